const STATUS = '(active|in[- ]force|in effect|current)'
const ONES = '(?:ones?|things?|polic(?:y|ies)|coverages?|lines?)'
const NAMES = "((?:the |their |his |her )?[A-Za-z][A-Za-z&'/ ,]{1,48}?)"
const BEFORE = new RegExp(`^(\\W*)(?:(?:the|our) )?only (?:${STATUS} )?${ONES}(?: (?:that|which)(?:'s| is| are)?)?(?: still| currently| left| we (?:still )?(?:have|show)(?: as)?)*(?: ${STATUS})?(?: with us| left| here| for them| now)* (?:is|are) ${NAMES}(?=\\W*$|\\s*[.;–—-] | ?,(?! and\\b| ?&)| but\\b)`, 'i')
const BEHIND = new RegExp(`^(\\W*)${NAMES} (?:is|are) (?:the|our) only (?:${STATUS} )?${ONES}(?: (?:that|which)(?:'s| is| are)?)?(?: still| currently| left| we (?:still )?(?:have|show)(?: as)?)*(?: ${STATUS})?(?: with us| left| here| for them| now)*(?=\\W*$|\\s*[.;–—-] | ?,| but\\b)`, 'i')
const NO_NAME = /\b(?:not|n't|no|never|one|ones|that|this|those|these|which|what|yours?|else|other|others|rest)\b/i

/** "The only one still active is the comp", "the comp is the only active policy": said as "Only the comp is active". */
export function withOnlyOneFirst(text: string): string {
  const said = (before: string, names: string, status: string | undefined, whole: string): string =>
    status === undefined || NO_NAME.test(names) ? whole : `${before}Only ${names.trim()} ${/ (?:and|&) |,/.test(names) ? 'are' : 'is'} ${status}`
  return text
    .replace(BEFORE, (whole, before: string, first: string | undefined, second: string | undefined, names: string) => said(before, names, first ?? second, whole))
    .replace(BEHIND, (whole, before: string, names: string, first: string | undefined, second: string | undefined) => said(before, names, first ?? second, whole))
}

const COVERAGE = "(?:c?gl|general liability|liability|auto(?: liability)?|(?:motor truck )?cargo|umb(?:rella)?|excess|wc|(?:work(?:er'?s?'?|ers'?)? )?comp(?:ensation)?|property|package|bop|other (?:one|two|three)|others|rest)(?: (?:policy|policies|coverage))?"
const OURS_ONLY = new RegExp(`(\\b(?:never|do(?:es)?n['’]?t|do not|did not|didn['’]?t|no longer) (?:actually |ever |even )?(?:write|wrote|written|have|had|handled?|insured?|placed?|carry|service)\\b[^.;!?\\n]{2,60}?),? (?:only|just) (?:(?:the|their|his|her) )?${COVERAGE}(?:(?:, (?:and )?| and | & )(?:(?:the|their|his|her) )?${COVERAGE}){0,3}(?=\\W*$)`, 'i')

/** "We never wrote the GL, only the property": which ones are theirs, and not how they stand. */
export const withoutOursOnly = (text: string): string => text.replace(OURS_ONLY, '$1')
