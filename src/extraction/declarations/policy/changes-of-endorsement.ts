import { findDate } from '../../values/index.ts'
import { withAmountsInFigures } from './amounts-in-figures.ts'
import type { ReadLine } from '../../../vocabulary/index.ts'
import { statesAnew } from '../parts/changed-limits.ts'

/** What an endorsement's own sentence says that the policy's value is from now on. */
const LABELS: [RegExp, string][] = [
  [/each occurrence|per occurrence/, 'each_occurrence'],
  [/general aggregate/, 'general_aggregate'],
  [/products.{0,30}aggregate/, 'products_comp_op_agg'],
  [/personal (?:and|&) advertising injury/, 'personal_adv_injury'],
  [/combined single\b|\bcsl\b/, 'combined_single_limit'],
]
const CHANGED = '(?:decreased|reduced|lowered|increased|raised|amended|changed|revised)'
const LIMIT = new RegExp(`([a-z &/-]{3,60}?) (?:limit )?(?:of insurance )?(?:is|has been|are) (?:hereby )?${CHANGED} (?:from \\$[\\d,]{3,14} )?to (?:read )?\\$([\\d,]{3,14})`, 'g')
const EXPIRES = new RegExp(`\\bexpiration date\\b[^.;]{0,40}\\b${CHANGED}\\b[^.;]{0,20}\\bto (?:read )?(.{6,24})`)
/** The endorsement takes it away; for whom, its reader cannot weigh. */
const NO_INSURED = /\badditional insureds?\b[^;]{0,120}?\b(?:is|are|has been|have been) (?:hereby )?(?:deleted|removed)\b|\b(?:deletes?|removes?|deleting|removing)\b[^.;]{0,40}\badditional insureds?\b/
const FORM_GONE = /\b(([a-z]{2}) ?(\d\d) ?(\d\d))(?: \d\d ?\d\d)?\)? (?:is|are|has been|have been) (?:hereby )?(?:deleted|removed)\b/g
const TAKEN = String.raw`(?:[^.;]|(?<=\b(?:inc|co|corp|ltd|llc|lp|no))\.){0,120}?\b(?:is|are|has been|have been) (?:hereby )?(?:deleted|removed)\b`
const TAKES = String.raw`\b(?:deletes?|removes?|deleting|removing)\b[^.;]{0,40}`
const WAIVER = String.raw`\bwaivers? of (?:transfer of rights|our rights?|subrogation)\b`
const NO_WAIVER = new RegExp(`${WAIVER}${TAKEN}|${TAKES}${WAIVER}`)
const PRIMARY = String.raw`\bprimary (?:and|&) non-?\s?contributory\b`
const NOT_PRIMARY = new RegExp(`${PRIMARY}${TAKEN}|${TAKES}${PRIMARY}`)
const CLAIMS_MADE = /\b(?:changed|amended|converted|rewritten)\b[^.;]{0,80}\bto (?:an? )?claims[- ]made\b/

/** Said in words, it stands in no list of figures. */
const SPELLED = /(?:^|[.:;] ?|\n)([a-z &/-]{3,80}?)(?: limit)?(?: of insurance)? ?(?:is now|shall (?:now |hereafter )?be|now reads?|:) (?:read )?\$([\d,]{3,14})/g
const GONE = /\b(?:old|prior|previous(?:ly)?|former(?:ly)?|current(?:ly)?|expiring|delet|remov|most we will pay)/

/** Puts onto the line what the endorsement's text, in small letters, says of it: limits, the day it ends, what it grants or covers no more. */
export function applyChanges(line: ReadLine, printed: string, page: number): void {
  const text = withAmountsInFigures(printed)
  const say = (path: string): void => void (line.fields[path] = { confidence: 0.8, provenance: { page, box: null, reader: 'pdf_text' } })
  const spelled = text === printed || !statesAnew(text) ? [] : [...text.matchAll(SPELLED)].filter(([, label]) => !GONE.test(label!))
  for (const [, label, amount] of [...spelled, ...text.matchAll(LIMIT)]) {
    const known = LABELS.find(([says]) => says.test(label!))?.[1]
    const value = Number(amount!.replaceAll(',', ''))
    if (!known || !(value > 0)) continue
    line.limits = [...line.limits.filter((l) => l.label !== known), { label: known, amount: value }]
    say(`limits.${known}`)
  }
  const ends = EXPIRES.exec(text)
  const day = ends ? findDate(ends[1]!)?.date : undefined
  if (day) {
    line.expiration_date = day
    say('expiration_date')
  }
  for (const [field, denied] of [['additional_insured', NO_INSURED], ['subrogation_waived', NO_WAIVER], ['primary_noncontributory', NOT_PRIMARY], ['occurrence_form', CLAIMS_MADE]] as const) {
    if (!denied.test(text)) continue
    line[field] = false
    say(field)
  }
  const gone = new Set([...text.matchAll(FORM_GONE)].map(([, , kind, a, b]) => `${kind!.toUpperCase()} ${a} ${b}`))
  if (gone.size > 0) line.endorsements = line.endorsements.filter((form) => !gone.has(form.slice(0, 8)))
}
