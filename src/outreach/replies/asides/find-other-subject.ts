import type { Item } from '../words/lex-sentence.ts'

/** "The certificate is valid", "the same policies", a quoted yes: of something else than that the policies stand. */
export function otherSubject(folded: string, namesLines = false): string | null {
  if (
    /^(?:yes,? |and )?(?:the |your |our |this |that |my |el )?(?:attached |enclosed |original )?(?:certificates?|certs?|cois?|acord(?: 25)?|certificado)(?: of (?:insurance|liability))?(?: (?:you|we|i) (?:have|sent|issued|attached|received|hold))? (?:is|are|remains?|looks?|esta|es|correct|accurate|active|good|valid|current|in force)\b/.test(
      folded,
    )
  )
    return 'speaks of a paper'
  // "Active per the certificate we issued": what the paper said, when it was made.
  if (/\b(?:per|according to|based on|going by|as (?:shown|stated|listed) (?:on|in)|judging by|segun) (?:the |our |your |their |that |this |my |an? |last |latest |old |original |attached |el )*(?:certificates?|certs?|cois?|acord|certificado)\b/.test(folded)) return 'speaks of a paper'
  if (/\b(?:the|their|his|her|your|our) other (?:[a-z-]+ ){0,3}(?:company|companies|entity|entities|insureds?|business|businesses|llc|inc|corp|accounts?|clients?|customers?|location|dba)\b|\botra (?:empresa|compania)\b/.test(folded)) return 'speaks of somebody else'
  if (/\b(?:on|in|per|with) (?:the |our |my )?(?:attached|enclosed|enclosure|attachments?)\b/.test(folded)) return 'speaks of a paper'
  if (/\b(?:certificates?|certs?|cois?|acord|certificado)s? (?:lists?|shows?|reflects?|includes?|indicates?|evidences?|carr(?:y|ies)|muestra)\b/.test(folded)) return 'speaks of a paper'
  if (/^(?:attached|enclosed) (?:is|are|please find)\b/.test(folded)) return 'speaks of a paper'
  // "Certificate attached, everything on it is active."
  if (/\b(?:everything|anything|all|both|what|those|these|they|that|ones?|polic(?:y|ies)|coverages?|lines?|limits?|dates?|info(?:rmation)?)(?:'s| (?:listed|shown|is|are|that's|that is|that are))* (?:on|in) (?:it|that one|this one)\b/.test(folded.replace(/^(?:yes,? |hi,? )?everything on this one (?=(?:looks?|checks?)\b)/, ''))) return 'speaks of a paper'
  if (/^(?:the )?same\W*$|\bsame (?:policies|policy(?! numbers?\W*$|(?: numbers?)?,? (?:and |& )?(?:the )?(?:same )?(?:limits?|dates?|terms?|carrier|coverages?|everything|expiration|effective|deductible))|ones|list|numbers(?!(?:,? (?:and|&) (?:same )?(?:limits|dates))? as (?:your(?:s|(?: e-?mail| list| letter| request| message)?)|you|what you|shown|listed)\b|,? (?:and )?(?:the )?same (?:limits?|dates?|carriers?|terms?)))\b/.test(folded)) return 'says which, not that'
  if (/\b(?:have|has|carry|carries) (?:both|all(?: (?:of )?(?:them|these|those|two|three|four|five|six))?|these|those|them) (?:with|through|thru|here)\b/.test(folded) && !/\b(?:active|in force|in effect|current|correct|match\w*|vigentes?)\b/.test(folded)) return 'says that they are insured, not how'
  if (
    /\b(?:have|has|carry|carries|hold|holds|tienen?) (?:their |an? |active-)?(?:[a-z]+ ){0,2}?(?:policies|policy|coverage|insurance|polizas?) ?(?:(?:with|through|con|por)\b|$|[.,!])/.test(
      folded,
    ) &&
    !/\b(?:active|in force|in effect|current|correct|match\w*|vigentes?)\b/.test(folded)
  )
    return 'says that they are insured, not how'
  if (
    /(?<!\bpoliza (?:del|de la|de nuestr[oa]|de su) )\b(?:insured|client|customer|account|asegurad[oa]|cliente) (?:is|are|remains?|shows?|esta|sigue) (?:still |currently |an? )*(?:activ[eoa]|current|in good standing|up to date|al corriente|al dia)\b/.test(folded) ||
    (!namesLines && /\b(?:has|have|carries|carry) (?:an? |the )?(?:active|current|valid) (?:coverage|polic(?:y|ies)|insurance)\b(?!.{0,30} (?:on|under|for) (?:all|both|each)\b)/.test(folded))
  )
    return 'speaks of the insured'
  if (/\b(?:an?|our|very|is) (?:very |long[- ]?standing |long[- ]?time )?(?:active|current|good|valued) (?:account|client|customer|insured|policyholder)s?\b/.test(folded)) return 'speaks of the insured'
  if (/^(?:yes,? |yep,? )?(?:(?:he|she)(?:'s| is)? (?:all |still |currently )*(?:current|up to date|active|in good standing)|(?:they are|they're|in) (?:still |currently )*(?:in )?good standing|(?:all )?paid(?: up)? (?:and|&) (?:all )?current)\W*$/.test(folded)) return 'speaks of the insured'
  if (!namesLines && /\b(?:has|have|carries|carry|is|are) (?:coverage|insurance|polic(?:y|ies)) (?:that (?:is|are) |currently |still )*(?:in force|in effect|in place|active)\b/.test(folded)) return 'speaks of the insured'
  // "You show all three in force": the question over again.
  if (/^(?:yes,? |si,? )?(?:you|ustedes?|your (?:own )?(?:records?|systems?|e-?mails?|letters?|requests?|lists?|files?|certificates?|certs?|coi|notes?)) (?:already |also |still |currently |now )*(?:shows?|haves?|has|had|lists?|says?|states?|indicates?|reflects?|got|think|believe|tienen?)\b/.test(folded) && !/\b(?:correct|right|accurate|match\w*|good)\b/.test(folded)) return 'repeats the question'
  if (/^(?:yes,? )?(?:the |our |my |their |your |this )?(?:agency|carriers?|company|companies|word|office|license|account|client|insurer|underwriter|certificate|portal|request|ticket|e-?mail|mailbox|link|aseguradora|agencia|cuenta|solicitud)(?: (?:is|are|remains?|shows?|esta|sigue))?(?: in (?:the|our) [a-z]+)?(?: is)? (?:still |currently |now )*(?:activ[eoa]|current|in force|in good standing|valid|vigente)\b/.test(folded)) return 'speaks of something else'
  if (/\b(?:have|has|had|han|ha) (?:all |both |always )*(?:been|estado|sido) (?:all |both |always )*(?:active|in force|in effect|current|correct|vigentes?|activ[oa]s?)\b/.test(folded) && !/\b(?:still|continuous\w*|today|since (?:\d|[a-z]{3,9}\.? \d))/.test(folded)) return 'speaks of what was'
  if (/^(?:yes,? )?(?:we|i) (?:do )?(?:have|hold|keep|received|got|tenemos) (?:an? |the |your |this )?(?:records?|request|e-?mail|file|copy|copies|list)\b/.test(folded) && !/\b(?:active|in force|in effect)\b/.test(folded)) return 'speaks of something else'
  // "All trucks are active", "the drivers are all active".
  if (/^(?:yes,? )?(?:all |both |these |those |the |his |her |their )+(?:of )?(?:the |his |her |their )?(?:trucks?|tractors?|trailers?|units?|vehicles?|drivers?|employees|locations?|buildings?|filings?|endorsements?|certificates?|certs?|accounts?|id cards?|licen[sc]es?|claims?)(?: (?:and|&) (?:trucks?|tractors?|trailers?|units?|vehicles?|drivers?|locations?|filings?))? (?:is|are|remains?|shows?)\b/.test(folded)) return 'speaks of something else'
  // "The three trucks are active", "units are active", "los dos camiones están activos".
  if (/^(?:yes,? |si,? )?(?:(?:all|both|these|those|the|his|her|their|our|two|three|four|five|six|[2-9]|todos|todas|ambos|los|las|sus|dos|tres|cuatro|cinco) )*(?:trucks|tractors|trailers|units|vehicles|drivers|employees|filings|camiones|camionetas|trocas|tractores|remolques|trailas|unidades|vehiculos|choferes|conductores|empleados) (?:is|are|remain|show|esta|estan|siguen|son)\b/.test(folded)) return 'speaks of something else'
  if (/\b(?:activ[oa]s|vigentes|asegurad[oa]s) (?:los|las|sus) (?:(?:dos|tres|cuatro|cinco|\d) )?(?:camion|camioneta|troca|tractor|remolque|traila|unidad|vehiculo|chofer|conductor|empleado)/.test(folded)) return 'speaks of something else'
  if (/\bother (?:systems?|states?|side|database|office|agency|name|job|project)\b/.test(folded)) return 'speaks of something else'
  if (/\b(?:(?:correct|right|same) (?:agency|agent|broker|office|person|contact|department|place|client|insured|account|mailbox|address|e-?mail)|(?:correct|right|(?<!\b(?:with|through|at) (?:the )?)same) company)\b/.test(folded)) return 'speaks of something else'
  if (/\b(?:match(?:es|ing)?|same as|agrees? (?:with|to)|ties? (?:out )?to|identical to) (?:on |what is on )?(?:the |our |my |your |last |that |original )*(?:certificates?|certs?|cois?|acord|certificado)\b/.test(folded)) return 'speaks of a paper'
  if (/\b(?:another|some other|a different|otra|una otra) (?:policy|poliza)\b/.test(folded)) return 'speaks of something else'
  // "Correct, we insured them": what was, and not what is.
  if (/\b(?:(?:we|i) (?:have |had |also |previously |once )?(?:insured|wrote|covered|represented|had)|(?:they|he|she|insured|client|customer|insured-name) (?:all |both |also |did |once |previously )?(?:had|carried|have had|used to))\b/.test(folded) && !/\b(?:active|in force|in effect|current|still|today|vigentes?|activ[oa]s?)\b/.test(folded)) return 'speaks of what was'
  // "We have three active policies with other limits", "for an insured by that name".
  if (/\bpolic(?:y|ies) (?:[a-z]+ ){0,2}?(?:for (?:an?|some) |with (?:other|different|new|lower|higher|another) |under (?:another|a (?:similar|different)) )/.test(folded)) return 'speaks of something else'
  if (quotesSomebody(folded)) return 'quotes somebody'
  return /["“”][^"“”]*\b(?:active|in force|confirm\w*|correct|in effect|vigentes?|activ[oa]s?)\b[^"“”]* [^"“”]*["“”]/.test(folded.replace(QUOTED_NUMBER, '$1'))
    ? 'quotes somebody'
    : null
}

