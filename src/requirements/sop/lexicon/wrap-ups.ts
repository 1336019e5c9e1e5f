/** A program of an owner or a general contractor that insures everybody enrolled in it (OCIP, CCIP): nobody is asked for what it holds. */
const OF_WHOM = `(?:(?:the|an?|our|this|such|owner's|contractor's|sponsor's|project) ){0,2}`
const WRAP_UP = `(?:(?:owner|contractor)[- ]controlled insurance program|r?ocip|ccip|wrap-?ups?|(?:master|blanket|group|project)[- ](?:polic(?:y|ies)|insurance program|program))(?: (?:program|insurance|coverages?|polic(?:y|ies)))?(?: \\([^()]{1,40}\\))?`

/** "The Owner's OCIP gives every enrolled contractor workers' compensation": a program as the subject of a sentence. */
const GIVES = new RegExp(
  `^\\W*${OF_WHOM}${WRAP_UP} (?:already |also |itself |only |automatically )*(?:gives?|grants|provides|furnishes|affords|supplies|insures|covers|includes|consists|carries|responds|pays|offers|extends|comes with|takes care of|will (?:provide|insure|cover|include|afford|furnish|give|pay|consist))\\b`,
)
const GIVEN = `(?:furnished|provided|afforded|included|supplied|covered|given|carried|insured|held|placed|maintained)`
/** "Coverage furnished under the OCIP", "What the CCIP covers", "OCIP coverages" */
const HELD = `(?:(?:the |what |what is |what's )?(?:insurance |coverages? |policies |lines? )?(?:that (?:is|are) )?(?:already )?${GIVEN} (?:under|by|through|in|within|as part of) ${OF_WHOM}${WRAP_UP}|what ${OF_WHOM}${WRAP_UP} (?:covers|provides|includes|insures|gives)|${OF_WHOM}(?:(?:owner|contractor)[- ]controlled insurance program|r?ocip|ccip|wrap-?up) (?:provided )?(?:coverages?|insurance|policies|limits))(?: (?:for|to) [a-z' -]{3,40})?`
const HEAD = new RegExp(`^\\W*${HELD}\\s*$`)
const IN_LINE = new RegExp(`^\\W*${HELD}(?: are| is| include[sd]?)?\\s*:`)

export const wrapUpGives = (lower: string): boolean => GIVES.test(lower) || IN_LINE.test(lower)
export const headsWrapUp = (bare: string): boolean => HEAD.test(bare)
