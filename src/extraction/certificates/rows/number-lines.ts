import { findDate } from '../../values/index.ts'

/** What is entered where there is no number. */
export const NOT_A_NUMBER =
  /^(n\s*\/?\s*a|none|not applicable|nil|tb[ad]|to be (determined|advised|assigned)|pending|see [a-z ]{3,30}|to follow|applied for|binder|same( as [a-z ]{2,30})?|included|various|-+|policy number:?)$/i

/** `(555) 416-5231`, in the line of whoever made the paper out. */
const TELEPHONE = /\(\d{3}\)\s?\d{3}-\d{4}/
/** A vehicle's identification number, listed under the policies. */
const isVehicle = (text: string): boolean => text.trim().split(/\s+/, PIECES_MAX).some((piece) => /^(?=.*[A-Z])(?=.*\d)[A-HJ-NPR-Z0-9]{17}$/.test(piece) && !MARKET_REFERENCE.test(piece))
const PIECES_MAX = 8
/** A contract of the London market: B, the broker's four figures, its own reference. */
const MARKET_REFERENCE = /^B\d{4}[A-Z]/
/** A word of a sentence with figures in it: `reception, 140 guests`. */
const SPOKEN = /(?:^|\s)(?!policy\b|number\b)[a-z]{4,}(?:,?\s|$)/
/** `CONTRACT 9188, SR 20 SLOPE REPAIR`: what the work is called that is insured. */
const OF_THE_WORK = /^(?:contract|project|job|loan|lease|claim|quote)\s(?:no\.?\s|#\s?)?\S*\d\S*,\s/i
/** The end of an address. */
const TOWN = /[A-Za-z.]{2,},?\s+[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?$/
/** `CG 20 10 / CG 20 37` under a policy's number: the forms that its marks stand for. */
export const isFormList = (text: string): boolean => text.split(/[,/&;+]|\band\b/).every((part) => FORM_NUMBER.test(part.trim()))
const FORM_NUMBER = /^(?:forms?\s)?(?:BP|C[AGPUX]|I[LM]|WC)\s?\d\d\s\d\d(?:\s\d\d){0,2}$/i
export const isDatedNumber = (text: string): boolean => {
  const date = findDate(text)
  if (!date) return false
  const beside = `${text.slice(0, date.start)} ${text.slice(date.end)}`
  // A whole term is two days and no number.
  const other = findDate(beside)
  return /\d{3}/.test(other ? `${beside.slice(0, other.start)} ${beside.slice(other.end)}` : beside)
}
export const isNumberLine = (text: string): boolean =>
  /[A-Za-z0-9]/.test(text) && !/^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$|^20[1-4]\d$/.test(text.trim()) && !NOT_A_NUMBER.test(text.trim()) && /\d/.test(text) && !/[$€£]/.test(text) && !findDate(text) && !isVehicle(text) && !TELEPHONE.test(text) && !TOWN.test(text) && !OF_THE_WORK.test(text.trim()) && !SPOKEN.test(text)
/** Policy numbers stay as printed, spaces and dashes included. */
export const tidyNumber = (printed: string): string => {
  let text = printed.replace(/\s+/g, ' ').trim()
  // A long name in the column before runs over into this one; its words carry no digit and are no part of a number.
  for (let i = 0; i < 6; i++) text = text.replace(/^[/&,]\s+/, '').replace(SPILLED, '').replace(SPILLED_NAME, '')
  return text.replace(/^(policy\s*(no|number|#)?\.?|number(?=\s?:)|pol\.?\s*(no|#)\.?|#|no\.)\s*:?\s*/i, '').replace(FORMER_BEHIND, '').replace(STATE_BEHIND, '').replace(LEADS_TO_DAY, '').trim()
}
/** `CA-226377-04 From`: what leads up to the day in the next column. */
const LEADS_TO_DAY = /\s+(?:from|(?:january|february|march|april|may|june|july|august|september|october|november|december)|eff(?:ective|\.)?\s?:?|12[:.]0[01](?:\s?[ap]\.?\s?m\b\.?)?)$/i
/** Of several policies of one coverage each names its state or states: `WCV 6100482 (OH)`, `(MA, WI)`, `(AOS)` for all others. */
const STATE = 'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const STATE_BEHIND = new RegExp(`\\s*\\((?:(?:${STATE})(?:\\s?[,&/]\\s?(?:${STATE})){0,12}|AOS|[Aa]ll\\s[Oo]ther(?:\\s[Ss]tates)?)\\)$`)
/** The end of a company's name: a capitalised word, never part of a number. */
const SPILLED_NAME = /^(?:[A-Z][a-z]{3,}|AMERICA|INSURANCE|CASUALTY|MUTUAL|INDEMNITY|Inc|INC|LLC|Ltd|Corp|CORP|COMPANY|Co)[.,]*\s+(?=(?:\S+\s+){0,4}\S*\d)/
const SPILLED =
  /^(and|liability|insurance|legal|coverage|compensation|cargo|damage|professional|general|automobile|commercial|auto|umbrella|excess|equipment|property)\s+(?=\S)/i

/** `(prev CPS-` over `2209-02)`, `Renewal of CPS-2209-02`: the number that a policy had before, which may go on to the line where its bracket closes. */
export function withoutFormer<L extends { text: string }>(lines: readonly L[]): L[] {
  let open = false
  const isInBrackets = (text: string): boolean => /^\([^()]{4,}\)$/.test(text.trim())
  // What stands in brackets under a number, in the same cell, is no other policy's.
  const whole = lines.some((l) => !isInBrackets(l.text) && isNumberLine(l.text)) ? lines.filter((l) => !isInBrackets(l.text)) : lines
  return whole.flatMap((line): L[] => {
    const begins = FORMER.exec(line.text)
    const isFormer = open || begins !== null
    if (begins) open = begins[0].startsWith('(')
    if (line.text.includes(')')) open = false
    return isFormer ? [] : [line]
  })
}
const BEFORE = String.raw`(?:prev(?:ious(?:ly)?)?|prior|formerly|former|repl(?:ac(?:es|ing))?|renew(?:al\s+of|s|ing)|rnwl|rewrite\s+of|was|old|expiring)\b(?![-/]\S)`
const FORMER = new RegExp(String.raw`^\W{0,2}${BEFORE}(?=.{0,30}$)`, 'i')
/** The same behind the number, on its line. */
const FORMER_BEHIND = new RegExp(String.raw`\s*\(${BEFORE}[^()]{1,40}\)$`, 'i')
