import { describe, expect, it } from 'vitest'
import { sideFor } from '../aside'

describe('where the telegram lies', () => {
  it('lies to the left where nothing is covered', () => {
    expect(sideFor([], 900, false)).toEqual({ right: false, covers: false })
    expect(
      sideFor(
        [
          [100, 500],
          [450, 50],
        ],
        900,
        false,
      ),
    ).toEqual({ right: false, covers: false })
  })

  it('steps aside for what may be pressed', () => {
    expect(sideFor([[100, 100]], 900, false)).toEqual({ right: true, covers: false })
    expect(
      sideFor(
        [
          [100, 100],
          [850, 100],
          [860, 90],
        ],
        900,
        false,
      ),
    ).toEqual({ right: false, covers: true })
  })

  it('minds nothing outside the window', () => {
    expect(
      sideFor(
        [
          [-5, 10],
          [10, -5],
          [905, 10],
        ],
        900,
        false,
      ),
    ).toEqual({ right: false, covers: false })
  })

  it('is smaller on a small map', () => {
    expect(sideFor([[300, 100]], 900, true).right).toBe(false)
    expect(sideFor([[300, 100]], 900, false).right).toBe(true)
  })
})
