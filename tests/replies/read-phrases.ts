import { readFileSync } from 'node:fs'

/** The lines of a file of phrases; a line break within one is written as a backslash and an n. Columns are parted by tabs. */
export const readPhrases = (name: string): string[] =>
  readFileSync(new URL(`./phrases/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('\\n', '\n'))
