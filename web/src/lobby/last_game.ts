/** The game that this device played or looked at last. */
const PLACE = 'rotonde.game'

export const lastGame = () => localStorage.getItem(PLACE)
export const rememberGame = (game: string) => localStorage.setItem(PLACE, game)