const SO_CALLED = /(?<!["“”]) ["“](?:active|in force|in effect|current|correct|vigentes?|activ[oa]s?)["”]/
/** "HPL-190-2266" in its quote marks. */
const QUOTED_NUMBER = /["“]((?=[a-z -]{0,8}\d)[a-z0-9][a-z0-9 -]{2,24})["”]/g
/** Three words and more in quote marks, or any after a colon or a verb of saying, are another's; our own "yes to all" is not. */
function quotesSomebody(text: string): boolean {
  const folded = text.replace(QUOTED_NUMBER, '$1')
  // All three "in force": so called.
  const called = SO_CALLED.exec(folded)
  if (called && folded.slice(0, called.index).trim().split(/\s+/).length > 1) return true
  return [...folded.matchAll(/(^|.{0,20})["“]([^"“”]{3,})["”]?/g)].some(([, before, said]) => {
    if (!/\b(?:active|in force|in effect|confirm\w*|correct|vigentes?|activ[oa]s?)\b/.test(said!)) return false
    if (/(?::|\b(?:says?|said|states?|wrote|reads?|dice)) *$/.test(before!)) return true
    return said!.trim().split(/\s+/).length > 2 && !/^\W*(?:yes(?: to)?,? (?:all|everything|both)|everything is (?:right|correct)|all (?:correct|confirmed))\b/.test(said!)
  })
}

const FORM = /^(?:inc|llc|l\.l\.c|ltd|corp|corporation|co|company|lp|llp|pllc)$/
/** "In force for Blue Mesa Farms Inc", where Blue Mesa Hauling was asked: a name beside the insured's, or one with a company's form. */
const OF_A_FAMILY = /^(?:sons?|daughters?|brothers|bros|associates)\b/i
export function namesAnother(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  const is = (item: Item | undefined, word: RegExp): boolean => item?.kind === 'word' && word.test(item.word)
  return solid.some((item, at) => {
    if (item.kind !== 'name') return false
    const near = [solid[at - 1], solid[at + 1]]
    if (near.some((one) => is(one, /^insured-name$/))) return true
    // "Ortega & Sons"
    if (near[0]?.kind === 'join' && is(solid[at - 2], /^insured-name$/) && OF_A_FAMILY.test(item.raw)) return true
    const next = solid.slice(at + 1, at + 5)
    const form = next.findIndex((one) => is(one, FORM))
    return form >= 0 && next.slice(0, form).every((one) => one.kind === 'name' || (one.kind === 'word' && one.known))
  })
}

const LEADS_TO_A_NAME = /^(?:in|for|per|with|through|thru|via|by|under|at|from|on|of|regarding|re|about|to|according|except|within|only|con|por|en|de|segun|bajo|mediante)$/
/** "Active in Texas", "all in force per Bob", "the Walmart policies are active": a name that narrows. A greeting's or a signature's does not. */
export function narrowedByName(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  return items.some((item) => {
    if (item.kind !== 'name') return false
    const at = solid.indexOf(item)
    let first = at
    while (first > 0 && solid[first - 1]!.kind === 'name') first -= 1
    const lead = solid[first - 1]
    if (lead?.kind === 'word' && /^(?:the|our|your|his|her|their|a)$/.test(lead.word)) first -= 1
    const before = solid[first - 1]
    if ((before?.kind === 'word' && LEADS_TO_A_NAME.test(before.word)) || (before?.kind === 'sense' && before.text === 'under')) return true
    // "GL with Marlow Excess, active", where Marlow Specialty was asked.
    if (before?.kind === 'mention' && before.via === 'carrier' && solid[first]!.at === before.end + 1) return true
    const next = solid[at + 1]
    // "The Texas policies."
    if (next?.kind === 'word' && /^(?:polic(?:y|ies)|coverages?|lines?)$/.test(next.word)) return true
    return next?.kind === 'mention' && next.at - item.end <= 1
  })
}

/** "This is Blue Mesa Hauling": the insured, at the agent's address, is not the agent. */
export function saysItIsTheInsured(items: Item[]): boolean {
  if (items.some((item) => item.kind === 'attr' && item.attr === 'insured_name')) return false
  const words = items
    .flatMap((item) => (item.kind === 'word' ? [item.word] : item.kind === 'mark' ? [] : ['-']))
    .filter((word) => !FORM.test(word))
  return words.at(-1) === 'insured-name' && /^(?:this|it|here|-)$/.test(words.at(-3) ?? '') && /^(?:is|at)$/.test(words.at(-2) ?? '')
}

const DOES = /^(?:has|have|had|is|are|was|were|writes?|wrote|insures?|took|takes|handles?|does|picked|got)$/
const IN_A_NAME = /^(?:mutual|casualty|insurance|indemnity|assurance|specialty|national|general|american|group|company|ins|co|of|the|surplus)$/
/** "All four are active, Progressive has it now", "..., they are Harbor Mutual policies": a name that does something, or that something is called by. */
export function nameTakesPart(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  const word = (at: number): string => (solid[at]?.kind === 'word' ? (solid[at] as Extract<Item, { kind: 'word' }>).word : '')
  return solid.some((item, at) => {
    if (item.kind !== 'name' || solid[at - 1]?.kind === 'name') return false
    let after = at + 1
    while (solid[after]?.kind === 'name' || IN_A_NAME.test(word(after))) after += 1
    if (DOES.test(word(after))) return true
    // "This is Janelle", "my name is Janelle".
    const told = solid[at - 2]
    const own = word(at - 2) === 'this' || (told?.kind === 'mention' && told.end - told.at === 4) || (word(at - 2) === 'name' && word(at - 3) === 'my')
    return word(at - 1) === 'as' || word(at - 1) === 'are' || (word(at - 1) === 'is' && !own)
  })
}

const STANDS_WELL = /^(?:(?:is|are|remains?) )?(?:all |still |currently )*(?:in good standing|up to date|current|al dia|al corriente)/
/** "Delgado is in good standing with our office", "they are up to date": how the insured stands with somebody, and no policy. */
export function standsWell(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark')
  const at = solid.findIndex((item) => item.kind === 'sense' && item.sense === 'active' && STANDS_WELL.test(item.text))
  if (at < 1 || solid.some((item) => (item.kind === 'mention' && item.scope !== 'topic') || (item.kind === 'sense' && ['active', 'match'].includes(item.sense) && item !== solid[at]))) return false
  if (solid.slice(0, at).some((item) => item.kind === 'word' && /^(?:polic(?:y|ies)|coverages?|insurance|lines|polizas?|program|account)$/.test(item.word))) return false
  // "Benny's policy is current."
  if (solid.slice(0, at).some((item, place) => item.kind === 'mention' && item.scope === 'topic' && [6, 8].includes(item.end - item.at) && solid[place - 1]?.kind === 'word')) return false
  const whose = solid.slice(0, at).some((item) => item.kind === 'word' && item.word === 'insured-name')
  const they = solid.slice(0, at).some((item) => item.kind === 'mention' && item.scope === 'topic' && item.end - item.at === 4)
  return whose || (they && !/current/.test((solid[at] as Extract<Item, { kind: 'sense' }>).text))
}
