import { LatePattern } from '../../vocabulary/index.ts'

const COVER = '(?:polic(?:y|ies)|coverages?|insurance|binder)'
const ENDED = '(?:cancell?ed|terminated|rescinded)'
const DAY = '(?:\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d{1,2})'
/** What a sentence about one vehicle, driver or form says is not said of the policy. */
const WHOLE = '(?:(?!\\b(?:vehicle|unit|truck|trailer|driver|location|endorsement|form)s?\\b)(?:[^.;:?]|(?<=\\bno)\\.)){0,60}'

/** Coverages of one's own damage, and the like, that a policy goes on without. */
const LESSER = 'collision|comprehensive|damage|auto|autos|motorists?|payments?|medical|rental|towing|labor|reimbursement|breakdown|protection'

/** That a policy has ended or is about to, stated as a fact of that policy. */
const STATED = [
  `\\b${COVER}\\b${WHOLE}\\b(?:is|are|was|were|been|be)\\b (?:hereby |now |also )?${ENDED}\\b[^.;?]{0,40}${DAY}`,
  `\\b${COVER}\\b${WHOLE}\\b(?:has been|have been|was|were)\\b (?:hereby |now |also )?${ENDED}\\s?$`,
  `\\b(?:${COVER}|liability|cargo|compensation|umbrella)(?: (?:number|no|#)?[^a-z.;:?]{1,30})? ${ENDED} (?:effective|eff\\b|flat\\b|as of|on \\d|from|\\d)`,
  `^(?:all |the |this )?${COVER} ${ENDED}\\W{0,3}$`,
  `\\b(?:has|have) ${ENDED} (?:the|this|your|their|our|its) ${COVER}\\b`,
  `\\bpolic(?:y|ies)\\b${WHOLE}\\blapsed\\b[^.;?]{0,20}${DAY}`,
  `\\bcancell?ation (?:effective(?: date)?|date) ?:? ?${DAY}`,
  `\\bin cancell?ation status\\b|\\bnotice of cancell?ation (?:has been|was) (?:issued|sent|mailed|received)\\b`,
  `\\bpending cancell?ation\\b|\\bcancell?ation (?:is )?pending\\b`,
  `\\bpolicy (?:was )?not taken\\b|\\b${ENDED} flat\\b`,
  `\\bstatus ?:? ?${ENDED}\\b`,
  `\\b(?:transaction(?: type)?|reason for issu(?:e|ance)|reason issued|type of (?:change|transaction)) ?:? ?(?:policy )?cancell?(?:ation|ed)\\b`,
  `(?<!\\b(?:${LESSER}) )\\bcoverages?(?: parts?)? (?:is |are |has been |have been )?(?:hereby )?(?:deleted|removed) from (?:the|this|your) policy\\b`,
  `\\bcoverage a\\b[a-z ,()-]{0,80} (?:is |has been )(?:hereby )?(?:deleted|removed) from (?:the|this|your) policy\\b`,
  `(?<!\\b(?:${LESSER}) )\\b${COVER}\\b${WHOLE}\\b(?:is|are|has been|have been) (?:hereby |now )?suspended\\b(?=[^.;?]{0,20}(?:${DAY}|until)|\\s?$)`,
].map((pattern) => LatePattern.of(new RegExp(pattern)))

/** What only might be, was asked, is denied, or was taken back. */
const SUPPOSED = LatePattern.of(/\b(?:if|should|unless|when|whenever|in the event|until|before|after|may(?! \d)|can|cannot|might|could|shall|would|whether|any|(?<!policy )no|not|never|prior|previous|previously|former|formerly|expiring|replaces|replaced|replacing|rewrite of|rewritten from|renewal of|reinstated|reinstatement|withdrawn|disregard)\b/)
const TAKEN_BACK = LatePattern.of(/\b(?:reinstated|rescinded by us|notice is withdrawn|disregard)\b/)

/** Whether a sentence, in small letters, states that the policy it is about is cancelled. */
export function saysCancelled(sentence: string): boolean {
  for (const pattern of STATED) {
    const found = pattern.matchAt(sentence, 0)
    if (found && !SUPPOSED.test(sentence.slice(0, found.index + found[0].length).replace('not taken', ''))) return !TAKEN_BACK.test(sentence)
  }
  return false
}
