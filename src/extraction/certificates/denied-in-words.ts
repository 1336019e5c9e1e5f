/** Words of a description that take back what they name: a notice nobody promises, a form that is not there yet or not at all. */

/** `The insurers do not agree to give 30 days notice`, `30 days notice of cancellation is not provided`. */
const NO_NOTICE =
  /\b(?:(?:do|does|will|shall|can|is|are|has|have)\s+not|cannot|never|neither|nor)\s+(?:\w+\s+){0,3}?(?:agree|give|gives|given|provide|provided|mail|send|obligated|obliged|required|promise|include|included|offer|endorsed)\b(?:(?!\bwithout\b|\bunless\b|\bless\b|\bcancel)[^.;]){0,60}\b(?:days|notice)\b|\bnotice\s+of\s+cancel\w*(?:(?!\bexcept\b|\bunless\b|\bif\b)[^.;]){0,40}\b(?:is|are|does|do|will|shall|was|has)\s+not\s+(?:be\s+|been\s+)?(?:given|provided|apply|included|available|endorsed|offered|promised|required)\b|\bno\s+\d{1,3}\s*(?:\(\d+\)\s*)?[- ]?days?\b/

/** Whether a sentence (in small letters) says that no notice of so many days is given. */
export const deniesNotice = (sentence: string): boolean => NO_NOTICE.test(sentence)

/** Right before a form's number. */
const NOT_BEFORE = /\b(?:(?:do|does)\s+not\s+(?:include|contain|carry|have)|is\s+not\s+endorsed\s+with|(?:has|have)\s+not\s+(?:been\s+)?(?:issued|added|endorsed\s+with)|without|no|requested|ordered)\s+(?:(?:the|an?|iso|forms?|endorsements?)\s+){0,3}$/i
/** Right behind it, and behind the others it is listed with. */
const NOT_BEHIND = /^(?:(?:is|are|was|were|has|have|does|do|will|shall)\s+(?:not\b(?!\s+limited)|(?:been|being)\s+(?:requested|ordered)|(?:requested|pending|on\s+order)\b|to\s+be\s+(?:added|issued|requested))|(?:requested|pending|to\s+follow|on\s+order|not\s+(?:attached|included|applicable|issued))\b)/i
const LISTED_WITH = /^(?:[\s,/&()]|and\b|or\b|forms?\b|endorsements?\b|\d{2}[\s/-]?\d{2}\b|(?:CG|CA|WC|CU|IL)[\s-]?\d{2}[\s-]?\d{2}(?:[\s-]?\d{2}[\s-]?\d{2})?\b){1,60}/i

/** Whether the form whose number stands at `at` is said not to be there, or only to be asked for. */
export const deniesForm = (text: string, at: number, form: string): boolean =>
  NOT_BEFORE.test(text.slice(Math.max(0, at - 70), at).replace(/\s+/g, ' ')) || NOT_BEHIND.test(text.slice(at + form.length, at + form.length + 300).replace(/\s+/g, ' ').replace(LISTED_WITH, ''))

/** `Additional insured status does not apply to …`. */
export const deniesStatus = (sentence: string): boolean =>
  /\badditional\s+insured(?:\s+(?:status|coverage|endorsement|wording))?\s+(?:does|do|shall|will|is|are)\s+not\s+(?:apply|extend|be|granted|afforded|provided|given|included|available)\b(?![^.;]{0,60}\bunless\b)/.test(sentence)

/** `General liability is written on a claims-made basis`; a sentence that speaks of occurrence too is about both. */
export const saysClaimsMade = (sentence: string): boolean => /\bclaims[\s-]made\b/.test(sentence) && !/\boccur|\b(?:not|no)\b/.test(sentence)

/** `Hired autos are excluded`, `excludes non-owned vehicles`. */
export const excludesAutos = (sentence: string): boolean =>
  /\b(?:hired|owned|scheduled)\s+(?:autos?|automobiles?|vehicles?)\s+(?:liability\s+|coverage\s+)?(?:is|are)\s+(?:excluded|not\s+(?:covered|included|insured))\b|\bexclud(?:es|ing)\s+(?:all\s+|any\s+)?(?:hired|(?:non[\s-]?)?owned|scheduled)\s+(?:autos?|automobiles?|vehicles?)\b/.test(sentence)
