/** A few soft sounds, made on the spot; nothing is heard until it is wanted. */
import type { Kind } from './story'

let context: AudioContext | null = null

function tone(frequency: number, start: number, length: number, loudness: number, shape: OscillatorType): void {
  if (!context) return
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.type = shape
  oscillator.frequency.value = frequency
  const at = context.currentTime + start
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + length)
}

function ready(wanted: boolean): boolean {
  if (!wanted || typeof AudioContext === 'undefined') return false
  context ??= new AudioContext()
  void context.resume()
  return true
}

/** It is my turn. */
export function whistle(wanted: boolean): void {
  if (!ready(wanted)) return
  for (const frequency of [880, 1108, 1318]) tone(frequency, 0, 0.55, 0.035, 'triangle')
}

/** Something was moved. */
export function clack(wanted: boolean): void {
  if (!ready(wanted)) return
  tone(190, 0, 0.07, 0.09, 'square')
  tone(140, 0.06, 0.08, 0.07, 'square')
}

/** Frequency, start and length of each tone of an event of weight. */
const TONES: Record<Kind, Array<[number, number, number]>> = {
  gain: [
    [523, 0, 0.18],
    [784, 0.11, 0.3],
  ],
  harm: [
    [440, 0, 0.2],
    [311, 0.13, 0.4],
  ],
  crash: [
    [98, 0, 0.35],
    [73, 0.05, 0.5],
    [61, 0.12, 0.6],
  ],
  card: [
    [660, 0, 0.08],
    [620, 0.05, 0.1],
  ],
  arrival: [
    [523, 0, 0.3],
    [659, 0.14, 0.3],
    [784, 0.28, 0.6],
  ],
}

/** Something of weight happened. */
export function note(wanted: boolean, kind: Kind): void {
  if (!ready(wanted)) return
  const [loudness, shape] = kind === 'crash' ? [0.09, 'sawtooth' as const] : [0.045, 'sine' as const]
  for (const [frequency, start, length] of TONES[kind]) tone(frequency, start, length, loudness, shape)
}
