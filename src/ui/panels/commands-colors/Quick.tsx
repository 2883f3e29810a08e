import { type ReactNode, useEffect, useState } from 'react'
import { SYMBOLS } from '../../../rulesets/contract'
import { useText } from '../../house'
import { BattleFace } from '../../parts/BattleFace'
import { Tabs } from '../../table/Tabs'
import { AUSTRIA, FRANCE, GROUND, GUNS } from './quickTables'
import './cards.css'

const PAGES = ['units', 'ground', 'battle', 'turn', 'banners'] as const
type Page = (typeof PAGES)[number]
const TURN = ['command', 'order', 'move', 'combat', 'draw'] as const
const BATTLE = [
  'fire',
  'melee',
  'strike',
  'retire',
  'square',
  'mass',
  'combined',
  'lancer',
  'cuirass',
  'leader',
  'flags',
  'advance',
  'back',
] as const
const BANNERS = ['destroyed', 'temp', 'start', 'group', 'majority', 'control', 'perm', 'exit'] as const

/** Units, ground and the order of things on one sheet, in our own words: a page at a time on the screen, all of them on paper. */
export function Quick() {
  const text = useText()
  const { t } = text
  const [ready, setReady] = useState(false)
  useEffect(() => void text.more('commands-colors', 'quick').finally(() => setReady(true)), [text])
  const [page, setPage] = useState<Page>('units')
  if (!ready) return null
  const pages: { readonly [p in Page]: () => ReactNode } = {
    units: Units,
    ground: Ground,
    battle: () => <Lines of="battle" lines={BATTLE} />,
    turn: () => <Lines of="turn" lines={TURN} />,
    banners: () => <Lines of="banners" lines={BANNERS} />,
  }
  return (
    <>
      <div className="quick-tabs no-print">
        <Tabs
          names={PAGES}
          value={page}
          onChange={setPage}
          label={t('ui.menu.quick')}
          words={Object.fromEntries(PAGES.map(p => [p, t(`quick.cc.${p}`)]))}
        />
      </div>
      {PAGES.map(p => {
        const One = pages[p]
        return (
          <div key={p} className={`quick-page${p === page ? '' : ' turned'}`} data-testid={`quick-${p}`}>
            <h3 className="quick-title">{t(`quick.cc.${p}`)}</h3>
            <One />
          </div>
        )
      })}
    </>
  )
}

function Lines({ of, lines }: { readonly of: string; readonly lines: readonly string[] }) {
  const { t } = useText()
  return (
    <ul>
      {lines.map(line => (
        <li key={line}>{t(`quick.cc.${of}.${line}`)}</li>
      ))}
    </ul>
  )
}

function Units() {
  const { t } = useText()
  const head = ['unit', 'blocks', 'move', 'fire', 'moved', 'melee', 'flag', 'ignores'] as const
  return (
    <>
      {([AUSTRIA, FRANCE] as const).map((rows, i) => (
        <div key={i === 0 ? 'austria' : 'france'} className="cc-scroll">
          <table className="quick-table cc-sheet">
            <caption>{t(i === 0 ? 'quick.cc.austria' : 'quick.cc.france')}</caption>
            <thead>
              <tr>
                {head.map(h => (
                  <th key={h} scope="col">
                    {t(`quick.cc.col.${h}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([type, ...row]) => (
                <tr key={type}>
                  <th scope="row">{t(`unit.cc.${type}`)}</th>
                  {row.map((v, k) => (
                    <td key={head[k + 1]} className="number">
                      {v === '' ? '–' : v}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <p className="small">{t('quick.cc.units.note')}</p>
      <table className="quick-table cc-sheet">
        <caption>{t('quick.cc.guns')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('quick.cc.col.blocks')}</th>
            {[1, 2, 3, 4, 5].map(n => (
              <th key={n} scope="col">
                {n === 1 ? t('quick.cc.col.melee') : n}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['foot', 'horse'] as const).flatMap(kind =>
            GUNS[kind].map((row, i) => (
              <tr key={`${kind}${row[0]}`}>
                <th scope="row">{t(`quick.cc.guns.${kind}`, { count: 3 - i })}</th>
                {[0, 1, 2, 3, 4].map(k => (
                  <td key={k} className="number">
                    {row[k] || '–'}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
      <ul className="cc-faces small">
        {SYMBOLS.map(f => (
          <li key={f}>
            <BattleFace symbol={f} /> {t(`quick.cc.face.${f}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

function Ground() {
  const { t } = useText()
  return (
    <>
      <div className="cc-scroll">
        <table className="quick-table cc-sheet">
          <thead>
            <tr>
              {(['ground', 'entry', 'into', 'out', 'sight', 'square', 'ignores'] as const).map(h => (
                <th key={h} scope="col">
                  {t(`quick.cc.col.${h}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROUND.map(([code, entry, into, out, blocks, square, ignores]) => (
              <tr key={code}>
                <th scope="row">{t(`quick.cc.ground.${code}`)}</th>
                <td>{t(`quick.cc.entry.${entry}`)}</td>
                <td className="number">{into ? `−${into}` : '–'}</td>
                <td className="number">{out ? `−${out}` : '–'}</td>
                <td>{t(blocks ? 'quick.cc.yes' : 'quick.cc.no')}</td>
                <td>{t(entry !== 'never' && square ? 'quick.cc.yes' : 'quick.cc.no')}</td>
                <td className="number">{ignores || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul>
        {(['hill', 'bridge', 'works', 'both', 'notes'] as const).map(l => (
          <li key={l}>{t(`quick.cc.ground.${l}`)}</li>
        ))}
      </ul>
    </>
  )
}
