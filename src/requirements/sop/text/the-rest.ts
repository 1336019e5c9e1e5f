const COVERAGE = String.raw`(C?GL|[Gg]eneral [Ll]iability|[Aa]uto(?:mobile)?(?: [Ll]iability)?|[Uu]mbrella|[Ee]xcess(?: [Ll]iability)?|(?:[Mm]otor [Tt]ruck )?[Cc]argo|[Pp]ollution(?: [Ll]iability)?|[Pp]rofessional(?: [Ll]iability)?|E ?& ?O|[Cc]yber|[Ll]iquor(?: [Ll]iability)?)`
/** "No GL for owner-operators", "We dropped the GL requirement for owner-ops last year", "Owner-operators don't need GL" */
const LET_OFF = [
  String.raw`^\W*[Nn]o ${COVERAGE}(?: is| are)?(?: needed| required)? (?:for|from|of|on) [^.;$\d]{3,40}$`,
  String.raw`^\W*${COVERAGE}(?: is|:)? (?:not|n't|isn't|waived|never)(?: (?:asked|required|needed))? ?(?:of|for|from) [^.;$\d]{3,40}$`,
  String.raw`^\W*(?:[Ww]e|[Tt]hey)(?:'ve| have)? (?:dropped|waived|took off|lifted|removed) (?:the )?${COVERAGE}(?: requirement)? (?:for|on) [^.;$\d]{3,60}$`,
  String.raw`^\W*[A-Za-z][^.;:$\d]{2,40} (?:don't|do not|doesn't|does not|needn't|need not) (?:need|have to (?:carry|have|show)|carry|have)(?: any)? ${COVERAGE}$`,
  String.raw`^\W*[A-Za-z][^.;:$\d]{2,40} (?:are|is) (?:exempt from|let off|excused from) (?:the )?${COVERAGE}(?: requirement)?$`,
].map((s) => new RegExp(s))
const REST = String.raw`(?:[Aa]ll (?:the )?others?|[Ee]very(?:one|body) else|[Aa]ny(?:one|body) else|(?:[Aa]ll )?(?:[Tt]he )(?:rest|others))`
const SUM = String.raw`\$? ?\d[\d,.]*(?: ?(?:[kK]|[mM]{1,2}|[Mm]il|[Mm]illion|[Tt]housand))?\b`
/** "All others: $1,000,000.", "Everyone else needs 1M": who is asked, an amount, and no coverage of its own. */
const THE_REST = new RegExp(String.raw`^\W*(${REST})(?: (?:needs?|carr(?:y|ies)|shows?|must (?:carry|have|show)|has|have|is at|are at|stays? at|pays?|gets?))?[:, -]{1,3}(?=${SUM}(?:[ ,]*(?:\/|per|each|occ\w*|agg\w*|csl|combined|single|limit|minimum|or more|and|${SUM})){0,8}[.;]?$)`)
const REST_BEHIND = new RegExp(String.raw`[;,-]{1,2} ?(?:and )?(${SUM}(?: (?:per occurrence|csl|each))?) (?:for|from|on|of) (${REST})[.]?$`)
const REST_AFTER = new RegExp(String.raw`[;,-]{1,2} ?(?:and |but )?(?=${REST}\b)`)

const letOff = (said: string): string | null => {
  const plain = said.replace(/\u2019/g, "'").replace(/[.;,\s]+$/, '')
  for (const way of LET_OFF) {
    const coverage = way.exec(plain)?.[1]
    if (coverage) return coverage
  }
  return null
}

/** "No GL for owner-operators. All others: $1,000,000.": the amount of all others is that of the coverage some are let off. */
export function withTheRest(sentences: string[]): string[] {
  if (!sentences.some((s) => /\b(?:others?|else|rest)\b/i.test(s))) return sentences
  const apart = sentences.flatMap((s) => {
    const behind = REST_BEHIND.exec(s)
    if (behind && letOff(s.slice(0, behind.index))) return [`${s.slice(0, behind.index)}.`, `${behind[2]!}: ${behind[1]!}.`]
    const after = REST_AFTER.exec(s)
    return after && letOff(s.slice(0, after.index)) && THE_REST.test(s.slice(after.index + after[0].length)) ? [`${s.slice(0, after.index)}.`, s.slice(after.index + after[0].length)] : [s]
  })
  return apart.map((s, i) => {
    const coverage = i > 0 && THE_REST.test(s) ? letOff(apart[i - 1]!) : null
    return coverage ? `${s.replace(/[.;\s]+$/, '')} ${coverage}.` : s
  })
}
