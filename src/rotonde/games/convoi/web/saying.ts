/** Names of the board's spots, for the ear and for the title of the desk. */
import type { Phrases } from '$shell/phrases'
import { capital } from '$shell/phrases'
import { label } from '$shell/generated/convoi'
import type { Network } from './network'
import { numberOf, type Aids, type Picture, type Way } from './picture'

export class Saying {
  constructor(
    private phrases: Phrases,
    private network: Network,
    private picture: Picture,
    private aids: Aids,
  ) {}

  place = (id: string): string => {
    if (id.startsWith('j.')) return this.phrases.value('junction', id.slice(2))
    return this.phrases.value('space', id)
  }

  leg = (leg: string) => this.phrases.value('one', leg)
  light = (light: string) => this.phrases.value('light', light)
  train = (train: string) => capital(this.phrases.value('train', train))

  /** An agent's name without its article, for the small sign. */
  agent = (agent: string) => this.phrases.value('agent', agent).replace(/^(the |le |la |l['’])/, '')

  /** A spot, an agent or a card, in few words. */
  thing(name: string): string {
    const id = name.slice(name.indexOf(':') + 1)
    if (name.startsWith('agent:')) return capital(this.phrases.value('agent', id))
    if (name.startsWith('card:')) return capital(this.phrases.value('card', id))
    return name.startsWith('train:') ? this.train(id) : this.spot(name)
  }

  spot = (spot: string): string => {
    const at = spot.indexOf(':')
    const id = spot.slice(at + 1)
    switch (spot.slice(0, at)) {
      case 'light':
        return label(this.picture.green.includes(id) ? 'spot-light-green' : 'spot-light-red', {
          light: capital(this.light(id)),
        })
      case 'junction':
        return this.#junction(id)
      case 'train':
        return this.#train(id)
      default:
        return this.#station(id)
    }
  }

  #junction(id: string): string {
    const junction = this.phrases.value('junction', id)
    const [one, other] = this.picture.switches[id] ?? []
    if (!one || !other) return label('spot-junction-unset', { junction })
    return label('spot-junction', { junction, one: this.leg(one), other: this.leg(other) })
  }

  #train(id: string): string {
    const train = this.picture.trains.find((each) => each.train === id)!
    const cargo = train.cargo
      ? label('spot-cargo', { goods: this.phrases.value('goods', train.cargo) })
      : label('spot-empty')
    const ways = this.aids.trains?.find((each) => each.train === id)?.ways ?? []
    const place = this.place(train.space ?? '')
    const ahead =
      this.network.sections.has(train.space ?? '') && train.heading
        ? this.phrases.value('towards', `${train.space} ${train.heading}`)
        : null
    const where = ahead ? label('spot-towards', { place, ahead }) : place
    const name = label('spot-train', { train: this.train(id), place: where, cargo })
    return [name, ...ways.map((way) => this.faces(way))].join('. ')
  }

  /** Each face of the die in words: where it would stop the train and what it would cost. */
  faces(way: Way): string {
    const to = way.exit ? `${label('button-exit', { exit: this.phrases.value('exit', way.exit) })}: ` : ''
    const all = way.faces.map(({ points, space, tokens }) => {
      const cost = tokens ? label('face-cost', { count: tokens }) : label('face-free')
      return label('face', { points, place: this.place(space), cost })
    })
    return to + all.join('; ')
  }

  #station(id: string): string {
    const { kind, goods, number } = this.network.places.get(id)!
    const departure = numberOf(number, this.picture) ?? 0
    if (kind === 'port') return label('spot-port', { place: this.place(id) })
    if (kind === 'departure') return label('spot-departure', { place: this.place(id), number: departure })
    const count = this.picture.cubes[goods as keyof Picture['cubes']]
    return label('spot-city', { place: this.place(id), count, goods: this.phrases.value('goods', goods ?? '') })
  }
}
