/** The five disasters, as telegrams from the line would draw them. */
import { box, disc, type Drawing } from './shapes'

const RAIL: Drawing = [['rail', 'M0 52h96']]
const BURST =
  'M48 4l6 11l11-7l-2 12l14 0l-10 9l12 7l-14 2l3 12l-12-6l-8 10l-7-10l-12 6l3-12l-15-2l12-7l-10-9l14 0l-2-12l11 7z'

export const disaster: Record<string, Drawing> = {
  wreck: [
    ...RAIL,
    ['crimson', 'M-4 24h34l10 10l-6 10l-38 2z'],
    ['blue', 'M100 24h-34l-10 10l6 10l38 2z'],
    ['glow', BURST],
    ['refused', 'M48 14l4 8l8-3l-2 8l9 2l-7 5l5 7l-9-1l-1 8l-7-6l-7 6l-1-8l-9 1l5-7l-7-5l9-2l-2-8l8 3z'],
    ['cream', box(45.5, 22, 5, 12, 2) + disc(48, 39, 2.8)],
    ['iron', disc(10, 47, 5) + disc(22, 47, 5) + disc(74, 47, 5) + disc(86, 47, 5)],
  ],
  derailment: [
    ['rail', 'M0 52h40l8-7M58 56l8-4h30'],
    ['steel', 'M16 30l56-19l8 22l-56 19z'],
    ['deep', 'M16 30l56-19l1.5 5l-56 19z'],
    ['cream', 'M26 36l10-3.500l3 7l-10 3.500zM44 29.500l10-3.500l3 7l-10 3.500zM61 24l10-3.500l3 7l-10 3.500z'],
    ['iron', disc(33, 53, 5) + disc(47, 49, 5) + disc(71, 41, 5) + disc(83, 37, 5)],
    ['refusedline', 'M10 10l8 8M26 2l2 11M2 24l11 2'],
  ],
  'broken-car': [
    ...RAIL,
    ['steel', 'M4 16h38l-6 8l7 6l-6 11h-33z'],
    ['steel', 'M92 18l-36 -4l-4 8l8 6l-5 10l34 5z'],
    ['deep', 'M4 16h38l-3 4h-35zM92 18l-36-4l-2 4l38 4z'],
    ['refusedline', 'M49 4l-5 11l7 5l-6 9l7 5l-6 9l3 7'],
    ['iron', disc(14, 47, 5) + disc(28, 47, 5) + disc(70, 48, 5) + disc(83, 49, 5)],
    ['deepline', 'M12 24v14M22 24v14M66 22l-1 14M78 24l-1 14'],
  ],
  steal: [
    ...RAIL,
    ['steel', box(34, 20, 56, 21, 2)],
    ['deepline', 'M46 24v14M58 24v14M70 24v14M82 24v14'],
    ['iron', disc(46, 47, 5) + disc(78, 47, 5)],
    ['refusedline', 'M30 32h-20M17 25l-8 7l8 7'],
    ['coal', 'M20 6q14-6 28 3q14-9 28-3q4 14-8 18q-12 2-20-8q-8 10-20 8q-12-4-8-18z'],
    ['cream', 'M28 12q8-3 14 4q-8 5-14-4zM68 12q-8-3-14 4q8 5 14-4z'],
  ],
  'engine-swap': [
    ['crimson', 'M6 24v-10q0-5 5-5h18l6 5v10z'],
    ['blue', 'M90 46v-10q0-5-5-5h-18l-6 5v10z'],
    ['glass', 'M24 12h6l3 4v3h-9zM72 34h-6l-3 4v3h9z'],
    ['iron', disc(13, 25, 4) + disc(27, 25, 4) + disc(83, 47, 4) + disc(69, 47, 4)],
    ['turn', 'M44 14q30-6 38 9M52 46q-30 6-38-9'],
    ['arrow', 'M77 22l11-2l-4 10zM19 38l-11 2l4-10z'],
  ],
}
