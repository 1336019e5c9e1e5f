import { isDeepStrictEqual } from 'node:util'
import type { Rule } from '../vocabulary/index.ts'

/** A rule that its caller left unnamed has the name of its place among the others. */
const BY_PLACE = /^rule_\d+$/

/** Whether a rule is the one that was waived: a version that came since may have another under its id. */
export const isStillWaived = (waived: Rule, rule: Rule): boolean => {
  if (waived.rule_id !== rule.rule_id) return false
  return BY_PLACE.test(rule.rule_id) ? isDeepStrictEqual(asked(waived), asked(rule)) : subject(waived) === subject(rule)
}

const subject = (rule: Rule): string => (rule.kind === 'certificate' ? 'certificate' : rule.coverage_type)

const asked = ({ source_sentence: _where, parse_confidence: _how, ...rest }: Rule): object => rest
