import type { Card } from '../../../rulesets/commands-colors'

const ZONES = { Left: 4, Centre: 22, Right: 42 } as const
const WIDTH = { Left: 18, Centre: 20, Right: 18 } as const
type Zone = keyof typeof ZONES

/** So many counters in a part of the field, two abreast. */
function Counters({ zone, n }: { readonly zone: Zone; readonly n: number }) {
  const x = ZONES[zone] + WIDTH[zone] / 2
  return (
    <>
      {Array.from({ length: n }, (_, i) => {
        const alone = i === n - 1 && n % 2 === 1
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a counter is its place.
            key={i}
            x={x - 3 + (alone ? 0 : i % 2 === 0 ? -4 : 4)}
            y={29 - Math.floor(i / 2) * 5}
            width="6"
            height="3.4"
            rx="0.6"
            className="art-block"
          />
        )
      })}
      <path d={`M${x} ${26 - Math.floor((n - 1) / 2) * 5}v-11m-3.5 3.5 3.5-3.5 3.5 3.5`} />
    </>
  )
}
/** The field in its three parts, those that the card speaks of shaded. */
function Field({ lit }: { readonly lit: { readonly [z in Zone]?: number } }) {
  return (
    <>
      {(Object.keys(ZONES) as Zone[]).map(z => (
        <g key={z}>
          {lit[z] ? <rect x={ZONES[z]} y="5" width={WIDTH[z]} height="34" className="art-lit" /> : null}
          {lit[z] ? <Counters zone={z} n={lit[z]} /> : null}
        </g>
      ))}
      <rect x="4" y="5" width="56" height="34" rx="1" />
      <path d="M22 5v34M42 5v34" strokeDasharray="1.5 2.2" />
    </>
  )
}
const NUMBER = { scout: 1, probe: 2, attack: 3, assault: 5 } as const

