/**
 * Which stretches of plain text a pattern cannot match without: every match holds at least one of them. Null where nothing
 * can be said, or where so many could stand that looking for each costs as much as the pattern itself. Looking for a stretch
 * of text is many times faster than trying a pattern at every place, and most patterns match in few sentences.
 */
export function neededWords(pattern: RegExp): string[] | null {
  if (/[iuv]/.test(pattern.flags)) return null
  const at = { source: pattern.source, i: 0 }
  const words = choice(at)
  return words && words.length <= WORDS_MAX ? words : null
}
const WORDS_MAX = 10

type At = { source: string; i: number }

/** Branches parted by "|": one of what each of them needs. */
function choice(at: At): string[] | null {
  let all: string[] | null = []
  for (;;) {
    const words = sequence(at)
    all = all && words ? [...all, ...words] : null
    if (at.source[at.i] !== '|') break
    at.i++
  }
  // What holds another of them says no more than that one.
  return all && [...new Set(all)].filter((w, _, list) => !list.some((x) => x !== w && w.includes(x)))
}

/** One branch: the best of what its parts need. */
function sequence(at: At): string[] | null {
  let best: string[] | null = null
  let run = ''
  const end = () => {
    if (run) best = better(best, [run])
    run = ''
  }
  while (at.i < at.source.length && !/[|)]/.test(at.source[at.i]!)) {
    const c = at.source[at.i]!
    if (c === '(') {
      end()
      const needed = group(at)
      if (!optional(at)) best = better(best, needed)
      continue
    }
    const letter = c === '[' ? skipClass(at) : single(at)
    if (letter === null) {
      end()
      optional(at)
      continue
    }
    const many = at.source[at.i] === '+'
    if (optional(at)) end()
    else {
      run += letter
      if (many) end()
    }
  }
  end()
  return best
}

/** What a group needs; what only looks ahead or behind is passed over. */
function group(at: At): string[] | null {
  const open = /^\((?:\?(?:[:=!]|<[=!]|<[A-Za-z]\w*>))?/.exec(at.source.slice(at.i))![0]
  at.i += open.length
  const words = choice(at)
  at.i++
  return /^\(\?<?[=!]$/.test(open) ? null : words
}

function skipClass(at: At): null {
  for (at.i++; at.source[at.i] !== ']'; at.i++) if (at.source[at.i] === '\\') at.i++
  at.i++
  return null
}

/** The one character that stands here for itself, or null where it stands for others or for a place. */
function single(at: At): string | null {
  const c = at.source[at.i++]!
  if (c !== '\\') return /[.^$]/.test(c) ? null : c
  const escaped = at.source[at.i++]!
  if (/[ux]/.test(escaped)) at.i += escaped === 'u' ? 4 : 2
  return /[A-Za-z0-9]/.test(escaped) ? null : escaped
}

/** Steps over how often the last part may stand; true where it need not stand at all. */
function optional(at: At): boolean {
  const many = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(at.source.slice(at.i))
  if (!many) return false
  at.i += many[0].length
  return /^[?*]/.test(many[0]) || many[1] === '0'
}

const worth = (words: string[]): number => Math.min(6, ...words.map((w) => w.length)) - words.length / 2
function better(a: string[] | null, b: string[] | null): string[] | null {
  if (!b || !b.length || b.some((w) => /^[a-z0-9 ]$/.test(w))) return a
  return a === null || worth(b) > worth(a) ? b : a
}
