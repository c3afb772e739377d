/** Sentences about a game: its words come from the server. */
import { join, Sentences, type Values } from './sentences'
import type { GameEvent, Json, Language, Legal, Said, Sayable, Words } from './protocol'
import type { Kind, Weight } from './story'

/** French sets marks off by a space at which no line may break. */
export function typeset(text: string): string {
  return text.replace(/ (?=[;:!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

/** The text in that language, else in English. */
export function textIn(said: Sayable, language: Language): string {
  return (said as Said)[language] ?? said.en
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

const spoken = new WeakMap<Words, Sentences>()

/** The sentences that came with a game's words, read once. */
function sentencesOf(words: Words): Sentences {
  const known = spoken.get(words) ?? new Sentences(words.texts ?? {})
  spoken.set(words, known)
  return known
}

/** Stands for a name until it is known whether the name is said. */
const NAME = '\ue000'

/** Says a game's actions, events and questions; i18n/speaker.py says the same in the terminal. */
export class Phrases {
  private sentences: Sentences

  constructor(
    private words: Words,
    private names: (seat: number) => string,
    private language: Language,
    private sides: number[][] = [],
  ) {
    this.sentences = sentencesOf(words)
  }

  action(legal: Pick<Legal, 'action' | 'kind' | 'params'>): string {
    return capital(this.clause(`action-${legal.kind}`, legal.params)) || legal.action
  }

  event(event: GameEvent): string {
    return capital(this.clause(`event-${event.type}`, event))
  }

  /** Sentence for so many such events in a row; '' where each has its own. */
  run(event: GameEvent, count: number): string {
    return capital(this.clause(`run-${event.type}`, { ...event, count }))
  }

  /** Whose turn an event begins, if it does; a game that does not say has another turn where another seat acts. */
  begins(event: GameEvent, now: number | null): number | undefined {
    const seat = typeof event.seat === 'number' ? event.seat : undefined
    const begins = this.words.story?.begins
    return (begins ? begins.includes(event.type) : seat !== now) ? seat : undefined
  }

  /** How much an event weighs in the story of a turn. */
  weight(event: GameEvent): Weight {
    if (this.kindOf(event)) return 'heavy'
    return this.words.story?.trifles?.includes(event.type) ? 'trifle' : 'normal'
  }

  /** Kind of an event of weight; null for the others. */
  kindOf(event: GameEvent): Kind | null {
    return this.words.story?.heavy?.[event.type] ?? null
  }

  /** The short form of an event in the turn of `owner`, whose name is left out; where the numbers of such events
   * are added up, it is said with `sum`. A game without short forms is told by its sentences. */
  short(event: GameEvent, owner: number | null, sum = 0): { text: string; amount?: number; last?: boolean } | null {
    const { story } = this.words
    if (!/^short-/m.test(this.words.texts?.en ?? '')) return this.sentenceOf(event, owner)
    if (!this.sentences.has(`short-${event.type}`)) return null
    const added = story?.sums?.[event.type]
    const text = this.nameless(`short-${event.type}`, added ? { ...event, [added]: sum } : event, owner)
    return { text, last: story?.last?.includes(event.type), amount: added ? Number(event[added]) : undefined }
  }

  /** The sentence of an event in the turn of `owner`, whose name is left out. */
  sentenceOf(event: GameEvent, owner: number | null): { text: string } | null {
    const text = this.nameless(`event-${event.type}`, event, owner)
    return text ? { text } : null
  }

  /** The seats of which an event speaks. */
  seatsOf(event: GameEvent): number[] {
    const { seats = ['seat'], sides = [] } = this.words
    const named = seats.map((name) => event[name]).filter((seat) => typeof seat === 'number')
    return [...named, ...sides.flatMap((name) => (name in event ? (this.sides[Number(event[name])] ?? []) : []))]
  }

  /** Question, as put to the one who decides (`mine`) or to the others. */
  ask(asks: string, seat: number, mine: boolean): string {
    return this.clause(`ask-${asks}-${mine ? 'you' : 'other'}`, { seat })
  }

  kind(kind: string): string {
    return this.clause(`kind-${kind}`, {})
  }

  board(key: string, values: Values = {}): string {
    return this.clause(`board-${key}`, values) || key
  }

  value(name: string, value: Json): string {
    return String(this.argument(name, value))
  }

  /** A value as a sentence takes it: a name, several counted, or a number. */
  private argument(name: string, value: Json): string | number {
    const { seats = ['seat'], sides, numbered, lists } = this.words
    if (seats.includes(name) && typeof value === 'number') return this.names(value)
    if (sides?.includes(name)) return (this.sides[Number(value)] ?? []).map(this.names).join(' & ')
    if (numbered?.includes(name)) return Number(value) + 1
    if (lists?.includes(name)) return this.counted(name, value)
    return this.named(name, value)
  }

  private named(name: string, value: Json): string | number {
    const known = this.words.names?.[name]?.[String(value)]
    if (known) return typeset(textIn(known, this.language))
    const own = valueName(name, String(value))
    if (this.sentences.has(own)) return this.say(own, {})
    const count = typeof value === 'number' ? value : String(value)
    return this.sentences.has(`value-${name}`) ? this.say(`value-${name}`, { count }) : count
  }

  private nameless(key: string, event: GameEvent, owner: number | null): string {
    if (event.seat !== owner || owner === null) return this.clause(key, event)
    const text = this.clause(key, { ...event, seat: NAME })
    return text.startsWith(`${NAME} `) ? text.slice(2) : text.replaceAll(NAME, this.value('seat', owner))
  }

  /** A sentence with its values; '' where there is none. */
  private clause(key: string, params: Record<string, Json>): string {
    if (!this.sentences.has(key)) return ''
    const values = Object.entries(params).map(([name, value]) => [name, this.argument(name, value)])
    return this.say(key, Object.fromEntries(values))
  }

  private say(key: string, values: Values): string {
    return this.sentences.say(key, values, this.language)
  }

  private counted(name: string, value: Json): string {
    const items = Array.isArray(value) ? value.map(String) : String(value).split(' ').filter(Boolean)
    const counts = new Map<string, number>()
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
    const parts = [...counts].map(([item, count]) => this.say(valueName(name, item), { count }))
    return join(parts, this.language)
  }
}

/** Name of the sentence that says a parameter's value. */
const valueName = (name: string, value: string) => `value-${name}-${value.replace(/[^A-Za-z0-9_-]/g, '-')}`
