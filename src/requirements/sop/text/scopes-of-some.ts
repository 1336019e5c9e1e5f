const COVERAGE = String.raw`(?:the |your |their )?(?:C?GL|AL|WC|[Cc]ommercial [Gg]eneral [Ll]iability|[Gg]eneral [Ll]iability|(?:[Bb]usiness |[Cc]ommercial )?[Aa]uto(?:mobile)?(?: [Ll]iability)?|[Uu]mbrella|[Ee]xcess(?: [Ll]iability)?|[Ww]orkers?['\u2019]?s?['\u2019]? [Cc]omp(?:ensation)?|[Ll]iquor(?: [Ll]iability)?|[Pp]ollution(?: [Ll]iability)?|[Cc]argo)(?: polic(?:y|ies))?`
const MEMBER = String.raw`(?:[Aa]dditional(?:ly)? [Ii]nsureds?(?: (?:status|endorsements?))?|\bAI|[Ww]aivers?(?: of [Ss]ubrogation)?|\bWOS|[Pp]rimary(?:(?: and |\/| ?& ?)non-?contributory)?(?: wording)?|\bP ?& ?NC)`
const ALL = String.raw`(?: \((?:all|every|any|each)(?: [a-z]{3,14})?\))?`
const LETTERS = String.raw`(?:[A-H]|[IVX]{1,3}|\d)(?:(?:, ?| ?& ?| and | or |, and )(?:[A-H]|[IVX]{1,3}|\d)){0,4}`
const OF_SOME = String.raw`(?:\((?:only )?(?:(?:class(?:es)?|levels?|tiers?|categor(?:y|ies)|groups?|types?) )?${LETTERS}(?: only)\)|\((?:only )?(?:class(?:es)?|levels?|tiers?|categor(?:y|ies)|groups?|types?) ${LETTERS}(?: only)?\)|,? (?:where|if|when|as) (?:it applies|they apply|applicable|carried|required|held|you (?:have|carry) (?:it|one)|one is (?:carried|held)|there is one)|\((?:where|if|when|as) (?:it applies|applicable|carried|you (?:have|carry) (?:it|one))\))`
/** "Additional insured on GL (all classes) and auto (C, D only)", "AI on GL and on liquor where it applies" */
const LAST_OF_SOME = new RegExp(String.raw`^(.{0,80}?${MEMBER})((?: (?:needed|required))? (?:on|for|under) (?:both )?${COVERAGE}${ALL}(?:,? (?:on )?${COVERAGE}${ALL}){0,3}),? (?:and|&|\+) (?:on |for )?(${COVERAGE}) ?(${OF_SOME})\W*$`)
/** "GL & auto $1M each w/ AI + primary": of both. */
const EACH_WITH = new RegExp(String.raw`\b(${COVERAGE})( ?(?:&|and|\+|\/) ?)(${COVERAGE})((?:,| at| of|:)? ?\$? ?\d[\d,.]*(?: ?(?:k|mm?|mil|million)\b)? (?:each|apiece)),? (?:w\/|with) ?(${MEMBER}(?:(?:, | ?[+&] ?| and )${MEMBER}){0,3})(?=\s*(?:[;.,)]|$))`, 'gi')
/** "Additional insured on (a), (b) and (d), with waiver": of the same. */
const WITH_WAIVER = /(?<![a-z])(additional(?:ly)? (?:insureds?|assureds?)|AI) ((?:on|under) (?:items? |lines? )?[^.;$\d]{1,50}),? with (?:an? |full )?(waivers?(?: of subrogation)?|WOS)(?=\W*$)/gi
/** "AI city of Dunmore GL only": who is insured, and on what alone. */
const ONLY_BEHIND_NAME = new RegExp(String.raw`(?<=(?:^|[,;.] ?)(?:AI|[Aa]dditional [Ii]nsured):? (?!on\b|for\b|under\b|to\b|is\b|not\b)[A-Za-z][A-Za-z.&' ]{1,40}),? (?=${COVERAGE}(?: (?:&|and) ${COVERAGE})? only\b)`, 'g')
const bare = (said: string): string => said.replace(/^[\s,]*\(?|\)?$/g, '').trim()

/** A member of two policies, of the last of which only some are asked: as two clauses. */
export function scopesOfSome(given: string): string {
  const textIn = /\bonly\b/.test(given) && given.length < 400 ? given.replace(ONLY_BEHIND_NAME, ' on ') : given
  const text = /\b(?:each|apiece)\b/i.test(textIn) ? textIn.replace(EACH_WITH, '$1$2$3$4; $5 on $1 and $3') : /\bwith\b/i.test(textIn) ? textIn.replace(WITH_WAIVER, '$1 and $3 $2') : textIn
  const said = text.length < 240 && /\bonly\b|\b(?:where|if|when|as) |class|level|tier|group/i.test(text) ? LAST_OF_SOME.exec(text) : null
  if (!said) return text
  const [, lead, all, last, some] = said as unknown as string[]
  const words = bare(some!)
  const waits = /^(?:where|if|when|as) /i.test(words)
  const when = waits ? words : `for ${/^(?:only )?[a-z]{4,}/.test(words) ? words.replace(/^only /, '') : `class ${words}`}${/only/.test(words) ? '' : ' only'}`.replace(/, ?(?=\S+ only$)/, ' and ')
  const member = new RegExp(`${MEMBER}$`).exec(lead!)![0]
  return `${`${lead!}${all!}`.replace(/ \((?:all|every|any|each)(?: [a-z]{3,14})?\)/g, '')}; ${member} on ${last!} ${when}.`
}
