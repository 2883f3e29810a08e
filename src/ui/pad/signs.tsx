/** The manoeuvres as small signs of one stroke; they say nothing to a screen reader, their button does. */
const PATHS = {
  wheelLeft: 'M19 20a14 14 0 0 0-13-13M6 7l4-4M6 7l4 4',
  wheelRight: 'M5 20a14 14 0 0 1 13-13M18 7l-4-4M18 7l-4 4',
  ahead: 'M12 20V5M12 5 7 10M12 5l5 5',
  back: 'M12 4v15M12 19l-5-5M12 19l5-5',
  obliqueLeft: 'M18 20 8 5M8 5v6M8 5l6 2',
  obliqueRight: 'M6 20 16 5M16 5v6M16 5l-6 2',
  left: 'M20 12H5M5 12l5-5M5 12l5 5',
  right: 'M4 12h15M19 12l-5-5M19 12l-5 5',
  aboutFace: 'M7 20V9a5 5 0 0 1 10 0v9M17 18l-4-4M17 18l4-4',
  charges: 'M4 4l12 12M20 4 8 16M14 18l4-4M10 18l-4-4M17 17l3 3M7 17l-3 3',
  threats: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  place: 'M12 3v12m0 0-4-4m4 4 4-4M4 19h16',
  yes: 'm4 12 6 6L20 6',
  no: 'm6 6 12 12M18 6 6 18',
} as const
export type SignName = keyof typeof PATHS

export function Sign({ name }: { readonly name: SignName }) {
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
