import { LatePattern } from '../../vocabulary/index.ts'
import type { PageText } from './text-of-page.ts'

const PAYMENT = [
  /\b(?:installment|payment) \d{1,2} of \d{1,2}\b/,
  /\b(?:current|account|new|previous) balance\b|\bpaid [\d,.$ ]{3,14}balance\b/,
  /\b(?:on|with|make|mail) (?:your|the|a)? ?checks?\b|\bchecks? payable\b/,
  /\b(?:return|detach|mail) (?:the|this|and mail|with)\b[^.]{0,30}\b(?:bottom|top|lower|stub|portion|slip|coupon|check)\b/,
  /\blate (?:fee|charge)\b|\bservice charge\b/,
  /\bauto-?pay\b|\bbank account\b/,
  /\bwill (?:take|draft|withdraw|charge|debit)\b[^.]{0,10}\$/,
  /\b(?:minimum |total |net |amount |payment )due\b|\bdue (?:on|by|date|upon)\b|\bpay in full\b|\bpay \$?[\d,.]{3,12} by\b/,
  /\bcharges\s+payments\b|\bcharges credits\b/,
].map((pattern) => LatePattern.of(pattern))
const PAYMENT_MIN = 2
/** A page that asks for money in the several ways that bills do. */
export const asksForPayment = ({ spoken }: PageText): boolean => PAYMENT.filter((p) => p.test(spoken)).length >= PAYMENT_MIN
