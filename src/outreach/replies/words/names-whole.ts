import type { Item, Lexed } from './lex-sentence.ts'

const CAPITAL = "\\p{Lu}[\\p{L}'’.-]{0,24}"
/** Initials in capitals name coverages. */
const INITIALS = '(?:\\p{Lu}{2,4}(?!\\p{L}))'
const WORD = `(?:(?!${INITIALS})${CAPITAL})`
/** What sort of company a name is of, and how the names of insurers end. */
const FORM = '(?:L\\.?L\\.?C|Inc|Incorporated|Corp|Corporation|Ltd|Limited|L\\.?P|L\\.?L\\.?P|P\\.?L\\.?L\\.?C|Co|Company|Mutual|Casualty|Indemnity|Assurance|Insurance|Underwriters|Specialty|Surplus)'
/** "Mesa Auto Transport LLC". */
const OF_COMPANY = new RegExp(`(?<![\\p{L}\\p{N}])${CAPITAL}(?: (?:${WORD}|&|and|of|dba)){0,8},? ${FORM}(?![\\p{L}\\p{N}])`, 'gu')
const WHOSE = "(?:[Nn]amed [Ii]nsured|[Ii]nsured(?:['’]s)? [Nn]ame|NAMED INSURED|[Ii]nsured (?:shown|listed))(?: on [a-z ]{3,20})?(?: as| is| reads| should (?:be|read|say)| shows(?: as)?|:)(?: now| actually)?"
const CALLED = '(?:changed |new |legal )*name(?: is)?(?: now)? (?:to|is)|(?:known|operating|business|trading) as|in the name of|(?:written|issued|insured) (?:for|to|as)|[Cc]arrier(?: is| changed to|:)(?: now)?|(?:written|insured|issued) (?:by|through|with)|dba'
/** "Named insured is Mesa Auto Transport", "changed their name to Mesa Auto": behind what calls somebody so. */
const SO_CALLED = new RegExp(`(?<=\\b(?:${WHOSE}|${CALLED}) )${CAPITAL}(?: (?:${WORD}|${INITIALS}(?= \\p{Lu}\\p{Ll}))){1,8}`, 'gu')
/** The same in small letters, up to what sort of company it is. */
const SO_TYPED = /(?<=\b(?:named insured|insured(?:'s)? name)(?: on [a-z ]{3,20})?(?: is| reads| should (?:be|read|say)| shows(?: as)?|:)(?: now| actually)? )[a-z][a-z'&., -]{2,60}? (?:llc|inc|corp|ltd|lp|llp|pllc|co|company|corporation)(?![a-z])/g

const isCoverage = (item: Item): boolean => item.kind === 'mention' && item.via === 'coverage'
/** Nothing but a name stands from the head of the words up to it. */
const withinName = (items: Item[], at: number, from: number): boolean => items.every((item, place) => place >= at || item.end <= from || isCoverage(item) || item.kind === 'name' || item.kind === 'word' || item.kind === 'mark' || item.kind === 'join')

/**
 * A coverage's word within a company's name names no policy: "the named insured is Mesa Auto Transport LLC" is of every policy that was
 * spoken of. At the head of such words it may be one ("Auto Mesa Hauling LLC"), unless they follow what calls somebody so.
 */
export function withNamesWhole(lexed: Lexed): Lexed {
  const { raw, folded } = lexed
  if (!lexed.items.some(isCoverage)) return lexed
  const runs = [
    ...[...raw.matchAll(OF_COMPANY)].map((run) => ({ from: run.index, to: run.index + run[0].length, head: 1 })),
    ...[...raw.matchAll(SO_CALLED)].map((run) => ({ from: run.index, to: run.index + run[0].length, head: 0 })),
    ...[...folded.matchAll(SO_TYPED)].map((run) => ({ from: run.index, to: run.index + run[0].length, head: 0 })),
  ]
  if (runs.length === 0) return lexed
  const inName = (item: Item, at: number): boolean => isCoverage(item) && runs.some((run) => item.at >= run.from + run.head && item.end <= run.to && withinName(lexed.items, at, run.from))
  return { ...lexed, items: lexed.items.map((item, at): Item => (inName(item, at) ? { at: item.at, end: item.end, kind: 'name', raw: raw.slice(item.at, item.end) } : item)) }
}
