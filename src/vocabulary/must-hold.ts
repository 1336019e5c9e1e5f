/** Lists of words: of each list one stands in every text that a pattern matches. What few texts hold, and is soon looked for, comes first. */
export type Needed = readonly (readonly string[])[]

/** Letters that stand for themselves. */
const PLAIN = /[^\\[\]().|?*+{}^$]{2,}/y
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y
/** A list with more words than this is not worth looking through. */
const WORDS_MAX = 300

/**
 * What a text must hold for a pattern without flags for its letters to match, told from its source without compiling it: the stretches of
 * plain letters that no way through it can do without. Looking for them is many times faster than trying a pattern at every place, and
 * most are never compiled: of hundreds that are asked of a sentence only those run whose words are there.
 */
export function mustHold(source: string): Needed {
  let at = 0
  const options = (): string[][] => {
    const rows = [row()]
    while (source[at] === '|') {
      at += 1
      rows.push(row())
    }
    if (rows.length === 1) return rows[0]!
    const each = rows.map(mostTelling)
    const words = each.flatMap((one) => one ?? [])
    if (each.includes(null) || words.length > WORDS_MAX) return []
    // What holds another of them says no more than that one.
    return [[...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && word.includes(other)))]
  }
  const row = (): string[][] => {
    const needed: string[][] = []
    let run = ''
    const endRun = (): void => {
      if (run !== '') needed.push([run])
      run = ''
    }
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (source[at] === '(') {
        endRun()
        const inside = group()
        if (!maySkip()) needed.push(...inside)
        continue
      }
      PLAIN.lastIndex = at
      const plain = PLAIN.exec(source)?.[0] ?? signOf()
      if (plain.length > 1) at = PLAIN.lastIndex
      const from = at
      // How often is said of the last letter alone.
      run += maySkip() ? plain.slice(0, -1) : plain
      if (at > from || plain === '') endRun()
    }
    endRun()
    return needed
  }
  /** What stands in brackets; what is only looked at needs nothing. */
  const group = (): string[][] => {
    OPENING.lastIndex = at
    const opening = OPENING.exec(source)![0]
    at += opening.length
    const inside = options()
    at += 1
    return /[=!]$/.test(opening) ? [] : inside
  }
  /** A sign that stands for itself; of anything else, which is passed over, nothing. */
  const signOf = (): string => {
    const sign = source[at]!
    at += 1
    if (sign === '\\') {
      const escaped = source[at]!
      at += 1
      if (escaped === 'p' || escaped === 'k') at = source.indexOf(escaped === 'p' ? '}' : '>', at) + 1
      else if (escaped === 'u') at += 4
      else if (escaped === 'x') at += 2
      return /[^a-zA-Z0-9]/.test(escaped) ? escaped : ''
    }
    if (sign === '[') {
      while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1
      at += 1
    }
    return /[.^$[]/.test(sign) ? '' : sign
  }
  /** Passes over how often what came before may stand, and tells whether that may be never. */
  const maySkip = (): boolean => {
    const sign = source[at]
    let least = 1
    if (sign === '?' || sign === '*') least = 0
    else if (sign === '{') least = Number.parseInt(source.slice(at + 1, at + 5), 10)
    else if (sign !== '+') return false
    at = sign === '{' ? source.indexOf('}', at) + 1 : at + 1
    if (source[at] === '?') at += 1
    return least === 0
  }
  return options().sort((a, b) => worth(b) - worth(a))
}

/** Long words stand in few texts, and few words are soon looked for. */
const worth = (words: readonly string[]): number => Math.min(6, shortest(words)) - words.length / 2

/** Of lists that must all be met the one that few texts meet: its shortest word is longest. */
const mostTelling = (needed: string[][]): string[] | null =>
  needed.reduce<string[] | null>((best, one) => (best === null || shortest(one) > shortest(best) ? one : best), null)
const shortest = (words: readonly string[]): number => words.reduce((least, word) => Math.min(least, word.length), Infinity)
