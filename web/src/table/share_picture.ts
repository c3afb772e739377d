/** Picture of a finished game, drawn on a canvas: who won, and the story in five lines. */
import { shapeOf } from '../parts/seat_shapes'

export interface Summary {
  title: string
  headline: string
  rows: Array<{ seat: number; name: string; score: number; won: boolean }>
  story: string[]
  link: string
}

export const SIZE = { width: 1200, height: 630 }
const PAPER = '#f6eedc'
const INK = '#1d1a17'
const SEATS = ['#d55e00', '#0072b2', '#00855f', '#f0e442', '#b0578c', '#56b4e9']
const SIGN = '"Barlow Condensed", sans-serif'
const TEXT = '"Alegreya Sans", sans-serif'

export function drawn(canvas: HTMLCanvasElement, { title, headline, rows, story, link }: Summary): void {
  Object.assign(canvas, SIZE)
  const pen = canvas.getContext('2d')!
  ground(pen)
  write(pen, title.toLocaleUpperCase(), 60, 78, '#ffe2a0', `600 40px ${SIGN}`, 700)
  write(pen, headline, 60, 176, INK, `700 60px ${SIGN}`, 1080)
  rows.slice(0, 6).forEach((row, i) => rank(pen, row, 240 + i * 52))
  const left = rows.length ? 560 : 60
  story.forEach((line, i) => wrapped(pen, line, left, 240 + i * 62, SIZE.width - 60 - left))
  write(pen, link, 60, 604, '#ffe2a0', `500 26px ${SIGN}`, 1080)
}

function ground(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, SIZE.width, SIZE.height)
  pen.fillStyle = '#17202b'
  pen.fillRect(0, 0, SIZE.width, 110)
  pen.fillRect(0, 564, SIZE.width, 66)
  pen.fillStyle = '#a67c1e'
  pen.fillRect(0, 110, SIZE.width, 6)
  pen.fillRect(0, 558, SIZE.width, 6)
}

function rank(pen: CanvasRenderingContext2D, { seat, name, score, won }: Summary['rows'][number], y: number): void {
  if (won) {
    pen.fillStyle = '#f3dfa8'
    pen.fillRect(48, y - 30, 470, 46)
  }
  pen.save()
  pen.translate(60, y - 24)
  pen.scale(1.4, 1.4)
  const shape = new Path2D(shapeOf(seat))
  pen.fillStyle = SEATS[seat % SEATS.length]!
  pen.strokeStyle = INK
  pen.lineWidth = 1.6
  pen.fill(shape)
  pen.stroke(shape)
  pen.restore()
  write(pen, name, 110, y + 6, INK, `600 36px ${SIGN}`, 310)
  pen.textAlign = 'right'
  write(pen, String(score), 508, y + 6, INK, `700 38px ${SIGN}`, 80)
  pen.textAlign = 'left'
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  colour: string,
  font: string,
  room: number,
): void {
  pen.fillStyle = colour
  pen.font = font
  pen.fillText(text, x, y, room)
}

/** Two lines at most. */
function wrapped(pen: CanvasRenderingContext2D, text: string, x: number, y: number, room: number): void {
  pen.fillStyle = INK
  pen.font = `400 26px ${TEXT}`
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (pen.measureText(longer).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length > 2) lines[1] += ' …'
  lines.slice(0, 2).forEach((line, i) => pen.fillText(line, x, y - 8 + i * 28, room))
}
