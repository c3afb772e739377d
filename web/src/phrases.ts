/** Sentences made from templates: a game's words, in both languages. */
import type { Values } from './catalogue.svelte'
import type { Form, GameEvent, Json, Language, Legal, Said, Sayable, Words } from './protocol'
import type { Kind, Weight } from './story'

/** French sets marks off by a space at which no line may break. */
export function typeset(text: string): string {
  return text.replace(/ (?=[;:!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

/** The text in that language, else in English. */
export function textIn(said: Sayable, language: Language): string {
  return (said as Said)[language] ?? said.en
}

/** Puts values into `{braces}`; a name without a value stays as it is. */
export function fill(template: string, values: Values): string {
  return typeset(template).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** French says "0 dé", English "0 dice": the language knows which form a count takes. */
export function isOne(count: number, language: Language): boolean {
  return new Intl.PluralRules(language).select(count) === 'one'
}

export function join(parts: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function form(said: Record<Language, Form>, language: Language, count: number): string {
  const entry = said[language] ?? said.en!
  if (typeof entry === 'string') return entry
  return isOne(count, language) ? entry[0] : entry[1]
}

/** Says a game's actions, events and questions as its words.toml has them. */
export class Phrases {
  constructor(
    private words: Words,
    private names: (seat: number) => string,
    private language: Language,
    private sides: number[][] = [],
  ) {}

  action(legal: Pick<Legal, 'action' | 'kind' | 'params'>): string {
    const said = this.words.actions?.[legal.kind]
    return said ? this.sentence(said, legal.params) : legal.action
  }

  event(event: GameEvent): string {
    const said = this.words.events?.[event.type]
    return said ? this.sentence(said, event) : ''
  }

  /** Sentence for several such events in a row, its `{count}` still open; '' where each has its own. */
  run(event: GameEvent): string {
    const said = this.words.runs?.[event.type]
    return said ? this.sentence(said, event) : ''
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

  /** The short form of an event in the turn of `owner`, whose name is left out; its number stays open as `{sum}`
   * where such events are added up. A game without short forms is told by its sentences. */
  short(event: GameEvent, owner: number | null): { text: string; amount?: number; last?: boolean } | null {
    const { short } = this.words.story ?? {}
    const said = short?.[event.type]
    if (!said) return short ? null : this.sentenceOf(event, owner)
    const text = this.nameless(said, said.sum ? { ...event, [said.sum]: '{sum}' } : event, owner)
    return { text, last: said.last, amount: said.sum ? Number(event[said.sum]) : undefined }
  }

  /** The sentence of an event in the turn of `owner`, whose name is left out. */
  sentenceOf(event: GameEvent, owner: number | null): { text: string } | null {
    const said = this.words.events?.[event.type]
    return said ? { text: this.nameless(said, event, owner) } : null
  }

  /** The seats of which an event speaks. */
  seatsOf(event: GameEvent): number[] {
    const { seats = ['seat'], sides = [] } = this.words.words ?? {}
    const named = seats.map((name) => event[name]).filter((seat) => typeof seat === 'number')
    return [...named, ...sides.flatMap((name) => (name in event ? (this.sides[Number(event[name])] ?? []) : []))]
  }

  /** Question, as put to the one who decides (`mine`) or to the others. */
  ask(asks: string, seat: number, mine: boolean): string {
    const said = this.words.asks?.[asks]
    return said ? this.clause(mine ? said.you : said.other, { seat }) : ''
  }

  kind(kind: string): string {
    const said = this.words.kinds?.[kind]
    return said ? textIn(said, this.language) : ''
  }

  board(key: string, values: Values = {}): string {
    const said = this.words.board?.[key]
    return said ? fill(textIn(said, this.language), values) : key
  }

  value(name: string, value: Json): string {
    if (this.isSeat(name) && typeof value === 'number') return this.names(value)
    if (this.words.words?.sides?.includes(name)) return (this.sides[Number(value)] ?? []).map(this.names).join(' & ')
    if (this.words.words?.numbered?.includes(name)) return String(Number(value) + 1)
    const table = this.words.params?.[name]
    if (table?.list) return this.counted(name, value)
    const said = table?.[String(value)]
    return said && typeof said === 'object' ? form(said, this.language, 1) : String(value)
  }

  private isSeat(name: string): boolean {
    return (this.words.words?.seats ?? ['seat']).includes(name)
  }

  private sentence(said: Sayable, params: Record<string, Json>): string {
    return capital(this.clause(said, params))
  }

  private nameless(said: Sayable, event: GameEvent, owner: number | null): string {
    const bare = (text: string) => (event.seat === owner ? text.replace(/^\{seat\} /, '') : text)
    return this.clause({ en: bare(textIn(said, this.language)) }, event)
  }

  private clause(said: Sayable, params: Record<string, Json>): string {
    const values = Object.entries(params).map(([name, value]) => [name, this.value(name, value)])
    return fill(textIn(said, this.language), Object.fromEntries(values))
  }

  private counted(name: string, value: Json): string {
    const items = Array.isArray(value) ? value.map(String) : String(value).split(' ').filter(Boolean)
    const counts = new Map<string, number>()
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
    const parts = [...counts].map(([item, count]) => {
      const said = this.words.params?.[name]?.[item]
      const word = said && typeof said === 'object' ? form(said, this.language, count) : item
      return `${count} ${word}`
    })
    return join(parts, this.language)
  }
}
