/** A few soft sounds, made on the spot: heard once somebody has touched the page, until they are silenced. */
import type { Kind } from './story'

/** Sounds of things that are moved: a game's story.toml says which events have one. */
export const THINGS = ['dice', 'card', 'points', 'train'] as const
export type Thing = (typeof THINGS)[number]

interface Tone {
  pitch: number
  start: number
  length: number
  loud: number
  shape: OscillatorType
}

/** A burst of noise, heard through a filter around its pitch. */
interface Burst {
  pitch: number
  start: number
  length: number
  loud: number
}

interface Sound {
  tones?: Tone[]
  bursts?: Burst[]
}

/** All of it stays below this. */
const VOLUME = 0.5

let context: AudioContext | null = null
let out: GainNode | null = null
let noise: AudioBuffer | null = null

const tones = (shape: OscillatorType, loud: number, ...all: Array<[number, number, number]>): Tone[] =>
  all.map(([pitch, start, length]) => ({ pitch, start, length, loud, shape }))
const bursts = (loud: number, ...all: Array<[number, number, number]>): Burst[] =>
  all.map(([pitch, start, length]) => ({ pitch, start, length, loud }))

const CLACK: Sound = { tones: tones('square', 0.08, [190, 0, 0.07], [140, 0.06, 0.08]) }
const WHISTLE: Sound = { tones: tones('triangle', 0.035, [880, 0, 0.55], [1108, 0, 0.55], [1318, 0, 0.55]) }
/** A train comes in: slower and slower, then its whistle and a chord. */
const FINALE: Sound = {
  bursts: bursts(0.12, [420, 0, 0.14], [420, 0.2, 0.15], [400, 0.44, 0.17], [380, 0.74, 0.2], [340, 1.12, 0.5]),
  tones: [
    ...tones('triangle', 0.035, [880, 1.3, 0.5], [1108, 1.3, 0.5]),
    ...tones('sine', 0.05, [523, 1.8, 1.2], [659, 1.9, 1.2], [784, 2, 1.3], [1047, 2.15, 1.5]),
  ],
}
const OF_THINGS: Record<Thing, Sound> = {
  dice: {
    bursts: bursts(
      0.3,
      [2600, 0, 0.03],
      [2100, 0.07, 0.03],
      [2900, 0.12, 0.025],
      [1900, 0.2, 0.04],
      [2400, 0.26, 0.03],
    ),
  },
  card: { bursts: bursts(0.14, [3200, 0, 0.09], [1600, 0.05, 0.07]) },
  points: {
    tones: tones('square', 0.035, [210, 0, 0.05], [160, 0.09, 0.07]),
    bursts: bursts(0.25, [1500, 0, 0.03], [1100, 0.09, 0.04]),
  },
  train: { bursts: bursts(0.09, [500, 0, 0.1], [430, 0.12, 0.12]) },
}
const OF_KINDS: Record<Kind, Sound> = {
  gain: { tones: tones('sine', 0.045, [523, 0, 0.18], [784, 0.11, 0.3]) },
  harm: { tones: tones('sine', 0.05, [440, 0, 0.2], [311, 0.13, 0.4]) },
  crash: {
    tones: tones('sawtooth', 0.07, [98, 0, 0.35], [73, 0.05, 0.5], [61, 0.12, 0.6]),
    bursts: bursts(0.3, [700, 0, 0.25], [300, 0.08, 0.45]),
  },
  card: { tones: tones('sine', 0.04, [660, 0, 0.08], [620, 0.05, 0.1]), bursts: bursts(0.14, [3200, 0, 0.09]) },
  arrival: { tones: tones('sine', 0.045, [523, 0, 0.3], [659, 0.14, 0.3], [784, 0.28, 0.6]) },
}

/** It is my turn. */
export const whistle = (wanted: boolean) => play(wanted, WHISTLE)
/** Something was moved. */
export const clack = (wanted: boolean) => play(wanted, CLACK)
/** The game is over. */
export const finale = (wanted: boolean) => play(wanted, FINALE)
/** Something of weight happened. */
export const note = (wanted: boolean, kind: Kind) => play(wanted, OF_KINDS[kind])
/** A thing was moved. */
export const move = (wanted: boolean, thing: Thing) => play(wanted, OF_THINGS[thing])

/** Silences what is still to be heard. */
export function silence(): void {
  void context?.close()
  context = out = noise = null
}

function play(wanted: boolean, sound: Sound): void {
  if (!wanted || !ready()) return
  sound.tones?.forEach(sing)
  sound.bursts?.forEach(hiss)
}

/** Browsers let a page be heard once somebody has touched it. */
function ready(): boolean {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return false
  if (!context) {
    context = new AudioContext()
    out = context.createGain()
    out.gain.value = VOLUME
    out.connect(context.destination)
  }
  void context.resume()
  return true
}

function swell({ start, length, loud }: Tone | Burst): { volume: GainNode; at: number } {
  const volume = context!.createGain()
  const at = context!.currentTime + start
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loud, at + Math.min(0.02, length / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  volume.connect(out!)
  return { volume, at }
}

function sing(tone: Tone): void {
  const { volume, at } = swell(tone)
  const source = context!.createOscillator()
  source.type = tone.shape
  source.frequency.value = tone.pitch
  source.connect(volume)
  source.start(at)
  source.stop(at + tone.length)
}

function hiss(burst: Burst): void {
  const { volume, at } = swell(burst)
  const source = context!.createBufferSource()
  const filter = context!.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = burst.pitch
  source.buffer = noise ??= whiteNoise(context!)
  source.connect(filter).connect(volume)
  source.start(at)
  source.stop(at + burst.length)
}

function whiteNoise({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = context!.createBuffer(1, sampleRate, sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return buffer
}
