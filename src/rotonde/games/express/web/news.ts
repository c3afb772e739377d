/** News of a train: what differs from how it stood before. */
import type { Train } from './picture'

export interface News {
  /** Its cars that are others now, by place. */
  cars: ReadonlySet<number>
  /** Its engine is another, or it has lost a car. */
  whole: boolean
}

export function newsOf(now: Train, then: Train | undefined): News {
  const cars = now.cars.flatMap((car, i) => (car === then?.cars[i] ? [] : [i]))
  const engine = JSON.stringify([now.engine?.up, now.engine?.seen_by]) !== known(then)
  return { cars: new Set(cars), whole: then === undefined || engine || now.cars.length < then.cars.length }
}

const known = (train: Train | undefined) => JSON.stringify([train?.engine?.up, train?.engine?.seen_by])
