import { mendCompanyName } from './likely-names.ts'
import { carrierOfCode, foldCarrier, isGroupMark, matchCarrier } from '../naic/index.ts'
import { editsBetween } from '../values/index.ts'

/** Letters that a reader of pictures takes for each other are one letter here. */
const foldShapes = (name: string): string =>
  name
    .replace(/[il1|j]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
/** Words most companies share tell none from another; printed without spaces they are no words, only letters. */
const COMMON = /lnsurance|company|corporatlon|casualty|property|lndemnlty|mutual/g
const lettersOf = (name: string): string => foldShapes(name.toLowerCase().replace(/[^a-z0-9|]/g, '')).replace(COMMON, '')
/** What most companies share still parts two of one name: Texas Mutual Insurance Company is not Texas Insurance Company. */
const KINDS = /casualty|property|lndemnlty|mutual/g
const kindsOf = (name: string): string => (foldShapes(foldShort(mendCompanyName(name))).match(KINDS) ?? []).sort().join(' ')
const foldShort = (name: string): string => name.toLowerCase().replace(/\bcas\b/g, 'casualty').replace(/\bprop\b/g, 'property').replace(/\b(?:ind|indem)\b/g, 'indemnity').replace(/\bmut\b/g, 'mutual').replace(/[^a-z0-9|]/g, '')
const NEAR = 0.72
const VERY_NEAR = 0.88
/** A company's short spelling stands for misread letters only where it is clearly nearer than its full one. */
const ALIAS_AHEAD = 0.1

/** One letter misread takes two of a short name's five pairs: ONNERS beside the code of Owners. */
const LETTERS_PER_EDIT = 5
function isSpelledNear(name: string, other: string): boolean {
  const [x, y] = [foldShapes(foldCarrier(name)), foldShapes(foldCarrier(other))]
  const editsMax = Math.floor(Math.min(x.length, y.length) / LETTERS_PER_EDIT)
  return editsMax > 0 && editsBetween(x, y, editsMax) <= editsMax
}

/** A name that no table bears out: l and I look alike to the engine that looks at letters alone. */
const NAME_SURE = 0.97

export type CarrierRead = { name: string | null; naic: string | null; nameConfidence: number; naicConfidence: number }
/** `inTable`: the table of companies bears the name out. */
export type CarrierSettled = { name: string | null; naic: string | null; nameSure: boolean; inTable: boolean; naicSure: boolean }

/**
 * A carrier's name and code hold each other up: where the code is in the table of NAIC companies (carriers.csv) and the
 * name read is near that company's, both are right and the table's spelling stands for letters misread. A name without
 * such support takes the table's spelling only when it is all but equal to one company's name and no other's.
 */
export function settleCarrier({ name, naic, nameConfidence, naicConfidence }: CarrierRead): CarrierSettled {
  const company = naic ? carrierOfCode(naic) : null
  if (company && name) {
    const alias = company.aliases.toSorted((a, b) => likeness(name, b) - likeness(name, a))[0]
    const spelled = alias && likeness(name, alias) > likeness(name, company.name) + ALIAS_AHEAD ? alias : company.name
    if (likeness(name, spelled) >= NEAR || [company.name, ...company.aliases].some((known) => isSpelledNear(name, known)))
      return { name: foldCarrier(spelled) === foldCarrier(name) ? name : spelled, naic, nameSure: true, inTable: true, naicSure: true }
  }
  const match = name ? matchCarrier(name) : null
  // A group's mark is short of a company's name, and not one misread.
  if (name && match && !match.exact && !isGroupMark(name) && likeness(name, match.carrier.name) >= VERY_NEAR && kindsOf(name) === kindsOf(match.carrier.name))
    return { name: match.carrier.name, naic, nameSure: true, inTable: true, naicSure: naic === match.carrier.naic }
  const inTable = match?.exact === true
  return { name, naic, nameSure: inTable || nameConfidence >= NAME_SURE, inTable, naicSure: naicConfidence >= 0.97 && !company }
}

/** Share of letter pairs two names have in common, 0 to 1, letters of one shape taken as equal. */
export function likeness(printed: string, b: string): number {
  const a = mendCompanyName(printed)
  return Math.max(sharedPairs(foldShapes(foldCarrier(a)), foldShapes(foldCarrier(b))), sharedPairs(lettersOf(a), lettersOf(b)))
}

function sharedPairs(x: string, y: string): number {
  if (x.length < 2 || y.length < 2) return 0
  if (x === y) return 1
  const pairs = new Map<string, number>()
  for (let i = 0; i + 1 < x.length; i++) pairs.set(x.slice(i, i + 2), (pairs.get(x.slice(i, i + 2)) ?? 0) + 1)
  let shared = 0
  for (let i = 0; i + 1 < y.length; i++) {
    const left = pairs.get(y.slice(i, i + 2)) ?? 0
    if (left > 0) {
      shared++
      pairs.set(y.slice(i, i + 2), left - 1)
    }
  }
  return (2 * shared) / Math.max(1, x.length + y.length - 2)
}
