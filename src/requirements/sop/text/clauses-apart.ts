/** "Cyber of not less than $5,000,000; a sublimit for ransomware of at least $1,000,000 is acceptable": what part of it may be less is a sentence of its own. */
const SUBLIMIT = /^([^;]{6,300}\d[^;]{0,200}?)[;,] (?:and |but |however,? )?((?:an? |any |the )?sub-?limits?\b.{5,200})$/i
/** "Lessee shall keep the Equipment insured ... and shall carry liability insurance of ...": two duties, each with a policy of its own. */
const TWO_DUTIES = /^(.{0,40}?)\b((?:The |Each |Every )?[A-Z][A-Za-z-]{2,20}(?: [A-Z][a-z]{2,20})?) (shall|must|will|agrees to) (.{10,300}?),? and (?:also )?(?:shall|must|will|agrees to) (?:also )?((?:carry|maintain|procure|provide|keep|obtain|purchase) .{5,300})$/
const INSURES = /\binsur(?:e|ed|es|ance)\b|\bcoverage\b|\bpolic(?:y|ies)\b/i
/** "GL limits (1M/2M) and comp (500/500/500) are fine as shown": what a paper shows and what is asked are the same. */
const FINE_AS_SHOWN = /(?<=\blimits? [^.;]{0,60}\d(?: ?(?:k|mm?|mil|million))?\)?|\d(?: ?(?:k|mm?))?\)) (?:is|are|look|looks) (?:all |both )?(?:fine|ok|okay|good|correct|right|acceptable) (?:as (?:is|shown|listed|they are|it is)|on (?:it|there|the (?:cert|coi|certificate)))(?=\W*$)/i

/** "Landlord carries: property, $40,000,000 blanket; CGL $5,000,000.": the list of one who asks, and no item of it is asked. */
const THEIR_LIST = /^\W*((?:the |our )?(?:landlord|owner|lessor|host|venue|city|county|town|district|university|broker|shipper|buyer|client|company|general contractor|gc|association|hoa|mall|hotel|we)) (carry|carries|maintains?|provides?|keeps?|has|have|insures?)(?: the following)?:? (?!no\b)[^!?]{3,300}$/i
const WITH_A_VERB = /\b(?:is|are|must|shall|will|carr(?:y|ies)|needs?|requires?|maintains?|provides?|has|have)\b|^\W*(?:tenant|lessee|vendor|contractor|supplier|you|your)\b/i
/** "Two problems: the auto is $500,000 and the lease says $1,000,000, and the GL aggregate reads $1,000,000 where we need $2,000,000." */
const FAULTS = /^\W*(?:got the [a-z]+[,.] )?(?:(?:one|two|three|four|some|a (?:few|couple(?: of)?)|several) (?:problems?|things?|issues?|fixes|changes|corrections?|points?)|what's wrong|problems?|issues?)(?: (?:here|though|to fix|left|with (?:it|the [a-z]+)))?(?::| -) ?(?=[^.]{5,80}\d)/i
const NEXT_FAULT = /,? (?:and|also|plus) (?=(?:the |your )?(?:c?gl|general|auto|umbrella|excess|cargo|aggregate|occurrence|liquor|professional|workers|wc)\b[^.,;]{0,30} (?:is|reads|shows|says|lists|at) (?:only |just |at )?\$? ?\d)/i
const WHERE_ASKED = /(?<=\b(?:is|shows?|reads|lists?|says) (?:only |just )?\$? ?\d[\d,.]*(?: ?(?:k|mm?|million))?),? (?:where|when) (?=(?:we|it|the [a-z]+|our [a-z]+) (?:needs?|requires?|wants?|must be|should be|says|calls for) )/i
const faults = (said: string): string[] => (FAULTS.test(said) ? said.replace(FAULTS, '').split(NEXT_FAULT).map((x) => x.replace(WHERE_ASKED, ' and ')) : [said])

/** Each item of such a list with its head; where one has a verb of its own, the list is at an end. */
function theirList(said: string): string {
  const opened = said.includes(';') ? THEIR_LIST.exec(said) : null
  if (!opened) return said
  const [first, ...items] = said.split(';')
  const end = items.findIndex((x) => WITH_A_VERB.test(x) || x.includes(':'))
  return [first!, ...items.map((x, i) => (end < 0 || i < end ? ` ${opened[1]!} ${opened[2]!} ${x.trim().replace(/^and /, '')}` : x))].join(';')
}

/** Clauses that ask for different things, as sentences of their own. */
export function clausesApart(sentences: string[]): string[] {
  return sentences.map(theirList).flatMap(faults).flatMap((said) => {
    if (said.length > 600) return [said]
    const sublimit = /sub-?limit/i.test(said) ? SUBLIMIT.exec(said) : null
    if (sublimit) return [`${sublimit[1]!}.`, sublimit[2]!]
    const duties = / and (?:also )?(?:shall|must|will|agrees)/.test(said) ? TWO_DUTIES.exec(said) : null
    if (duties && INSURES.test(duties[4]!) && INSURES.test(duties[5]!)) return [`${duties[1]!}${duties[2]!} ${duties[3]!} ${duties[4]!}.`, `${duties[2]!} ${duties[3]!} ${duties[5]!}`]
    return [/as (?:is|shown|listed|they|it)|on (?:it|there|the)/i.test(said) ? said.replace(FINE_AS_SHOWN, '') : said]
  })
}
