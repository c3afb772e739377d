/** The shape of each seat, in a square of 24. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  'M4 4h16v16h-16z',
  'M12 2.5l10 18h-20z',
  'M12 1.5l9.5 10.5l-9.5 10.5l-9.5-10.5z',
  'M12 1.5l3.1 7 7.6.7-5.7 5 1.7 7.4-6.7-3.9-6.7 3.9 1.7-7.4-5.7-5 7.6-.7z',
  'M6.5 2.5h11l5.5 9.5-5.5 9.5h-11l-5.5-9.5z',
]

export const shapeOf = (seat: number) => SHAPES[seat % SHAPES.length]!
