/** An amount of US dollars in a text. `group` numbers the members of a shorthand such as 1M/2M/2M; `doubt` says why it cannot be relied on. */
export type AmountMention = {
  start: number
  end: number
  value: number
  group?: { id: number; index: number; size: number }
  doubt?: 'words_and_figures' | 'malformed' | 'implied_scale' | 'range'
  words?: string
}

export const CHANGED_FROM = /\b(?:goes|go|went|going|raised|increas\w*|chang\w*|mov\w*|up|bumped|lowered|reduced?|drop\w*|down|cut|ris(?:es|en)|rose)(?: [a-z][a-z'-]*){0,5} from (?:the (?:old|former|current) )?$/
/** "one million / two million": amounts in words are a shorthand as figures are. */
export function groupBySlash(found: AmountMention[], text: string, idIn: number): AmountMention[] {
  let id = idIn
  const out = [...found]
  for (let i = 0; i + 1 < out.length; i++) {
    const run = [i]
    while (out[run.at(-1)! + 1] && /^ ?\/ ?$/.test(text.slice(out[run.at(-1)!]!.end, out[run.at(-1)! + 1]!.start))) run.push(run.at(-1)! + 1)
    if (run.length < 2 || run.length > 3 || run.some((k) => out[k]!.group)) continue
    for (const [index, k] of run.entries()) out[k] = { ...out[k]!, group: { id, index, size: run.length } }
    id++
    i = run.at(-1)!
  }
  return out
}

/** "$1,000,000 (One Million Dollars)" is one amount, and "$1M to $2M" is a range that names neither. */
export function joinRestated(found: AmountMention[], text: string): AmountMention[] {
  const joined: AmountMention[] = []
  for (const a of found) {
    const before = joined.at(-1)
    const gap = before ? text.slice(before.end, a.start) : ''
    if (before && /^ ?\($/.test(gap) && /[a-z]/.test(text.charAt(a.start)) && !a.group) {
      const close = text.charAt(a.end) === ')' ? a.end + 1 : a.end
      joined[joined.length - 1] = { ...before, end: close, ...(before.value === a.value ? {} : { doubt: 'words_and_figures' as const }) }
    } else {
      if (before && / to $/.test(gap) && CHANGED_FROM.test(text.slice(Math.max(0, before.start - 80), before.start))) {
        joined[joined.length - 1] = a
      } else if (before?.group && / to $/.test(gap) && CHANGED_FROM.test(text.slice(0, joined.find((x) => x.group?.id === before.group!.id)!.start).slice(-80))) {
        // "from 1M/2M to 2M/4M"
        joined.splice(joined.findIndex((x) => x.group?.id === before.group!.id), Infinity, a)
      } else if (before && /^ ?(?:-|to) ?$/.test(gap)) {
        before.doubt = 'range'
        joined.push({ ...a, doubt: 'range' })
      } else joined.push(a)
    }
  }
  return joined
}
