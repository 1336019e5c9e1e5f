import type { Page } from '../page-model.ts'
import { agreed, DISAGREE, type Draft, giveUp, ofPicture, type Reread, taken } from './draft.ts'
import { isSeldom, isUsualAmount, likelyAmount } from './likely-amounts.ts'
import { isLiabilityLimit, isPlausibleLimit, isSignMisread } from './plausible.ts'

/** What two engines of three agreed on is less sure than this; figures that thick strokes make of each other are misread by all alike. */
const [UNDISPUTED, UNDISPUTED_ALIKE] = [0.93, 0.975]
const isAlike = (amount: number): boolean => /^[35689]/.test(String(amount))
const undisputed = (amount: number): number => (isSeldom(amount) ? Number.POSITIVE_INFINITY : isAlike(amount) ? UNDISPUTED_ALIKE : UNDISPUTED)

export async function settleLimits(draft: Draft): Promise<void> {
  const { line } = draft
  for (const limit of [...line.limits]) {
    const key = `limits.${limit.label}`
    const field = line.fields[key]
    if (limit.amount === null || !ofPicture(field)) continue
    const plausible = isPlausibleLimit(limit.label, limit.amount) && !isSignMisread(limit.label, limit.amount)
    const liability = isLiabilityLimit(limit.label)
    const usual = !liability || isUsualAmount(limit.amount)
    const sure = plausible && usual && field.confidence >= 0.9
    if (sure && (!liability || field.confidence >= undisputed(limit.amount))) continue
    const { told, tied, best } = liability ? await likelyAmount(draft, limit.label) : { told: null, tied: false, best: null }
    if (sure && !tied && (best === null || best === limit.amount)) continue
    if (tied || sure) {
      line.limits = line.limits.filter((l) => l !== limit)
      giveUp(draft, key, DISAGREE)
      continue
    }
    if (told && (told.usual || (plausible && told.amount === limit.amount && field.confidence >= 0.9))) {
      limit.amount = told.amount
      taken(draft, key)
      continue
    }
    const again = await draft.reread(key, 'amount', String(limit.amount))
    const amount = again?.text ? Number(again.text.replace(/[^\d.]/g, '')) : Number.NaN
    // An amount that nobody sells stands only where the picture tells it from those that are sold.
    const known = !liability || ((isUsualAmount(amount) || told?.amount === amount) && (best === null || best === amount))
    if (again?.agreed && known && amount >= 0 && isPlausibleLimit(limit.label, amount) && !isSignMisread(limit.label, amount)) {
      limit.amount = amount
      agreed(field, again)
    } else if (!plausible || !usual || field.confidence < 0.8 || (best !== null && best !== limit.amount)) {
      line.limits = line.limits.filter((l) => l !== limit)
      giveUp(draft, key, DISAGREE)
    }
  }
}

/** `15,000` of a whole cell that no reading saw a sign in, as good an amount without its first figure: that figure may be the sign. */
const mayHoldSign = (amount: number, readings: readonly string[]): boolean =>
  /^\d[1-9]/.test(String(amount)) && isUsualAmount(Number(String(amount).slice(1))) && !readings.some((text) => text.includes('$'))

const LINE_SPREAD_MAX = 4
/** Whether the figures in a place stand on one line: of two amounts under each other neither is the cell's. */
function isOneLine(page: Page, box: { x: number; y: number; w: number; h: number }): boolean {
  const heights = page.words
    .filter((w) => /\d/.test(w.text) && w.box.x >= box.x - 1 && w.box.x < box.x + box.w && w.box.y >= box.y - 1 && w.box.y < box.y + box.h)
    .map((w) => w.box.y + w.box.h / 2)
  return Math.max(...heights) - Math.min(...heights) < LINE_SPREAD_MAX
}

/** Room around the figures of an amount cell of which only a part was read, in points. */
const AMOUNT_ROOM = { left: 10, right: 60 }
/** Amount cells whose first reading gave no clear amount: two engines that agree on the whole cell give one. */
export async function settleUnclear(draft: Draft, pages: readonly Page[], reread: Reread): Promise<void> {
  const { reading, line, index } = draft
  for (const unclear of reading.unreadable_fields.filter((u) => u.line === index && u.field.startsWith('limits.') && u.box && u.reason.startsWith('the amount cell'))) {
    const label = unclear.field.slice('limits.'.length)
    const page = pages.find((p) => p.number === unclear.page && p.source === 'image')
    if (!page || line.limits.some((l) => l.label === label)) continue
    const told = isLiabilityLimit(label) && isOneLine(page, unclear.box!) ? (await likelyAmount(draft, label)).told : null
    if (told?.usual) {
      line.limits.push({ label, amount: told.amount })
      taken(draft, unclear.field)
      continue
    }
    const { x, y, w, h } = unclear.box!
    const end = Math.min(x + w + AMOUNT_ROOM.right, ...page.lines.filter((l) => Math.abs(l.x1 - l.x2) < 3 && l.x1 > x + w && Math.min(l.y1, l.y2) < y + h && Math.max(l.y1, l.y2) > y).map((l) => l.x1))
    const box = { x: x - AMOUNT_ROOM.left, y: y - 1.5, w: end - x + AMOUNT_ROOM.left - 1, h: h + 3 }
    const again = await reread(page, box, 'amount', '')
    const amount = again?.agreed && again.text ? Number(again.text.replace(/[^\d.]/g, '')) : Number.NaN
    if (!(amount > 0) || !isPlausibleLimit(label, amount) || isSignMisread(label, amount) || mayHoldSign(amount, again!.readings.map((r) => r.text))) continue
    line.limits.push({ label, amount })
    line.fields[unclear.field] = { confidence: again!.confidence, provenance: { page: page.number, box, reader: 'pp_ocr' } }
    reading.unreadable_fields = reading.unreadable_fields.filter((u) => u !== unclear)
  }
}
