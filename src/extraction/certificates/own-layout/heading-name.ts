import { findAmount, findDate } from '../../values/index.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'

const NAME_LETTERS_MAX = 64

/** Words that stand before the name of a coverage and are no part of it. */
export const LEAD =
  /^[\s\-–—•·*▪●◦»>#]*(?:\(?[a-z0-9]{1,2}[.)]\s+)?(?:(?:limits?|schedule)\s*(?:of\s+(?:liability|insurance|coverage))?\s*[:–—-]+\s*|(?:type\s+of\s+)?(?:coverage|policy|insurance)(?:\s*(?:type|part|line|name))?\s*(?:#?\d{1,2}(?:\s+of\s+\d{1,2})?)?\s*[:–—-]+\s*|section\s+[ivx\d]+\s*[:.–—-]*\s*)?/i
/** Words no coverage's name has: labels of other facts, sentences, companies. */
export const NOT_A_NAME =
  /^\W*any\s|\b(?:number|no\.|certificate|certif(?:y|ies)|holder|insured|premium|compan(?:y|ies)|agency|agent|broker|endorsements?|subrogation|notice|description|policies|period|effective|expir\w*|shall|must|will|this|that|which|are|is|has|have|not|under|above|below|respects?|named|per\s|each|any\s+one|annual|required|subject|contract|includ\w+|deductible|aggregate|occurrence|injury|licen[sc]e|department|board|issued|llc|inc|corp|ltd|management|associates|partners|holdings|enterprises|authority|bank|carrier|insurer|underwritten|only|scheduled|follows?(?![\s-]form)|following(?!\sform)|over|applies|apply|afforded|provides?)\b/i

/** Which autos are covered, behind the coverage's name: `Auto liability - scheduled autos`. */
const AUTOS = /(?:\s+[-–—]\s*|\s*[,(]\s*)(?:any|all|scheduled|specified|owned|hired|non-?owned)\b[\w\s,&/-]{0,40}?\bautos?(?:\s+only)?\)?$|\s*[-–—,(]\s*(?:any|all)\s+autos?\)?$/i
const FACTS = /\s*(?:\((?:insurer|company|carrier)\s+[A-H]\)|[–—|-]?\s*\bpol(?:icy|\.)?\s*(?:no\b|number|num\b|#|(?=[A-Z0-9-]{0,8}\d{3}))).*$/i
/** `Workers Compensation: Yes - Statutory`: the law's limit in the coverage's own line. */
const STATUTE_SAID = /(?:\s*[:–—(-]\s{0,3}|(?<=compensation)\s)(?:yes\W{1,4})?(?:per\s+)?statut(?:ory|e)\b.*$/i
export const withoutBrackets = (name: string): string => name.replace(/\([^)]{0,40}\)/g, ' ')

/** Whether an amount or number cut a bracket open; one whose end was lost from the picture still names what it names: `(Product Liability`. */
const isCutOpen = (rest: string, cut: number, open: string): boolean => cut < rest.length || !rest.trimEnd().endsWith(open.trim()) || knownCoverageOf(open) === null

/** The part of a segment that could be a coverage's name: before its first amount or date, without bullets and leads. */
export function nameOf(printed: string): string | null {
  // `NTL 4418821`: the number of a policy with the letters of its line.
  if (/^(?:[A-Z]{1,5}[\s-]){1,2}\d{5,}\S*$/.test(printed.trim())) return null
  const rest = printed.slice(0, 200).replace(LEAD, '')
  const amount = findAmount(rest)
  const date = findDate(rest)
  const cut = Math.min(amount?.start ?? rest.length, date?.start ?? rest.length)
  const name = rest
    .slice(0, cut)
    // Facts of the policy may run on from the name in its own line.
    .replace(FACTS, '')
    .replace(STATUTE_SAID, '')
    // What a coverage includes is no part of its name.
    .replace(/(?<=\bliability),?\s+includ(?:ing|es)\b.*$/i, '')
    .replace(/[\s:$–—-]+$/, '')
    .replace(/\s*[:–—-]\s*(?:limits?(?:\s+of\s+\w+)?|coverage)?$/i, '')
    // On which form it is written is no part of a coverage's name.
    .replace(AUTOS, '')
    .replace(/\s*(?:[-–—,]\s*|\()(?:occurrence|claims[-\s]made)(?:\s+(?:form|basis))?\)?$/i, '')
    .replace(/\s*\([^()]*$/, (open) => (isCutOpen(rest, cut, open) ? '' : open))
    .trim()
  // A number with letters of its line in it, or before it, is a value.
  if (/^(?:[A-Z]{1,5}\s){0,2}\S*\d{2}\S*$/.test(name)) return null
  return /[a-z]{2}/i.test(name) && name.length <= NAME_LETTERS_MAX && name.split(' ').length <= 9 && !/[.;?!]\s/.test(withoutBrackets(name)) ? name : null
}
