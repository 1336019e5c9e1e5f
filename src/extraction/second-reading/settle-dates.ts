import type { CellReading } from '../images/index.ts'
import { parseDate } from '../values/index.ts'
import { ALONE_MIN, agreed, DISAGREE, type Draft, giveUp, ofPicture, SURE, taken, wasSeen } from './draft.ts'
import { likelyTerm, printedDays, rankDays, type WeighedDay } from './likely-terms.ts'
import { isLongTerm, isUsualTerm } from './plausible.ts'

const DAYS = ['effective_date', 'expiration_date'] as const

/** What each day of a usual term must have of its own. */
const TOGETHER_SURE = 0.6

export async function settleDates(draft: Draft): Promise<void> {
  const { line } = draft
  const usual = line.effective_date !== null && line.expiration_date !== null && isUsualTerm(line.effective_date, line.expiration_date)
  // Both days of a whole term cannot be misread to agree with each other by chance.
  const least = usual && isLongTerm(line.effective_date!, line.expiration_date!) ? SURE : TOGETHER_SURE
  if (usual && DAYS.every((key) => (line.fields[key]?.confidence ?? 0) >= least)) {
    if (await isAsWellOther(draft)) giveUpBoth(draft)
    return
  }
  const doubtful = DAYS.some((key) => (ofPicture(line.fields[key]) && line.fields[key].confidence < SURE) || (line[key] === null && wasSeen(draft, key)))
  const told = doubtful || !usual ? await weighTerm(draft) : NOTHING_TOLD
  // Both cells as they were first read make a usual term, and both as they are weighed make another: nobody can say which.
  if (usual && DAYS.every((key) => told[key] !== null && told[key] !== line[key])) {
    return giveUpBoth(draft)
  }
  for (const key of DAYS) {
    const value = line[key]
    if (told[key] !== null) {
      line[key] = told[key]
      taken(draft, key)
      continue
    }
    const field = line.fields[key]
    if (!ofPicture(field) || value === null || (field.confidence >= SURE && !told.unclear.includes(key) && (usual || line.effective_date === null || line.expiration_date === null))) continue
    const again = await draft.reread(key, 'date', value)
    const other = again?.text ? parseDate(again.text) : null
    // Of a day that makes no usual term the third engine must not read another.
    if (again?.agreed && other && !told.unclear.includes(key) && (usual || (again.confidence >= ALONE_MIN && isFirm(again.readings, other)))) {
      line[key] = other
      agreed(field, again)
    } else if (field.confidence < ALONE_MIN || !usual || told.unclear.includes(key)) {
      line[key] = null
      giveUp(draft, key, DISAGREE)
    }
  }
  checkOrder(draft)
}

/** An engine that read the day by itself, and more than guessed it: on letters in dots two guess alike. */
const FIRM_MIN = 0.5
const isFirm = (readings: CellReading['readings'], day: string): boolean => readings.some((r) => r.reader !== 'pp_ocr' && r.confidence >= FIRM_MIN && parseDate(r.text) === day)

function giveUpBoth(draft: Draft): void {
  for (const key of DAYS) {
    draft.line[key] = null
    giveUp(draft, key, DISAGREE)
  }
}

/** What two engines of three agreed on is less sure than this. */
const UNDISPUTED = 0.93
/**
 * Whether the print of both cells is as well another usual term, one figure off: print of one kind is misread alike in both, 02/02 as
 * 03/02, so that they hold each other up. Only days on whose reading the engines differed are looked at.
 */
async function isAsWellOther(draft: Draft): Promise<boolean> {
  const { line } = draft
  if (!DAYS.some((key) => ofPicture(line.fields[key]) && line.fields[key].confidence < UNDISPUTED)) return false
  const weighed: WeighedDay[][] = []
  for (const key of DAYS) {
    const days = printedDays(draft.years).filter(({ day }) => figuresOff(day, line[key]!) <= 1)
    const of = wasSeen(draft, key) ? await draft.weigh(key, days.flatMap((d) => d.texts), true) : null
    weighed.push(of ? rankDays(days, of.weights).filter((d) => d.weight >= EXPLAINS_MIN) : [])
  }
  const pairs = weighed[0]!.flatMap((from) => weighed[1]!.filter((to) => isUsualTerm(from.day, to.day)).map((to) => ({ from: from.day, to: to.day, weight: from.weight + to.weight })))
  const own = pairs.find((p) => p.from === line.effective_date && p.to === line.expiration_date)?.weight
  // Where its strokes are lost no day explains the print, and a figure passes for one.
  return own !== undefined && pairs.some((p) => p.from !== line.effective_date && p.to !== line.expiration_date && p.weight > own - AHEAD_MIN)
}
const AHEAD_MIN = 2
/** A day that explains its print worse is no rival. */
const EXPLAINS_MIN = -4
const figuresOff = (a: string, b: string): number => [...a].filter((figure, i) => figure !== b[i]).length

/** The days by how well they explain the print of both cells together. */
type Told = { effective_date: string | null; expiration_date: string | null; unclear: readonly string[] }
const NOTHING_TOLD: Told = { effective_date: null, expiration_date: null, unclear: [] }
async function weighTerm(draft: Draft): Promise<Told> {
  const days = printedDays(draft.years)
  const texts = days.flatMap((d) => d.texts)
  const weighed: WeighedDay[][] = []
  for (const key of DAYS) {
    const of = texts.length > 0 && wasSeen(draft, key) ? await draft.weigh(key, texts, true) : null
    weighed.push(of ? rankDays(days, of.weights) : [])
  }
  const { effective, expiration, unclear } = likelyTerm(weighed[0]!, weighed[1]!)
  return { effective_date: effective, expiration_date: expiration, unclear: DAYS.filter((_, i) => [unclear.effective, unclear.expiration][i]) }
}

/** A term that does not end after it begins has a day misread. */
function checkOrder(draft: Draft): void {
  const { line } = draft
  const [first, second] = DAYS.map((key) => line.fields[key])
  if (!line.effective_date || !line.expiration_date || ![first, second].some(ofPicture)) return
  if (line.effective_date < line.expiration_date) return
  // Some write a term of one day; two cells, each beyond doubt, say so.
  const apart = (second?.provenance?.box?.x ?? 0) - (first?.provenance?.box?.x ?? 0) > 20
  if (line.effective_date === line.expiration_date && apart && [first, second].every((f) => (f?.confidence ?? 0) >= SURE)) return
  // One day twice is one cell read for both columns; of two cells, and of a term the wrong way round, either day may be misread.
  if (line.effective_date > line.expiration_date || (apart && ofPicture(first) && first.confidence < SURE)) {
    line.effective_date = null
    giveUp(draft, 'effective_date', 'the term as read ends before it begins')
  }
  line.expiration_date = null
  giveUp(draft, 'expiration_date', 'the term as read does not end after it begins')
}
