/** The three ways to play. */
export const MODES = ['enforced', 'advised', 'free'] as const
