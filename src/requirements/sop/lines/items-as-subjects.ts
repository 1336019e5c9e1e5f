const LABEL = '[a-hA-H]|\\d{1,2}|[ivx]{2,4}'
/** A line that its mark numbers, or an item in brackets within one. */
const NUMBERED = new RegExp(`(?:^[ \\t]{0,12}\\(?|[;:,.] (?:and )?\\()(${LABEL})[.)](?=[ \\t]+\\S)`, 'gm')
const MODAL = '(?:(?:must|shall|should|has to|have to|needs? to|is to|will) (?:also )?(?:be|name|list|include|have|show|waive|carry|contain|give|provide|read)|needs|requires|waives|names|carries|includes)'
const MEMBER = '(?:primary|insured\\b|AIs?\\b|waiv|subrog|contribut|notice|NOC\\b|rated\\b|cancel)'
const SUBJECT = new RegExp(`(^[ \\t]{0,12}|[.;][ \\t]{1,3})(\\(?(${LABEL})\\))(?=[ \\t]+(?:also )?${MODAL}\\b[^.;:\\n$]{0,80}${MEMBER})`, 'gm')

const before = (label: string): string => (/\d/.test(label) ? String(Number(label) - 1) : String.fromCharCode(label.charCodeAt(0) - 1))
const after = (label: string): string => (/\d/.test(label) ? String(Number(label) + 1) : String.fromCharCode(label.charCodeAt(0) + 1))

/**
 * "1) General liability ... 2) Auto ..." above "1) must be primary. 2) needs a waiver.": a number that was given to a line before,
 * and now does something, is that line's and no new mark. Lines that count on from one another are a list of their own.
 */
export function itemsAsSubjects(text: string): string {
  if (!SUBJECT.test(text)) return text
  SUBJECT.lastIndex = 0
  const given = [...text.matchAll(NUMBERED)].map((m) => ({ label: m[1]!, at: m.index }))
  return text.replace(SUBJECT, (whole, lead: string, mark: string, label: string, at: number) => {
    const here = given.findIndex((g) => g.at >= at && g.at <= at + lead.length && !/[.;]/.test(lead))
    if (!given.some((g) => g.label === label && g.at < at)) return whole
    if (here >= 0 && (given[here - 1]?.label === before(label) || given[here + 1]?.label === after(label))) return whole
    return `${lead}Line ${mark}`
  })
}
