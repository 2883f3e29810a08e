/** Small signs drawn as one stroke; they say nothing to a screen reader, their button does. */
const PATHS = {
  undo: 'M9 6 4 11l5 5M4.5 11H14a6 6 0 0 1 0 12h-3',
  redo: 'm15 6 5 5-5 5M19.5 11H10a6 6 0 0 0 0 12h3',
  ruler: 'M3 16 16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  hand: 'M7 13V6.5a1.5 1.5 0 0 1 3 0V11M10 11V4.5a1.5 1.5 0 0 1 3 0V11M13 11V5.5a1.5 1.5 0 0 1 3 0V13M16 9.5a1.5 1.5 0 0 1 3 0V15a7 7 0 0 1-7 7c-3 0-4.5-1.5-6-4l-2.5-4a1.5 1.5 0 0 1 2.6-1.5L7 14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  fold: 'm15 5-7 7 7 7',
  unfold: 'm9 5 7 7-7 7',
  up: 'm5 15 7-7 7 7',
  down: 'm5 9 7 7 7-7',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  plan: 'M4 4h16v16H4zM4 12h16M12 4v16',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  orbit: 'M12 3c3 0 5 4 5 9s-2 9-5 9-5-4-5-9 2-9 5-9M3 12c0-3 4-5 9-5s9 2 9 5-4 5-9 5-9-2-9-5',
  turn: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  flag: 'M5 21V4M5 4c5-3 8 3 14 0v9c-6 3-9-3-14 0',
  scroll: 'M7 4h11a2 2 0 0 1 2 2v1h-4M7 4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V7M8 9h5M8 13h6',
  check: 'm4 12 6 6L20 6',
  place: 'M12 3v12m0 0-4-4m4 4 4-4M4 19h16',
  dice: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
  roster: 'M4 6h3M4 12h3M4 18h3M10 6h10M10 12h10M10 18h10',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
} as const
export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon-sign"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
