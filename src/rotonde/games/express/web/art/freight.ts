/** The nine kinds of freight car. */
import { box, disc, each, under, type Drawing } from './shapes'

const auto = (x: number, y: number) => `M${x} ${y}v-3.5q0-2 2.5-2.300l2.8-4.200h8l3 4q3.7.2 3.7 3v3z`
const tyres = (x: number, y: number) => disc(x + 4.5, y, 1.9) + disc(x + 15, y, 1.9)

const coil = (x: number): Drawing => [
  ['steel', disc(x, 29, 9)],
  ['ring', disc(x, 29, 5.8)],
  ['dark', disc(x, 29, 2.8)],
]

export const freight: Record<string, Drawing> = {
  'auto-carrier': [
    ...under(),
    ['body', box(5, 36, 86, 4.5, 1)],
    ['body', box(5, 20.5, 86, 3)],
    ['deep', each([5, 33, 60, 88], (x) => box(x, 8, 3, 30))],
    ['blue', auto(10, 19.5) + auto(64, 35)],
    ['brass', auto(37, 19.5) + auto(10, 35)],
    ['teal', auto(64, 19.5) + auto(37, 35)],
    ['iron', tyres(10, 19) + tyres(37, 19) + tyres(64, 19) + tyres(10, 35) + tyres(37, 35) + tyres(64, 35)],
  ],
  'commuter-car': [
    ...under(),
    ['wire', 'M40 11l6-6l6 6M37 5h18'],
    ['body', box(4, 11, 88, 30, 6)],
    ['deep', box(4, 24.5, 88, 3)],
    ['glass', each([9, 20, 50, 61], (x) => box(x, 15, 9, 7, 1.5) + box(x, 30, 9, 6.5, 1.5))],
    ['cream', box(33, 15, 13, 26, 1.5) + box(75, 15, 12, 26, 1.5)],
    ['deepline', 'M39.5 15v26M81 15v26'],
  ],
  'piggyback-car': [
    ...under(),
    ['body', 'M3 34h90v6h-90z'],
    ['deep', box(3, 38, 90, 2.5)],
    ['silver', box(10, 8, 68, 22, 2)],
    ['body', box(10, 16, 68, 6)],
    ['pale', each([18, 30, 42, 54, 66], (x) => box(x, 9, 1.2, 20))],
    ['iron', disc(20, 31, 4.2) + disc(30, 31, 4.2) + box(68, 30, 3, 5) + box(66, 34, 7, 1.5)],
    ['hub', disc(20, 31, 1.5) + disc(30, 31, 1.5)],
  ],
  'steel-coil-car': [
    ...under(),
    ...[18, 38, 58, 78].flatMap(coil),
    ['body', 'M4 30h5l4 7h10l5-7l5 7h10l5-7l5 7h10l5-7l5 7h10l4-7h5v10h-88z'],
    ['deep', box(4, 37, 88, 3.5)],
  ],
  gondola: [
    ...under(),
    ['steel', 'M12 24l8-9l9 3l7-7l10 7l9-5l8 6l9-4l9 9z'],
    ['ring', 'M20 24l6-6l5 6zM44 24l5-9l6 9zM68 24l4-6l6 6z'],
    ['body', 'M5 23h86l-1.5 17.500h-83z'],
    ['deep', each([13, 25, 37, 49, 61, 73, 85], (x) => box(x - 1.2, 25, 2.4, 15))],
    ['deep', box(4, 22, 88, 3, 1)],
  ],
  'coal-car': [
    ...under(),
    ['coal', 'M9 19q3-8 11-7q5-7 13-3q8-6 15-1q8-5 14 1q8-4 13 3q8 0 11 7z'],
    ['pale', 'M22 15l4-3l3 3zM44 12l5-3l3 4zM66 14l4-3l4 4z'],
    ['body', 'M5 18h86v9l-11 13.500h-64l-11-13.500z'],
    ['deep', 'M5 18h86v3h-86z' + each([20, 34, 48, 62, 76], (x) => box(x - 1, 21, 2, 19))],
  ],
  hopper: [
    ...under(),
    ['deep', box(10, 8, 76, 4, 1)],
    ['body', 'M5 11h86v12l-9 18h-10l-8-10l-8 10h-16l-8-10l-8 10h-10l-9-18z'],
    ['deep', each([5, 26.5, 47, 67.5, 88], (x) => box(x, 11, 3, 14))],
    ['cream', each([14, 34, 55, 75], (x) => box(x, 6, 7, 3, 1))],
  ],
  'tank-car': [
    ...under(),
    ['deep', box(38, 6, 20, 10, 3) + box(43, 4, 10, 3, 1)],
    ['body', box(4, 13, 88, 26, 12.5)],
    ['pale', box(12, 17, 72, 4.5, 2.2)],
    ['deep', box(24, 13, 2.5, 26) + box(69.5, 13, 2.5, 26)],
    ['deepline', 'M44 14v25M52 14v25M44 19h8M44 24h8M44 29h8M44 34h8'],
  ],
  'box-car': [
    ...under(),
    ['deep', 'M3 12q45-9 90 0v3h-90z'],
    ['body', box(5, 13, 86, 28, 1)],
    ['deepline', 'M14 15v25M23 15v25M32 15v25M64 15v25M73 15v25M82 15v25'],
    ['deep', box(36, 14, 24, 27)],
    ['body', box(38.5, 16.5, 19, 22)],
    ['cream', box(54, 25, 2.4, 6, 1)],
    ['deepline', 'M38.5 16.500l19 22M57.5 16.500l-19 22'],
  ],
}
