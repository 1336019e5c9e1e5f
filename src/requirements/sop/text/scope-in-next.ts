const AI = String.raw`(?:[Aa]dditional(?:ly)? [Ii]nsureds?|[Aa]dd['’]?l\.? [Ii]ns(?:ured)?s?|\bAIs?|(?<=^\W{0,6})ai(?= ?:))\b(?: (?:status|coverage|endorsements?))?`
const WAIVER = String.raw`(?:[Bb]lanket )?(?:\b[Ww]aivers?(?: of [Ss]ubrogation)?|\bWOS|(?<=^\W{0,6})wos(?= ?:))\b(?: endorsements?)?`
const PRIMARY = String.raw`\b(?:[Pp]rimary(?:(?: and | & |\/)non-?contributory)?|P ?& ?NC|PNC)\b(?: (?:basis|wording|language))?`
const ONE = `(?:${AI}|${WAIVER}|${PRIMARY})`
/** A member, or several that stand side by side. */
const MEMBERS = new RegExp(String.raw`${ONE}(?:(?:, | and | & | \+ |\/|, and )(?:an? |the )?${ONE}){0,3}`, 'g')
const COVERAGE = String.raw`(?:C?GL|AL|WC|W\/C|UMB|[Cc]ommercial [Gg]eneral [Ll]iability|[Gg]eneral [Ll]iability|(?:[Bb]usiness |[Cc]ommercial )?[Aa]uto(?:mobile)?(?: [Ll]iability)?|[Uu]mbrella(?:\/[Ee]xcess)?|[Ee]xcess(?: [Ll]iability)?|[Ww]ork(?:er)?s?['’]?s?['’]? [Cc]omp(?:ensation)?|[Cc]omp|[Ll]iquor(?: [Ll]iability)?|[Pp]ollution(?: [Ll]iability)?|[Cc]argo|[Pp]rofessional(?: [Ll]iability)?|E&O|[Cc]yber|[Pp]roperty)`
const COVERAGES = String.raw`(?:both )?(?:the |your |their )?${COVERAGE}(?: polic(?:y|ies))?(?:(?:,? (?:and|&|\+) |\/|, ?| ?\+ ?)(?:the |your |their )?${COVERAGE}(?: polic(?:y|ies))?){0,4}`
const IT = String.raw`(?:both(?: of (?:these|those|them))?|these|those|this|that|it|they)(?: (?:status|wording|endorsements?))?`
const HOLDS = String.raw`(?:(?:is|are|must be|needs? to be|shall be|has to be|is to be|are to be)(?: (?:needed|required|shown|listed|asked|requested|endorsed|included))?|needed|required|applies|apply|goes|go|must (?:appear|show|apply)|needs? to (?:appear|show))`
/** "Both needed on GL and auto.", "This applies to the GL policy only.", "We need it on auto and umbrella." */
const SCOPE = new RegExp(String.raw`^(?:${IT}(?: ${HOLDS})?|${HOLDS}|we (?:need|want|require) (?:it|this|that|these|them|both))? ?(?:only )?(?:on|for|under|to) (?<scope>${COVERAGES})(?<only>,? only)?\W*$`, 'i')
/** "GL and auto only.", "CGL and pollution.": policies and nothing else; one alone, with no "only", may begin what is asked of it. */
const BARE = new RegExp(String.raw`^(?<scope>${COVERAGES})(?<only>,? only)?\W*$`, 'i')
const SEVERAL = /,|&|\+|\/|\band\b/i
const VALUE = /^\W*\$|^\W*\d[\d,.]*(?:k|mm?|mil| ?\/|,000)\b|^\W*\d{3}|^\W*(?:limits?|minimums?|at least|not less|(?:each|per) (?:occurrence|accident|claim|person))\b/i
const bare = (sentence: string, next: string | undefined) => {
  const said = BARE.exec(sentence.trim())?.groups
  return said && (said.only || (SEVERAL.test(said.scope!) && !(next && VALUE.test(next)))) ? said : undefined
}
/** A lead that names policies of its own, or leaves something out, is read as it stands. */
const OWN_SCOPE = new RegExp(String.raw`\b(?:${COVERAGE}|polic(?:y|ies)|coverages?|all|every|each|lines?|items?|except|but|not?|if|when|unless|liability)\b|n['’]t\b|\$|\?|\d{3}|[([]\w{1,2}[)\]]`)

/** "AI: Brandt LLC and Owner. Both needed on GL and auto.": which policies the next sentence says, put behind the member it is said of. */
export function scopeInNext(sentences: string[]): string[] {
  const out: string[] = []
  for (const [i, sentence] of sentences.entries()) {
    const lead = out.at(-1)
    const said = lead !== undefined && sentence.length < 120 && lead.length < 200 ? (SCOPE.exec(sentence.trim())?.groups ?? bare(sentence, sentences[i + 1])) : undefined
    const members = said ? [...lead!.matchAll(MEMBERS)] : []
    const [member] = members
    if (!said || members.length !== 1 || OWN_SCOPE.test(lead!.replace(FORMS, '').replace(OPERATIONS, '').replace(ADDRESS, ''))) {
      out.push(sentence)
      continue
    }
    const at = member!.index + member![0].length
    out[out.length - 1] = `${lead!.slice(0, at)} on ${said.scope}${said.only ?? ''}${lead!.slice(at)}`
  }
  return out
}
const FORMS = /\b(?:CG|CA|WC) ?\d{2} ?\d{2}(?: ?\d{2})?(?: \d{2} \d{2})?/g
const OPERATIONS = /\b(?:ongoing|completed) (?:operations?|ops?)\b/gi
const ADDRESS = /\b\d{1,6} (?:[NSEW]\.? )?[A-Z][\w.]{1,20}|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/g
