/** "Cyber of not less than $5,000,000; a sublimit for ransomware of at least $1,000,000 is acceptable": what part of it may be less is a sentence of its own. */
const SUBLIMIT = /^([^;]{6,300}\d[^;]{0,200}?)[;,] (?:and |but |however,? )?((?:an? |any |the )?sub-?limits?\b.{5,200})$/i
/** "Lessee shall keep the Equipment insured ... and shall carry liability insurance of ...": two duties, each with a policy of its own. */
const TWO_DUTIES = /^(.{0,40}?)\b((?:The |Each |Every )?[A-Z][A-Za-z-]{2,20}(?: [A-Z][a-z]{2,20})?) (shall|must|will|agrees to) (.{10,300}?),? and (?:also )?(?:shall|must|will|agrees to) (?:also )?((?:carry|maintain|procure|provide|keep|obtain|purchase) .{5,300})$/
const INSURES = /\binsur(?:e|ed|es|ance)\b|\bcoverage\b|\bpolic(?:y|ies)\b/i
/** "GL limits (1M/2M) and comp (500/500/500) are fine as shown": what a paper shows and what is asked are the same. */
const FINE_AS_SHOWN = /(?<=\blimits? [^.;]{0,60}\d(?: ?(?:k|mm?|mil|million))?\)?|\d(?: ?(?:k|mm?))?\)) (?:is|are|look|looks) (?:all |both )?(?:fine|ok|okay|good|correct|right|acceptable) (?:as (?:is|shown|listed|they are|it is)|on (?:it|there|the (?:cert|coi|certificate)))(?=\W*$)/i

/** Clauses that ask for different things, as sentences of their own. */
export function clausesApart(sentences: string[]): string[] {
  return sentences.flatMap((said) => {
    if (said.length > 600) return [said]
    const sublimit = /sub-?limit/i.test(said) ? SUBLIMIT.exec(said) : null
    if (sublimit) return [`${sublimit[1]!}.`, sublimit[2]!]
    const duties = / and (?:also )?(?:shall|must|will|agrees)/.test(said) ? TWO_DUTIES.exec(said) : null
    if (duties && INSURES.test(duties[4]!) && INSURES.test(duties[5]!)) return [`${duties[1]!}${duties[2]!} ${duties[3]!} ${duties[4]!}.`, `${duties[2]!} ${duties[3]!} ${duties[5]!}`]
    return [/as (?:is|shown|listed|they|it)|on (?:it|there|the)/i.test(said) ? said.replace(FINE_AS_SHOWN, '') : said]
  })
}
