import { withCompanyRuns } from './company-runs.ts'
import type { Item, Lexed } from './lex-sentence.ts'

const CAPITAL = "\\p{Lu}[\\p{L}'’.-]{0,24}"
/** Initials in capitals name coverages. */
const INITIALS = '(?:\\p{Lu}{2,4}(?!\\p{L}))'
const WORD = `(?:(?!${INITIALS})${CAPITAL})`
/** What sort of company a name is of, and how the names of insurers end. */
const FORM = '(?:L\\.?L\\.?C|Inc|Incorporated|P\\.?C|P\\.?A|Corp|Corporation|Ltd|Limited|L\\.?P|L\\.?L\\.?P|P\\.?L\\.?L\\.?C|Co|Company|Mutual|Casualty|Indemnity|Assurance|Insurance|Underwriters|Specialty|Surplus)'
/** "Mesa Auto Transport LLC". */
const OF_COMPANY = new RegExp(`(?<![\\p{L}\\p{N}])${CAPITAL}(?: (?:${WORD}|&|and|of|dba)){0,8},? ${FORM}(?![\\p{L}\\p{N}])`, 'gu')
const WHOSE = "(?:[Nn]amed [Ii]nsured|[Ii]nsured(?:['’]s)? [Nn]ame|NAMED INSURED|[Ii]nsured (?:shown|listed))(?: on [a-z ]{3,20})?(?: as| is| reads| should (?:be|read|say)| shows(?: as)?|:)(?: now| actually)?"
const CALLED = '(?:changed |new |legal )*name(?: is)?(?: now)? (?:to|is)|(?:known|operating|business|trading) as|in the name of|(?:written|issued|insured) (?:for|to|as)|[Cc]arrier(?: is| changed to|:)(?: now)?|(?:written|insured|issued) (?:by|through|with)|dba'
/** "Named insured is Mesa Auto Transport", "changed their name to Mesa Auto": behind what calls somebody so. */
const SO_CALLED = new RegExp(`(?<=\\b(?:${WHOSE}|${CALLED}) )${CAPITAL}(?: (?:${WORD}|${INITIALS}(?= \\p{Lu}\\p{Ll}))){1,8}`, 'gu')
/** Whose name it is, told of the insured: a word of it that an insurer's name has too ("Riverbend Dental", asked with Dental Assurance) names no insurer. */
const INSURED_CALLED = new RegExp(`(?<=\\b${WHOSE} )${CAPITAL}(?:,? (?:${WORD}|&|and|of|${INITIALS}(?= \\p{Lu}\\p{Ll}))){1,8}`, 'gu')
/** The same in small letters, up to what sort of company it is. */
const SO_TYPED = /(?<=\b(?:named insured|insured(?:'s)? name)(?: on [a-z ]{3,20})?(?: is| reads| should (?:be|read|say)| shows(?: as)?|:)(?: now| actually)? )[a-z][a-z'&., -]{2,60}? (?:llc|inc|corp|ltd|lp|llp|pllc|co|company|corporation)(?![a-z])/g

const isCoverage = (item: Item): boolean => item.kind === 'mention' && item.via === 'coverage'
/** Insurers that are called by the word of a coverage. */
const OWNERS = /\b(?:(?:Auto|Property)[- ]Owners|State Auto|Auto Club|\p{Lu}\p{Ll}+ Property (?:&|and) Casualty)(?!\p{L})/gu

/** "Replaced by Auto-Owners eff 9/1", where another was asked: one name, and no policy in it. */
function withOwners(lexed: Lexed): Lexed {
  const runs = [...lexed.raw.matchAll(OWNERS)].map((run) => ({ from: run.index, to: run.index + run[0].length })).filter((run) => !lexed.items.some((item) => item.kind === 'mention' && item.via === 'carrier' && item.at < run.to && item.end > run.from))
  if (runs.length === 0) return lexed
  const within = (item: Item): { from: number; to: number } | undefined => runs.find((run) => item.at >= run.from && item.end <= run.to)
  return { ...lexed, items: lexed.items.flatMap((item): Item[] => {
    const run = within(item)
    return run === undefined ? [item] : item.at === run.from ? [{ at: run.from, end: run.to, kind: 'name', raw: lexed.raw.slice(run.from, run.to) }] : []
  }) }
}

/** Nothing but a name stands from the head of the words up to it. */
const withinName = (items: Item[], at: number, from: number): boolean => items.every((item, place) => place >= at || item.end <= from || isCoverage(item) || (item.kind === 'mention' && item.via === 'carrier') || item.kind === 'name' || item.kind === 'word' || item.kind === 'mark' || item.kind === 'join')

/** "GL with Marlow Excess, active", where Marlow Specialty was asked and no excess: that company's name, and no policy of Marlow's. */
function isOtherCompany({ raw, items }: Lexed, item: Item, at: number): boolean {
  const [before, next] = [items[at - 1], items[at + 1]]
  if (!(item.kind === 'mention' && item.via === 'coverage' && item.scope === 'foreign' && before?.kind === 'mention' && before.via === 'carrier' && item.at === before.end + 1)) return false
  if (!/^\p{Lu}\p{Ll}+$/u.test(raw.slice(item.at, item.end)) || raw[before.at] !== raw[before.at]!.toUpperCase()) return false
  const goesOn = next !== undefined && !(next.kind === 'mark' && /[.,;)]/.test(next.mark)) && !(next.kind === 'sense' && /^(?:not|reference)$/.test(next.sense)) && !(next.kind === 'word' && /^(?:on|for|wrote|writes|insures|has)$/.test(next.word))
  return !goesOn && items.some((one) => (one.kind === 'attr' && one.attr === 'carrier') || (one.kind === 'mention' && one.scope !== 'foreign' && one.scope !== 'topic' && one.via !== 'carrier'))
}

/**
 * A coverage's word within a company's name names no policy: "the named insured is Mesa Auto Transport LLC" is of every policy that was
 * spoken of. At the head of such words it may be one ("Auto Mesa Hauling LLC"), unless they follow what calls somebody so.
 */
export function withNamesWhole(written: Lexed): Lexed {
  const lexed = withCompanyRuns(withOwners(written))
  const { raw, folded } = lexed
  const ofInsured = [...raw.matchAll(INSURED_CALLED)].map((run) => ({ from: run.index, to: run.index + run[0].length }))
  const inInsured = (item: Item): boolean => item.kind === 'mention' && item.via === 'carrier' && ofInsured.some((run) => item.at >= run.from && item.end <= run.to)
  if (!lexed.items.some(isCoverage) && !lexed.items.some(inInsured)) return lexed
  const runs = [
    ...[...raw.matchAll(OF_COMPANY)].map((run) => ({ from: run.index, to: run.index + run[0].length, head: 1 })),
    ...[...raw.matchAll(SO_CALLED)].map((run) => ({ from: run.index, to: run.index + run[0].length, head: 0 })),
    ...[...folded.matchAll(SO_TYPED)].map((run) => ({ from: run.index, to: run.index + run[0].length, head: 0 })),
  ]
  const others = lexed.items.map((item, at) => isOtherCompany(lexed, item, at))
  if (runs.length === 0 && !others.includes(true) && !lexed.items.some(inInsured)) return lexed
  // "Carrier is Marlow Excess", where Marlow Specialty was asked and no excess; "carrier is Marlow Auto is active" may go on with a policy.
  const behindCompany = (item: Item, at: number): boolean => lexed.items.slice(0, at).some((one) => one.kind === 'mention' && one.via === 'carrier' && runs.some((run) => one.at >= run.from && item.end <= run.to))
  const inName = (item: Item, at: number): boolean => isCoverage(item) && !(item.kind === 'mention' && item.scope !== 'foreign' && behindCompany(item, at)) && runs.some((run) => item.at >= run.from + run.head && item.end <= run.to && withinName(lexed.items, at, run.from))
  return { ...lexed, items: lexed.items.map((item, at): Item => (others[at] || inInsured(item) || inName(item, at) ? { at: item.at, end: item.end, kind: 'name', raw: raw.slice(item.at, item.end) } : item)) }
}
