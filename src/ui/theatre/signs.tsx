/** The theatre's own signs, one stroke each. */
const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  stop: 'M8 5v14M16 5v14',
  next: 'm9 5 7 7-7 7',
  back: 'm15 5-7 7 7 7',
  first: 'm18 5-7 7 7 7M7 5v14',
  last: 'm6 5 7 7-7 7M17 5v14',
  screen: 'M3 5h18v11H3zM12 16v4M8 20h8',
  close: 'm6 6 12 12M18 6 6 18',
  above: 'M4 4h16v16H4zM4 10h16M10 4v16',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  near: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  scale: 'M3 17V7h18v10zM7 7v4M11 7v6M15 7v4M19 7v6',
  branch: 'M6 3v18M6 14c0-5 12-3 12-9M15 7l3-3 3 3',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  file: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8',
  notes: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7',
  laser: 'M4 20 14 10M17 7h.01M17 3v1M20.5 7H22M19.5 4.5l1-1',
  aim: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 1v4M12 19v4M1 12h4M19 12h4',
  chalk: 'M4 18c4-9 8-9 16-12M4 18h16',
} as const

export function Sign({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg
      className="icon-sign"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
