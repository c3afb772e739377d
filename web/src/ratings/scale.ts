/** Numbers on a line: round marks, and how sure a share is. */

export interface Scale {
  low: number
  high: number
  marks: number[]
}

/** A scale that holds all the numbers, with a few round marks inside. */
export function scale(numbers: number[], step = 100): Scale {
  const low = Math.floor(Math.min(...numbers) / step) * step
  const high = Math.max(Math.ceil(Math.max(...numbers) / step) * step, low + step)
  const every =
    [1, 2, 5, 10, 20, 50].map((times) => times * step).find((size) => (high - low) / size <= 5) ?? high - low
  const first = Math.ceil(low / every) * every
  const marks = Array.from({ length: Math.floor((high - first) / every) + 1 }, (_, i) => first + i * every)
  return { low, high, marks }
}

/** Where a number lies on a scale, from 0 to 1. */
export function at(value: number, { low, high }: Scale): number {
  return (value - low) / (high - low)
}

/** Wilson's 95 % interval of a share. */
export function interval(won: number, games: number): [number, number] {
  const z = 1.96
  const share = won / games
  const middle = share + (z * z) / (2 * games)
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const whole = 1 + (z * z) / games
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)]
}
