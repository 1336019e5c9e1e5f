import type { Item, Lexed } from './lex-sentence.ts'

/** Words in the names of insurers, many of them in the names of those that were asked. */
const OF_INSURERS = /^(?:mutual|casualty|indemnity|insurance|assurance|national|general|american|america|western|southern|northern|eastern|central|united|fire|marine|specialty|surety|underwriters|employers|builders|farmers|exchange|fund|financial|fidelity|guaranty|security|state|states|union|commerce)$/
const INSIDE = /^(?:&|and|of)$/

const startsWithCapital = (text: string): boolean => /^\p{Lu}[\p{L}'’.-]*$/u.test(text)

/** "Penn National", "Employers Mutual", "Great West": capitalised words in a row, one of them an insurer's, are one name, though each of them may be known by itself. */
export function withCompanyRuns(lexed: Lexed): Lexed {
  const { raw } = lexed
  if (raw === raw.toUpperCase()) return lexed
  const textOf = (item: Item): string => raw.slice(item.at, item.end)
  const ofName = (item: Item | undefined): boolean =>
    item !== undefined && startsWithCapital(textOf(item)) && (item.kind === 'name' || (item.kind === 'word' && item.word !== 'insured-name') || (item.kind === 'sense' && item.sense === 'weak' && item.text === 'great'))
  const closesName = (item: Item | undefined): boolean => item?.kind === 'attr' && item.attr === 'carrier' && /^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*$/u.test(textOf(item))
  const items: Item[] = []
  for (let at = 0; at < lexed.items.length; ) {
    let end = at
    while (ofName(lexed.items[end]) || (end > at && closesName(lexed.items[end])) || (end > at && INSIDE.test(textOf(lexed.items[end] ?? lexed.items[at]!)) && ofName(lexed.items[end + 1]))) end += 1
    const run = lexed.items.slice(at, end)
    const words = run.filter((item) => item.kind !== 'join' && !INSIDE.test(textOf(item)))
    const ofInsurer = words.some((item) => item.kind === 'attr' || OF_INSURERS.test(textOf(item).toLowerCase())) || textOf(run[0] ?? lexed.items[at]!) === 'Great'
    if (words.length > 1 && ofInsurer) items.push({ at: run[0]!.at, end: run.at(-1)!.end, kind: 'name', raw: raw.slice(run[0]!.at, run.at(-1)!.end) })
    else items.push(...(run.length > 0 ? run : [lexed.items[at]!]))
    at = Math.max(end, at + 1)
  }
  return { ...lexed, items }
}
