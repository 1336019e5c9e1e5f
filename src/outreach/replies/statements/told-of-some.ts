import { foldText } from '../message/fold-text.ts'
import type { Finding } from './finding.ts'

const TELLS: ReadonlySet<Finding['verdict']> = new Set(['affirm', 'refuse', 'doubt', 'wrong', 'unread', 'later', 'ask'])
/** What is said of all but those that are named. */
const SPARES: ReadonlySet<string> = new Set(['restricted', 'names some of them only'])
const TAKES_OUT = /\b(?:only|but|however|though|although|except|pero|aunque)\b/

/**
 * "Yes. The GL is active.", "Yes. GL: limit reduced. WC: up for renewal.": whether the yes is of more than what it goes on to tell of
 * is not said. The lines told of; none where one of them is only taken out ("Yes. They are behind on the auto payment though.").
 */
export function toldOfSome(findings: readonly Finding[]): ReadonlySet<string> {
  const bare = findings.filter((one) => one.verdict === 'affirm' && one.bare)
  const each = findings.filter((one) => TELLS.has(one.verdict) && one.own && !one.general && !one.contrast && !one.excepts && !SPARES.has(one.reason ?? '') && !bare.some(({ sentence }) => sentence === one.sentence))
  const told = new Set(each.flatMap((one) => one.lines))
  const takenOut = bare.some((one) => one.status) || each.some((one) => TAKES_OUT.test(foldText(one.sentence)))
  return each.some((one) => one.verdict === 'affirm') || told.size > 1 || !takenOut ? told : new Set()
}

const SEVERAL = /\b(?:they|these|those|them|their|all|both|policies|coverages|everything|listed|below|above|list|ellas|estas|esas|todas|ambas|polizas|coberturas)\b/
/** A yes that says itself that it is of several: "yes, they are". */
export const isOfSeveral = ({ sentence }: Finding): boolean => SEVERAL.test(foldText(sentence))
