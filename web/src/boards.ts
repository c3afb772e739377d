/** Each game's board, cover and "how to play", found in the game's own folder and loaded when needed. */
import type { Component } from 'svelte'
import type { BoardModule } from './board'
import { learnt } from './i18n.svelte'

type Loaders<T> = Record<string, () => Promise<T>>

const boards = import.meta.glob('../../src/rotonde/games/*/web/Board.svelte') as Loaders<BoardModule>
const covers = import.meta.glob('../../src/rotonde/games/*/web/Cover.svelte') as Loaders<{ default: Component }>
const howTos = import.meta.glob('../../src/rotonde/games/*/web/HowTo.svelte') as Loaders<{ default: Component }>

function pathOf<T>(loaders: Loaders<T>, game: string): string | undefined {
  return Object.keys(loaders).find((each) => each.split('/').at(-3) === game)
}

function find<T>(loaders: Loaders<T>, game: string): Promise<T | null> {
  const path = pathOf(loaders, game)
  return path ? loaders[path]!() : Promise.resolve(null)
}

export const hasBoard = (game: string) => pathOf(boards, game) !== undefined

/** A game's board, its labels in the language of now. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const board = await find(boards, game)
  await learnt()
  return board
}
export const hasHowTo = (game: string) => pathOf(howTos, game) !== undefined

/** How a game is played, its sentences in the language of now. */
export async function howToOf(game: string): Promise<{ default: Component } | null> {
  const found = await find(howTos, game)
  await learnt()
  return found
}
export const coverOf = (game: string) => find(covers, game)
