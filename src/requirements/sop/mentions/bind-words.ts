import type { AmountToken, LimitMention } from './mentions.ts'

export type NamedAmount = { amount: AmountToken; words: LimitMention[] }

const FORWARD =
  /^[\s:=(-]*(?:(?:of|is|at|are|be|stays(?: at)?|remains(?: at)?|not less than|no less than|at least|minimum|min\b\.?|limits?(?: of liability)?|of liability|amount|amounts|in the amount of|shall|must|with|a|for|each|insurance|coverage|-|>=?|subject to|(?:lower|less|smaller) than)[\s:=(-]*)*$/
const BACKWARD = /^[\s()-]*(?:(?:for|as|limit|limits|minimum|min\b\.?|per|in|the|each|-|a|on|for the|of|combined|and)[\s()-]*)*$/

/** Which limit words belong to which amount: a word binds to the amount it touches; commas and colons decide the rest. */
export function bindWords(tokens: (AmountToken | LimitMention)[], text: string): { named: NamedAmount[]; lead: LimitMention[]; shown: LimitMention[] } {
  const amounts = tokens.filter((t): t is AmountToken => t.kind === 'amount')
  const named: NamedAmount[] = amounts.map((amount) => ({ amount, words: [] }))
  const words = tokens.filter((t): t is LimitMention => t.kind === 'limit' && t.word !== 'statutory')
  const labelFirst =
    words.length > 0 &&
    amounts.length > 0 &&
    words[0]!.start < amounts[0]!.start &&
    FORWARD.test(text.slice(words[0]!.end, nextStart(words, 0, amounts)))
  const lead: LimitMention[] = []
  const shown: LimitMention[] = []
  for (const [i, w] of words.entries()) {
    // "with UM/UIM at statutory limits": no amount before it is that of a word which the law sets.
    if (tokens.some((t) => t.kind === 'limit' && t.word === 'statutory' && t.start >= w.end && /^[\s:(-]*(?:(?:at|of|in|with|is|are|coverage)[\s:(-]*){1,2}$/.test(text.slice(w.end, t.start)))) continue
    // "$50,000 accidental death, temporary total disability of $700 per week": its amount is read as something else.
    // "$2,000,000 aggregate (CG 00 01)": a form behind a limit takes nothing from it.
    if ((/^(?:ttd|ctd)$/.test(w.word) ? /^[\s:=(-]*(?:(?:of|at|benefits?|is)[\s:=(-]*){0,3}¦/ : /^[\s:=-]*(?:(?:of|at|benefits?|is)[\s:=-]*){1,3}¦/).test(text.slice(w.end))) continue
    const next = amounts.findIndex((a) => a.start >= w.end)
    const before = next === -1 ? amounts.length - 1 : next - 1
    if (before < 0) {
      // "per project aggregate; ...; limits of 1M/2M/2M": a word of a clause of its own names no row of amounts behind it.
      if (amounts[next]?.group && text.slice(w.end, amounts[next]!.start).includes(';')) continue
      // "with a per-location aggregate, in amounts of $1,000,000 per occurrence and $2,000,000 in the aggregate": how it applies, and no amount.
      if (/aggregate/.test(w.word) && /µ ?$/.test(text.slice(0, w.start)) && /^[\s)]*,/.test(text.slice(w.end)) && words.slice(i + 1).some((x) => /aggregate/.test(x.word))) continue
      // "covering products-completed operations and contractual liability, with a $2,000,000 limit per occurrence": what is covered, where the amount has its own word.
      if (/^(?:products|personal_injury)$/.test(w.word) && amounts.length > 0 && /[,;(]|\band\b/.test(text.slice(w.end, amounts[next]!.start)) && !/^[\s:=-]*[,(]?[\s]*¤/.test(text.slice(w.end)) && words.some((x) => x.start >= amounts[next]!.end && x.start - amounts[next]!.end < 30 && /^(?:occurrence|accident|claim|csl)$/.test(x.word) && x.start < (amounts[next + 1]?.start ?? Number.POSITIVE_INFINITY))) continue
      named[next]?.words.push(w)
      lead.push(w)
      continue
    }
    const beside = words[i - 1] !== undefined && named[before]!.words.includes(words[i - 1]!) && /^ ?(?:\/|and|&|,) ?$/.test(text.slice(words[i - 1]!.end, w.start))
    if (next === -1 && !beside && /;/.test(text.slice(amounts[before]!.end, w.start)) && named[before]!.words.length) {
      shown.push(w)
      continue
    }
    // "$2,000,000 per occurrence, provided that policy aggregates, if any, shall apply separately": how they apply.
    if (next === -1 && /aggregate/.test(w.word) && (/\bprovided\b/.test(text.slice(amounts[before]!.end, w.start)) || /^,? if any\b/.test(text.slice(w.end)))) continue
    if (next === -1) {
      named[before]!.words.push(w)
      continue
    }
    const previous = words[i - 1]
    // "$1,000,000 bodily injury and property damage per occurrence and $2,000,000 aggregate": the two damages are one.
    const pair = w.word === 'pd' && previous?.word === 'bi' && /^ ?(?:and|&|\/|or|and\/or) ?$/.test(text.slice(previous.end, w.start)) ? named.find((n) => n.words.includes(previous)) : undefined
    if (pair) {
      pair.words.push(w)
      continue
    }
    const chainStart = previous && previous.start > amounts[before]!.end ? previous.end : amounts[before]!.end
    // "$1M GL per occurrence ($2M agg)": the coverage's own name parts nothing.
    const gapBefore = text.slice(chainStart, w.start).replace(/©+/g, '')
    const gapAfter = text.slice(w.end, Math.min(words[i + 1]?.start ?? Number.POSITIVE_INFINITY, amounts[next]!.start))
    const touchesNext =
      amounts[next]!.start <= (words[i + 1]?.start ?? Number.POSITIVE_INFINITY)
        ? FORWARD.test(gapAfter)
        : /^[\s,/&-]*(?:and|or)?[\s,/&-]*$/.test(gapAfter)
    const colon = /^\s*[:=]/.test(gapAfter)
    const touchesBefore = BACKWARD.test(gapBefore) && !/[,;:]/.test(gapBefore)
    const delimited = /[,;:]|\band\b|\/|\+/.test(gapBefore)
    const previousForward = previous !== undefined && named[next]!.words.includes(previous)
    const tightBefore = /^[\s(]*$/.test(gapBefore)
    const tightAfter = /^[\s(]*$/.test(gapAfter) && amounts[next]!.start <= (words[i + 1]?.start ?? Number.POSITIVE_INFINITY)
    // "$1,000,000 per occurrence (aggregate $2,000,000)": a word that opens a bracket is of the amount in it.
    const opensBracket = /\(\s*$/.test(gapBefore) && FORWARD.test(gapAfter) && amounts[next]!.start <= (words[i + 1]?.start ?? Number.POSITIVE_INFINITY)
    // "$1M per occurrence ($2M for roofers)": right behind an amount, and before a bracket, it is of that amount.
    const closed = gapBefore.trim() === '' && /^\s*\(/.test(gapAfter)
    // "$2,000,000 agg products $1,000,000": where the one amount has its word, and the next has none behind it.
    const only = tightAfter && named[before]!.words.length > 0 && !words.slice(i + 1).some((x) => x.start >= amounts[next]!.end && x.start < (amounts[next + 1]?.start ?? Number.POSITIVE_INFINITY))
    // "$1,000,000 aggregate $2,000,000": no aggregate is less than an occurrence.
    const larger = tightAfter && !closed && /aggregate/.test(w.word) && i === words.length - 1 && next === amounts.length - 1 && !named[before]!.words.length && amounts[next]!.value > amounts[before]!.value
    const forward =
      colon ||
      only ||
      larger ||
      opensBracket ||
      previousForward ||
      (tightBefore && (!tightAfter || closed) ? false : touchesNext && (!touchesBefore || (delimited && !/^\s*\//.test(gapAfter)) || labelFirst))
    named[forward ? next : before]!.words.push(w)
  }
  return { named, lead, shown }
}
const nextStart = (words: LimitMention[], i: number, amounts: AmountToken[]): number =>
  Math.min(words[i + 1]?.start ?? Number.POSITIVE_INFINITY, amounts.find((a) => a.start >= words[i]!.end)?.start ?? 0)
