/** "Brokers only.", "Only the reefer carriers.", "Only for school routes.": who or what is meant, and nothing of papers, forms or insurers. */
const ONLY = /^\W?(?:only (?:for |from |on |of |by )?(?:the )?([a-z][a-z' \/&-]{2,40})|([a-z][a-z' \/&-]{2,40}) only)\W*$/i
const NOT_OF_SOME =
  /\b(?:owned|hired|non-?owned|scheduled|any|all|every|each|occurrence|claims|made|basis|form|forms|statutory|csl|per|primary|excess|umbrella|ongoing|completed|operations|limits?|liability|auto|cargo|gl|cgl|wc|comp|ai|wos|waivers?|insureds?|acord|certs?|certificates?|cois?|copies|copy|originals?|pdfs?|photos?|e-?mails?|mail|fax|uploads?|portal|online|electronic|digital|admitted|paper|rated|licensed|authori[sz]ed|insurers?|insurance|companies|polic(?:y|ies)|endorsements?|binders?|agents?|producers?|weekdays|business|hours|u\.?s\.?|once|then|if|when|where|as|one|days?|preferred|recommended|optional|required|minimums?|reference|information|example|office|internal|use|purposes|english|spanish)\b/i
const OF_A_POLICY = /\$ ?\d|\d ?(?:k|mm?|mil|million)\b|\b(?:statutory|required)\b/i

/** "Contingent cargo $100,000. Brokers only.": a sentence that says of whom the one before it is asked is read with it. */
export function withOnlySome(sentences: string[]): string[] {
  const said = (at: number): string | null => {
    const only = at > 0 ? ONLY.exec(sentences[at]!) : null
    const who = (only?.[1] ?? only?.[2])?.trim()
    return who && !/\b[AB][+-]/.test(who) && !NOT_OF_SOME.test(who) && OF_A_POLICY.test(sentences[at - 1]!) && !/[;?:]\s*$/.test(sentences[at - 1]!) ? who : null
  }
  if (sentences.length < 2 || !sentences.some((s) => /\bonly\b/i.test(s) && s.length < 60)) return sentences
  return sentences.flatMap((s, i) => {
    if (said(i)) return []
    const who = i + 1 < sentences.length ? said(i + 1) : null
    return who ? [`${s.replace(/[.\s]+$/, '')} (${who} only).`] : [s]
  })
}
