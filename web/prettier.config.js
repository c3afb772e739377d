/** Format of the shell and the games' boards; run from the repository's root, see "prettier" in package.json. */
import * as svelte from 'prettier-plugin-svelte'

export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
