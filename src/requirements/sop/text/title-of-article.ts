/** What an article of insurance is called by: its own name, beside what else it treats of. */
const NUMBER = /^(?:(?:exhibit|article|section|part|schedule|attachment|appendix|annex|lease|sublease|agreement|addendum|clause|chapter|rider)\b ?(?:[a-z]{1,2}(?=[\s:.;\u2013\u2014-])|[ivx]{1,5}(?=[\s:.;\u2013\u2014-])|[\d.]{1,8})?\s*[:.;\u2013\u2014-]{0,2}\s*){1,3}|^(?:[a-z]|[\d.]{1,8}|[ivx]{1,5})[.):]\s+|^\d{1,3}(?:\.\d{1,3}){0,3}\s+/i
const TOPIC = /^(?:(?:the|vendor|contractor|subcontractor|tenant|supplier|seller|carrier|lessee|licensee|consultant|provider|trade|minimum|required|general|contract)(?:'s|s')? ){0,2}(?:insurance|indemnity|indemnification|hold harmless|risk management|risk of loss|limitation of liability)(?: (?:requirements?|provisions?|coverages?|terms|conditions|obligations?))?$/i
const BESIDE = new RegExp(
  `^(?:${[
    '(?:mutual )?(?:waivers?|releases?)(?: of (?:subrogation|claims|rights|liability|recovery))?',
    'subrogation(?: waivers?)?',
    'additional(?:ly)? insureds?',
    'primary(?: (?:insurance|coverage))?',
    'non-?contributory(?: coverage)?',
    '(?:notices? of )?cancell?ations?(?: notices?)?',
    '(?:insurer )?ratings?',
    'deductibles?',
    '(?:certificates?|evidence|proof)(?: of (?:insurance|coverage))?',
    '(?:payment and performance |performance |payment |surety )?(?:bonds?|bonding)',
    'suret(?:y|ies)',
    'safety',
    'subcontract(?:ors?|ing)',
    'endorsements?',
  ].join('|')})(?: (?:status|endorsements?|requirements?|provisions?|clauses?|terms))?$`,
  'i',
)
/** A name longer than this is a sentence. */
const LENGTH_MAX = 110

/** "SECTION 8: INSURANCE AND WAIVER OF SUBROGATION": the name of an article asks nothing of what it names. */
function isArticleTitle(sentence: string): boolean {
  if (sentence.length > LENGTH_MAX || !/insurance|indemn|risk|harmless/i.test(sentence)) return false
  const name = sentence.replace(/^[#*\s]+|[\s*.:]+$/g, '').replace(NUMBER, '').replace(/[\s.:)]+$/, '')
  const parts = name.split(/\s*(?:[;,/&(]|\s[\u2013\u2014-]\s|\band\b)\s*/i).filter((p) => p !== '')
  return parts.length > 1 && parts.some((p) => TOPIC.test(p)) && parts.every((p) => TOPIC.test(p) || BESIDE.test(p))
}

export const withoutArticleTitle = (sentences: string[]): string[] => (sentences[0] !== undefined && isArticleTitle(sentences[0]) ? sentences.slice(1) : sentences)
