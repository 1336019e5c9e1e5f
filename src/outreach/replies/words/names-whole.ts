import type { Item, Lexed } from './lex-sentence.ts'

const CAPITAL = "\\p{Lu}[\\p{L}'’.-]{0,24}"
/** Initials in capitals name coverages. */
const OF_NAME = `(?:\\p{Lu}{2,4}(?![\\p{L}]))`
const WORD = `(?:(?!${OF_NAME})${CAPITAL})`
const FORM = '(?:L\\.?L\\.?C|Inc|Incorporated|Corp|Corporation|Ltd|Limited|L\\.?P|L\\.?L\\.?P|P\\.?L\\.?L\\.?C|Co|Company)'
/** "Mesa Auto Transport LLC": words in capitals up to what sort of company it is. */
const OF_COMPANY = new RegExp(`(?<![\\p{L}\\p{N}])${CAPITAL}(?: (?:${WORD}|&|and|of|dba)){0,8},? ${FORM}(?![\\p{L}\\p{N}])`, 'gu')
/** "Named insured is Mesa Auto Transport": or behind what calls it one. */
const OF_INSURED = new RegExp(`(?<=\\b(?:[Nn]amed [Ii]nsured|[Ii]nsured(?:['’]s)? name|NAMED INSURED)(?: on [a-z ]{3,20})?(?: is| reads| should (?:be|read|say)| shows(?: as)?|:)(?: now| actually)? )${CAPITAL}(?: ${WORD}){1,8}`, 'gu')

/** The same in small letters, up to what sort of company it is. */
const OF_INSURED_TYPED = /(?<=\b(?:named insured|insured(?:'s)? name)(?: on [a-z ]{3,20})?(?: is| reads| should (?:be|read|say)| shows(?: as)?|:)(?: now| actually)? )[a-z][a-z'&., -]{2,60}? (?:llc|inc|corp|ltd|lp|llp|pllc|co|company|corporation)(?![a-z])/g

/**
 * A coverage's word within a company's name names no policy: "the named insured is Mesa Auto Transport LLC" is of every policy that was
 * spoken of. At the head of such words it may be one ("Auto Mesa Hauling LLC").
 */
export function withNamesWhole(lexed: Lexed): Lexed {
  const { raw } = lexed
  if (!lexed.items.some((item) => item.kind === 'mention' && item.via === 'coverage')) return lexed
  const runs = [
    ...[...raw.matchAll(OF_COMPANY)].map((run) => ({ from: run.index + 1, to: run.index + run[0].length })),
    ...[...raw.matchAll(OF_INSURED)].map((run) => ({ from: run.index, to: run.index + run[0].length })),
    ...[...lexed.folded.matchAll(OF_INSURED_TYPED)].map((run) => ({ from: run.index, to: run.index + run[0].length })),
  ]
  if (runs.length === 0) return lexed
  const items = lexed.items.map((item): Item => (item.kind === 'mention' && item.via === 'coverage' && runs.some((run) => item.at >= run.from && item.end <= run.to) ? { at: item.at, end: item.end, kind: 'name', raw: raw.slice(item.at, item.end) } : item))
  return { ...lexed, items }
}
