import type { Row, Segment } from '../../classify/index.ts'
import { findAmount } from '../../values/index.ts'

const PARTY = /^\W*(?:(?:name\s+of\s+)?(?:named\s+)?insureds?|certificate\s*-?holder|policy\s*holder|producer|agen(?:t|cy)|broker|employer|issued\s+to)\b[^:]{0,40}:?\s*$/i
const PARTY_LINES_MAX = 6
/** A fact by its label, which is no line of an address. */
const FACT = /^(?!(?:attn|attention|phone|tel|fax|e-?mail|cell|dba|c\/o|suite|unit)\b)[A-Za-z][A-Za-z /#]{2,30}:\s\S/i
/** The town with its code, behind which no line of an address follows. */
const ADDRESS_END = /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\W*$/
/** `Insurance coverage(s) | Limits | Deductible`: what stands under it is no party's. */
const headsCoverages = ({ segments: [first, ...others] }: Row): boolean =>
  first !== undefined && /^(?:(?:types?|lines?)\s+of\s+)?(?:insurance\s+)?(?:coverages?|coverage\(s\)|insurance)(?:\s+type)?$/i.test(first.text.trim()) && others.some((s) => /^(?:limits?(?:\s+of\s+(?:liability|insurance|coverage))?|deductibles?)$/i.test(s.text.trim()))
/** Names and addresses under a party's label: `Dept of Buildings` there is no coverage. */
export class PartyBlocks {
  #open: { x: number; bottom: number; lines: number }[] = []

  pass(row: Row): void {
    if (headsCoverages(row)) this.#open = []
    this.#open = this.#open.filter((b) => row.y - b.bottom < 8 && b.lines < PARTY_LINES_MAX)
    for (const segment of row.segments) {
      const own = this.#open.find((b) => Math.abs(b.x - segment.box.x) < 8)
      const bottom = segment.box.y + segment.box.h
      const alone = row.segments.every((s) => s.box.x <= segment.box.x || PARTY.test(s.text))
      if (PARTY.test(segment.text) && alone) this.#open.push({ x: segment.box.x, bottom, lines: 0 })
      else if (own && (FACT.test(segment.text) || ADDRESS_END.test(segment.text))) this.#open = this.#open.filter((b) => b !== own)
      else if (own) Object.assign(own, { bottom, lines: own.lines + 1 })
    }
  }

  holds = (segment: Segment): boolean => this.#open.some((b) => b.lines > 0 && Math.abs(b.x - segment.box.x) < 8 && !findAmount(segment.text) && !segment.text.endsWith(':'))
}
