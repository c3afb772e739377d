/** Places for the parts of the board: may one be pressed, how is it said, and press it. */
export interface Places {
  /** 'lit': allowed; 'dim': asked about, refused and explained; '': nothing to do with it now. */
  role: (place: string) => '' | 'lit' | 'dim'
  said: (place: string) => string
  press: (place: string) => void
  point: (place: string) => void
  leave: () => void
  /** The place that a disaster has been aimed at, or ''. */
  aimed: string
  /** The place that was chosen first where a second one is asked for, or ''. */
  chosen: string
}
