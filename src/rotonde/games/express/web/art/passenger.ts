/** Passenger cars, the diesel that leads them, the caboose and the wild car. */
import { box, disc, each, under, type Drawing } from './shapes'

const shell = (right = 4): Drawing => [
  ...under(),
  ['roof', `M6 14q2-5 8-5h68q6 0 8 5z`],
  ['body', box(3, 13, 90, 28, right)],
  ['cream', box(3, 17, 90, 12)],
  ['deep', box(3, 36, 90, 2.5)],
]
const pane = (x: number, width = 7) => box(x, 18.5, width, 9, 1.5)
const door = (x: number) => box(x, 17, 6, 22, 1)

export const passenger: Record<string, Drawing> = {
  'baggage-car': [
    ...shell(),
    ['deep', box(15, 16, 20, 25, 1) + box(61, 16, 20, 25, 1)],
    ['body', box(17, 18, 16, 21) + box(63, 18, 16, 21)],
    ['brass', box(39, 18, 18, 12, 1)],
    ['deepline', 'M39 18.500l9 7l9-7'],
    ['cream', each([19, 27, 65, 73], (x) => box(x, 21, 4, 14, 0.5))],
  ],
  coach: [...shell(), ['glass', each([14, 24, 34, 44.5, 55, 65, 75], (x) => pane(x))], ['deep', door(5) + door(85)]],
  'dome-car': [
    ...shell(),
    ['roof', 'M22 13q0-3 3-3h46q3 0 3 3z'],
    ['glass', 'M26 11q2-9 11-9h22q9 0 11 9z'],
    ['deepline', 'M37 2.500v8.500M48 2v9M59 2.500v8.500M26 11h44'],
    ['glass', each([14, 26, 38, 50, 62, 74], (x) => pane(x, 8))],
    ['deep', door(5) + door(85)],
  ],
  sleeper: [
    ...shell(),
    ['night', each([13, 21.5, 60, 68.5, 77], (x) => pane(x, 6))],
    ['brass', each([13, 21.5, 60, 68.5, 77], (x) => box(x, 18.5, 2, 9))],
    ['night', disc(44, 24.5, 11)],
    ['brass', 'M47 16.500a8.5 8.5 0 1 0 5 12a7 7 0 0 1-5-12z'],
    ['deep', door(5) + door(86)],
  ],
  'observation-car': [
    ...under(),
    ['roof', 'M6 14q2-5 8-5h56q14 0 19 8z'],
    ['body', 'M7 13h64q22 0 22 20v4q0 4-4 4h-82q-4 0-4-4v-20q0-4 4-4z'],
    ['cream', 'M3 17h78q9 3 11 12h-89z'],
    ['deep', 'M3 36h90v2.500h-90z'],
    ['glass', each([13, 24, 35], (x) => pane(x, 8)) + 'M47 18.500h33q8 2 9.5 9h-42.500z'],
    ['deepline', 'M58 18.500v9M69 18.500v9M79 18.500v9'],
    ['brass', disc(89, 33, 3.6)],
    ['deep', door(5)],
  ],
  diesel: [
    ...under([16, 27, 38, 62, 73, 84]),
    ['body', 'M22 9h66q5 0 5 5v27h-91q-2-9 3-13q5-4 9-5q2-12 8-14z'],
    ['glass', 'M17 21q2-8 6-9h9v9z'],
    ['cream', 'M3 30q4-4 9-5h81v6h-91z'],
    ['deep', each([42, 52, 62, 72], (x) => box(x, 13, 6, 8, 1)) + box(83, 13, 6, 26, 1)],
    ['glow', disc(7, 29, 3)],
    ['iron', 'M1 41h12l-5 8h-5z' + box(44, 6, 12, 3) + box(66, 6, 12, 3)],
  ],
  caboose: [
    ...under([22, 34, 62, 74]),
    ['deep', box(8, 12, 80, 4, 1.5)],
    ['body', box(16, 15, 64, 26, 1) + box(36, 3, 24, 10)],
    ['deep', box(33, 1, 30, 3, 1)],
    [
      'glass',
      box(39, 6, 7, 6) + box(50, 6, 7, 6) + box(22, 20, 10, 9, 1) + box(42, 20, 10, 9, 1) + box(62, 20, 10, 9, 1),
    ],
    ['wire', 'M9 40v-12h6M9 34h6M87 40v-12h-6M87 34h-6M11 16v12M85 16v12'],
    ['refused', disc(89, 24, 3.4)],
  ],
  'wild-car': [
    ...under(),
    ['violet', 'M4 20q6-14 20-10q8-9 24-5q16-4 24 5q14-4 20 10v21h-88z'],
    ['brass', 'M4 20q6-14 20-10q8-9 24-5q16-4 24 5q14-4 20 10v3q-10-9-20-6q-8-6-24-3q-16-3-24 3q-10-3-20 6z'],
    ['teal', box(9, 24, 16, 15, 2)],
    ['rose', box(71, 24, 16, 15, 2)],
    ['brass', 'M48 17l3.8 7.800l8.5 1l-6.3 5.900l1.7 8.500l-7.7-4.300l-7.7 4.300l1.7-8.500l-6.3-5.900l8.5-1z'],
    ['cream', disc(17, 31.5, 4) + disc(79, 31.5, 4)],
  ],
}
