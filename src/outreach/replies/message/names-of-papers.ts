import { foldText } from './fold-text.ts'
import type { Attachment } from './parse-message.ts'

/** What ended or is about to, is denied, or is not to be used, as files are called. */
const TAKES_BACK =
  /\b(?:(?:pending )?cancel(?:l?ed|l?ation|s|ling)?|canx|cxl\w*|noc|nopc|lapsed?|expired|non ?renew\w*|nonrenewals?|terminat\w*|reinstate\w*|rescind\w*|rescission|suspen\w*|voided|inactive|unpaid|past due|overdue|non ?pay(?:ment)?|intent to cancel|not (?:active|in force|confirmed|verified|ours?|valid|current|our client)|unconfirmed|unverified|do not use|disregard|broker of record|\bbor\b|closed account|former client|cancelad\w*|cancelacion|vencid\w*)\b/
/** A form that grants a holder notice, or a filing withdrawn for another: no notice itself. */
const A_FORM = /\b(?:notice of cancell?ation|cancell?ation notice|cancell?ation|noc|non ?pay(?:ment)?|reinstate\w*)(?: (?:notice|of|to|for|by|us|designated|certificate|cert|holders?|third|part(?:y|ies)|additional|insureds?|days?|\d{1,2}))* (?:endt?|endorsements?|endorse|form|wording|clause|provisions?|amendatory|polic(?:y|ies)|conditions?)\b|\b\d{2} days? (?:notice of )?cancell?ation\b|\b(?:no|without) cancell?ations?\b/

/** The name of a paper that came with the message and says that something ended or is not to be counted on, or null: whoever reads "Notice of cancellation.pdf" beside a yes opens it first. */
export function reserveInNames(attachments: readonly Attachment[]): string | null {
  const named = attachments.find(({ filename, inline }) => {
    const words = foldText(filename ?? '').replace(/\.[a-z0-9]{2,5}$/, '').replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])|[^a-z0-9]+/g, ' ')
    return !inline && TAKES_BACK.test(words.replace(new RegExp(A_FORM.source, 'g'), ' '))
  })
  return named?.filename ?? null
}
