import { beforeEach, describe, expect, it, vi } from 'vitest'

const started: string[] = []
const closed = vi.fn()

class Node {
  gain = { value: 1, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  frequency = { value: 0 }
  constructor(private name = '') {}
  connect(next: Node): Node {
    return next
  }
  start(): void {
    started.push(this.name)
  }
  stop(): void {}
}

class Context {
  currentTime = 0
  sampleRate = 8
  destination = new Node()
  createGain = () => new Node()
  createBiquadFilter = () => new Node()
  createOscillator = () => new Node('tone')
  createBufferSource = () => new Node('burst')
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
  resume = () => Promise.resolve()
  close = closed
}

const touch = { hasBeenActive: true }
vi.stubGlobal('AudioContext', Context)
vi.stubGlobal('navigator', { userActivation: touch })
const sound = await import('../src/sound')

beforeEach(() => {
  started.length = 0
  touch.hasBeenActive = true
})

describe('sounds', () => {
  it('throws dice in bursts of noise and sings what weighs', () => {
    sound.move(true, 'dice')
    expect(new Set(started)).toEqual(new Set(['burst']))
    started.length = 0
    sound.note(true, 'gain')
    expect(new Set(started)).toEqual(new Set(['tone']))
  })

  it('has one for each thing, and an end of both', () => {
    for (const thing of sound.THINGS) {
      started.length = 0
      sound.move(true, thing)
      expect(started.length).toBeGreaterThan(0)
    }
    started.length = 0
    sound.finale(true)
    expect(new Set(started)).toEqual(new Set(['tone', 'burst']))
  })

  it('is silent where it is not wanted, and before the page was touched', () => {
    sound.whistle(false)
    touch.hasBeenActive = false
    sound.clack(true)
    expect(started).toEqual([])
  })

  it('ends at once', () => {
    sound.finale(true)
    sound.silence()
    expect(closed).toHaveBeenCalledOnce()
  })
})
