import { carrierOfCode, foldCarrier } from '../../naic/index.ts'
import { findDate, isPartOfNumber } from '../../values/index.ts'
import { candidatesFor } from '../view/label-values.ts'
import type { PageView } from '../view/page-view.ts'
import { boxBetween, type Found, runOf, wordsBetween } from '../view/text-run.ts'

const ISSUED =
  /\b(?:date\s(?:issued|of\s(?:issue|(?:this\s)?notice)|prepared|printed|processed|mailed)|issued\s(?:on\sdate|on|date)?|issue\sdate|processed\son|process\sdate|processing\sdate|information\sas\sof|declarations?\s(?:issued|printed|mailed)(?:\son)?|prepared(?:\son)?|transaction\sdate|mail(?:ing)?\sdate|date\smailed|notice\sdate)\s?:?/i

/** The day the paper says it was issued. */
export function findIssueDate(views: readonly PageView[]): string | null {
  for (const view of views) {
    for (const c of candidatesFor(view, ISSUED, 1)) {
      if (c.distance > 0 || /prior|previous|vehicle|licen/i.test(c.label.before.slice(-30))) continue
      const at = findDate(c.run.text.slice(0, 40))
      if (at && at.start < 12) return at.date
    }
  }
  return null
}

const NAIC = /\bnaic\s{0,2}(?:#|no\b\.?|number|code|company\s(?:code|number|no\.?)|co\.?\s(?:code|no\.?))?\s?[:#]?\s?/i

/** A five-digit code printed at a NAIC label. */
export function findNaic(views: readonly PageView[]): Found | null {
  for (const view of views) {
    for (const c of candidatesFor(view, NAIC, 1)) {
      if (c.distance > 0) continue
      const match = /^[([]?(\d{5})\b/.exec(c.run.text) ?? /^\d{3,4}[-\s](\d{5})\b/.exec(c.run.text)
      if (!match) continue
      const run = runOf(view.number, c.run.words)
      const start = match[0].length - 5
      return {
        text: match[1]!,
        page: view.number,
        words: wordsBetween(run, start, match[0].length),
        box: boxBetween(run, start, match[0].length),
        score: 1,
      }
    }
  }
  return null
}

const isListedFor = (code: string, carrier: string): boolean => {
  const listed = carrierOfCode(code)
  return listed !== null && [listed.name, ...listed.aliases].some((name) => foldCarrier(name) === foldCarrier(carrier))
}

const COMPANY_CODE = /\bcompany\s(?:code|number|no\b\.?|#)\s?:?\s?/i
/** `Company code 12345`, as identification cards have it: the insurer's where the list has it so, for insurers give themselves other codes too. */
export function findListedCode(views: readonly PageView[], carrier: string): Found | null {
  for (const view of views) {
    for (const c of candidatesFor(view, COMPANY_CODE, 1)) {
      const [first] = c.run.words
      const code = first?.text.match(/^\d{5}$/)?.[0]
      if (c.distance === 0 && first && code && isListedFor(code, carrier)) return { text: code, page: view.number, words: [first], box: first.box, score: 1 }
    }
  }
  return null
}

/** `Larkmont Mutual Insurance Company (12345)`: five figures in brackets right behind the insurer's name are its code, unless another's. */
export function findBracketedNaic(views: readonly PageView[], carrier: string): Found | null {
  for (const view of views) {
    for (const segment of view.rows.flatMap((r) => r.segments)) {
      const start = segment.text.indexOf(carrier)
      const behind = start < 0 ? null : /^\s?[([](\d{5})[)\]](?!\s?\d)/.exec(segment.text.slice(start + carrier.length))
      if (!behind) continue
      if (carrierOfCode(behind[1]!) !== null && !isListedFor(behind[1]!, carrier)) continue
      const run = runOf(view.number, segment.words)
      const from = start + carrier.length + behind[0].indexOf(behind[1]!)
      return { text: behind[1]!, page: view.number, words: wordsBetween(run, from, from + 5), box: boxBetween(run, from, from + 5), score: 1 }
    }
  }
  return null
}

// ISO and bureau form numbers, and the shape most carriers give theirs: letters, digits in groups, an edition of month and year.
const ISO_FORM =
  /\b(CG|CA|WC|CU|CX|CP|BP|IL|IM|CM|CR|HO|PP|DP|EB|MC|CL)[-\s]?(\d{2})[-\s]?(\d{2})(?:[-\s]?(\d{2}))?(?![\d])(?:[-\s]?[A-Z])?/g

/** Standard form numbers as the paper lists them, `CG 20 10`, without their editions; at most 80. A policy of one of the numbers given carries no endorsement by that. */
export function findFormNumbers(views: readonly PageView[], policyNumbers: readonly string[]): string[] {
  const found = new Set<string>()
  for (const view of views) {
    for (const match of view.text.toUpperCase().matchAll(ISO_FORM)) {
      if (isPartOfNumber(view.text, match.index, match[0], policyNumbers)) continue
      const [, prefix, a, b, c] = match
      // Workers' compensation forms have three pairs (WC 00 03 13); elsewhere a third pair is the edition's month.
      found.add(prefix === 'WC' && c ? `WC ${a} ${b} ${c}` : `${prefix} ${a} ${b}`)
      if (found.size >= 80) return [...found]
    }
  }
  return [...found]
}
