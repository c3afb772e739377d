/** A text cut where it names a rule or a ruling of the game, so that the name can be a way there. */
import type { Rule } from '../protocol'

export interface Piece {
  text: string
  /** The rule that is named here, or under which the ruling that is named stands; '' where none is. */
  rule: string
}

const NAMED = /\b([A-Z]{2,4}(?:-[A-Z]+){1,2}-\d+|[A-Z]{2,4}-R\d+[a-z]?)\b/

/** Where each rule and each ruling is to be read: the ID of a rule. */
export function places(rules: Rule[]): Map<string, string> {
  return new Map(rules.flatMap((rule) => [rule, ...rule.rulings].map((each) => [each.id, rule.id] as const)))
}

export function cited(text: string, known: Map<string, string>): Piece[] {
  return text
    .split(NAMED)
    .map((part) => ({ text: part, rule: known.get(part) ?? '' }))
    .filter((piece) => piece.text)
}
