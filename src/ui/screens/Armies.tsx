import { Suspense, useCallback, useEffect, useState } from 'react'
import type { ArmyBuilder } from '../../rulesets/contract'
import { useHouse, useText } from '../house'
import type { BuilderProps } from '../ports'
import { go } from '../route'

/** The room in which army lists are made: the game's own builder, with what it needs fetched. */
export function ArmyScreen({ query }: { readonly query: { readonly [key: string]: string } }) {
  const text = useText()
  const { games, panels, lists } = useHouse()
  const ruleset =
    query.ruleset && panels[query.ruleset]?.Builder ? query.ruleset : (Object.keys(panels).find(id => panels[id]!.Builder) ?? '')
  const [ready, setReady] = useState<{ builder: ArmyBuilder; ready: BuilderProps['ready'] } | null>(null)
  useEffect(() => {
    let here = true
    Promise.all([games.builderOf(ruleset), games.armiesOf(ruleset), text.load('builder', true)]).then(
      ([builder, armies]) => here && builder && setReady({ builder, ready: armies.filter(a => a.from === 'house') }),
      () => {},
    )
    return () => {
      here = false
    }
  }, [games, ruleset, text])
  const onOpen = useCallback(
    (id: string | null) => go({ at: 'army', query: { ruleset, ...(id ? { list: id } : {}) } }),
    [ruleset],
  )
  const Builder = panels[ruleset]?.Builder
  const waiting = (
    <div className="waiting" role="status">
      <p className="book">{text.t('ui.waiting')}</p>
    </div>
  )
  if (!Builder || !ready) return waiting
  return (
    <Suspense fallback={waiting}>
      <Builder
        ruleset={ruleset}
        builder={ready.builder}
        ready={ready.ready}
        lists={lists}
        open={query.list ?? null}
        onOpen={onOpen}
      />
    </Suspense>
  )
}