const musket = 'M0 0 26-13M26-13l7-3.6M3-1.5l3.5 3M9-4.5l1.6 3.2'
const PICTURES: { readonly [c in Card]?: React.ReactNode } = {
  reconInForce: <Field lit={{ Left: 1, Centre: 1, Right: 1 }} />,
  coordinatedAdvance: <Field lit={{ Left: 1, Centre: 2, Right: 1 }} />,
  // Three muskets, bayonets fixed, one behind the other.
  bayonetCharge: (
    <>
      {[0, 1, 2].map(i => (
        <path key={i} d={musket} transform={`translate(${12 + i * 6} ${28 + i * 5})`} />
      ))}
      <path d="M4 40h56" />
    </>
  ),
  // A gun on its carriage, and its smoke.
  bombard: (
    <>
      <circle cx="24" cy="31" r="8" />
      <path d="M24 23v16M16 31h16M18.5 25.5l11 11M29.5 25.5l-11 11M6 40l14-12M4 41h56" />
      <path d="m15 25 26-9 1.8 5L17 29z" className="art-block" />
      <path d="M46 16c-1-4 4-6 6-3 3-3 8 0 6 4 3 2 1 6-3 6-2 2-6 2-7-1-3-1-4-4-2-6z" className="art-lit" />
    </>
  ),
  // A horse at the gallop by its head, and a sabre over it.
  cavalryCharge: (
    <>
      <path d="M12 40c0-12 6-20 16-23l2-6 4 4c7 2 11 8 15 14l-3 4c-4 0-8-3-12-3-3 3-4 6-3 10z" className="art-lit" />
      <path d="M37 21h.01M28 17c-6 4-9 10-10 17" />
      <path d="M18 10C32 2 46 2 58 10M18 10l-4 5m2.5-7 5 4" />
    </>
  ),
  // Three shots from a rank that stands.
  fireAndHold: (
    <>
      {[12, 22, 32].map(y => (
        <g key={y}>
          <path d={`M6 ${y}h34M12 ${y}l-5 4M16 ${y}v3`} />
          <path d={`m44 ${y}h5m-5-1.5 4-3m-4 6 4 3`} />
          <circle cx="56" cy={y} r="1.4" className="art-block" />
        </g>
      ))}
      <path d="M4 40h56" />
    </>
  ),
  // A hat with its plume.
  leadership: (
    <>
      <path d="M6 32c6-2 10-18 26-18s20 16 26 18c-8 5-44 5-52 0z" className="art-lit" />
      <path d="M32 14c-2-6 2-10 8-10-1 5-3 8-8 10z" className="art-block" />
      <path d="M32 15v19M27 25h10" />
    </>
  ),
  // A march about the flank.
  grandManoeuvre: (
    <>
      <rect x="26" y="10" width="12" height="5" rx="0.8" />
      <rect x="14" y="32" width="12" height="5" rx="0.8" className="art-block" />
      <rect x="38" y="32" width="12" height="5" rx="0.8" className="art-block" />
      <path d="M14 31C6 22 8 10 20 8m-4-3 4.5 3-4 4M50 31c8-9 6-21-6-23m4-3-4.5 3 4 4" />
    </>
  ),
  // Two blades crossed.
  coldSteel: (
    <>
      <path d="M12 6c14 8 24 18 32 30M52 6C38 14 28 24 20 36" />
      <path d="m39 37 9-6m-29 0 9 6M46 39l-3-4.5M18 39l3-4.5" />
    </>
  ),
  // A milestone, and steps that lead past it.
  forceMarch: (
    <>
      <path d="M44 40V20c0-8 12-8 12 0v20z" className="art-lit" />
      <path d="M50 20v9m-3-6.5 3-2.5" />
      {[0, 1, 2].map(i => (
        <g key={i} transform={`translate(${8 + i * 11} ${34 - i * 7})`}>
          <ellipse cx="0" cy="0" rx="2.4" ry="4" transform="rotate(35)" className="art-block" />
          <ellipse cx="7" cy="3" rx="2.4" ry="4" transform="rotate(35)" className="art-block" />
        </g>
      ))}
    </>
  ),
  // A thrust that meets the blow before it falls.
  firstStrike: (
    <>
      <path d="M6 34 42 16m0 0 8-3-6 6zM12 27l6 9" />
      <path d="M58 6 48 14m10-8-2 6m2-6-6 1" />
      <path d="m44 22 4 4m2-10 6 1m-16-9 1-5" />
    </>
  ),
  // The same blow, given back.
  counterAttack: (
    <>
      <path d="M12 14h34m-7-6 7 6-7 6" />
      <path d="M52 31H18m7-6-7 6 7 6" strokeWidth="2.2" />
    </>
  ),
  // A colour carried forward.
  elan: (
    <>
      <path d="M16 42 24 4" />
      <path d="M23 7c10-6 14 5 32-1l-4 17c-14 6-20-5-31 1z" className="art-lit" />
      <path d="m32 16 3-3 3 3-3 3z" className="art-block" />
    </>
  ),
  // A drum.
  rally: (
    <>
      <path d="M16 18v16c0 6 32 6 32 0V18" className="art-lit" />
      <ellipse cx="32" cy="18" rx="16" ry="5" />
      <path d="m16 20 6 16 6-14 6 15 6-15 6 13M14 6l14 10M50 6 37 16" />
    </>
  ),
  // A waggon that has lost its wheel.
  shortSupply: (
    <>
      <path d="m10 26 34-8 3 10-34 8z" className="art-lit" />
      <circle cx="22" cy="34" r="6" />
      <path d="M22 28v12M16 34h12M46 24l10 4" />
      <path d="M44 40a6 6 0 1 1 11 1M49 35v5l4 2" />
    </>
  ),
}

/** What a card shows: section cards the field and how many go, the others a thing of their time. All of it drawn here. */
export function Art({ card }: { readonly card: Card | '' }) {
  const section = /^(scout|probe|attack|assault)(Left|Centre|Right)$/.exec(card)
  return (
    <svg
      className="cc-art"
      viewBox="0 0 64 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {section ? (
        <>
          <Field lit={{ [section[2] as Zone]: NUMBER[section[1] as keyof typeof NUMBER] }} />
          {section[1] === 'scout' && <path d="m47 40 9-6m0 0 4-3-2.5-3.5-4 2.5zM43 41.5l4-2.5" className="art-block" />}
        </>
      ) : card ? (
        PICTURES[card]
      ) : (
        <path d="M4 5h56v34H4zM10 11h44v22H10zM32 11 54 22 32 33 10 22z" />
      )}
    </svg>
  )
}
