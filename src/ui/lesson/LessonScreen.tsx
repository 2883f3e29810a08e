import { useCallback, useEffect, useState } from 'react'
import type { Overlay } from '../../rulesets/contract'
import { useHouse, useText } from '../house'
import type { Session } from '../ports'
import { TableScreen } from '../screens/TableScreen'
import { keptLesson } from './kept'
import { Teacher } from './Teacher'
import '../styles/lesson.css'

/** The first lesson: a real table with the real game, one sentence at a time. It is a game like any other, and goes on where it was left. */
export function LessonScreen() {
  const text = useText()
  const { t } = text
  const { games } = useHouse()
  const [session, setSession] = useState<Session | null>(null)
  const [failed, setFailed] = useState(false)
  const [drawn, setDrawn] = useState<readonly Overlay[]>([])
  const [anew, setAnew] = useState(0)
  const begin = useCallback(
    async (fresh: boolean) => {
      await text.load('lesson')
      const kept = fresh ? null : keptLesson()
      if (kept && kept.lesson !== 'done') {
        const resumed = await games.resume(kept.id)
        if (resumed.ok && !resumed.value.readOnly) return resumed
        if (resumed.ok) resumed.value.close()
      }
      return games.start({
        scenario: 'lesson',
        names: { a: t('lesson.side.a'), b: t('lesson.side.b') },
        mode: 'enforced',
        dice: 'table',
        options: {},
        persons: 1,
      })
    },
    [games, text, t],
  )
  useEffect(() => {
    let here = true
    let held: Session | null = null
    setSession(null)
    setDrawn([])
    begin(anew > 0)
      .then(result => {
        if (!result.ok) return here && setFailed(true)
        if (!here) return result.value.close()
        held = result.value
        setSession(result.value)
      })
      .catch(() => here && setFailed(true))
    return () => {
      here = false
      held?.close()
    }
  }, [begin, anew])
  if (failed)
    return (
      <main className="waiting">
        <p className="book">{t('ui.cannotOpen')}</p>
        <a className="button" href="#/">
          {t('ui.back')}
        </a>
      </main>
    )
  if (!session)
    return (
      <div className="waiting" role="status">
        <p className="book">{t('ui.waiting')}</p>
      </div>
    )
  return (
    <TableScreen key={session.id} session={session} drawn={drawn}>
      <Teacher session={session} onDrawn={setDrawn} onAgain={() => setAnew(n => n + 1)} />
    </TableScreen>
  )
}
