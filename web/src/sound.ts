/** A few soft sounds, made on the spot; nothing is heard until it is wanted. */
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
