import type { Roles } from './find-roles.ts'
import { SUBS } from '../lexicon/party-names.ts'
import { tellsOfOthers } from './other-authority.ts'
import { OF_OBLIGED, outside, OWN_BRACKET, thirdParty, WE_CARRY, YOUR_BRACKET } from './third-party.ts'

/** Why a sentence asks for no coverage, or null when it may. */
export type SkipReason = 'definition' | 'mutual' | 'indemnity' | 'example' | 'third_party' | 'flow_down' | 'reference' | 'remedy' | 'history' | 'refused' | null

const DEFINITION =
  /^"[^"]{2,60}"(?: (?:as used )?in (?:this |the )?(?:section|article|clause|paragraph|agreement|exhibit|lease|contract)(?: [\d.()a-z]{1,8})?,?)? (?:shall )?(?:includes?|is|are|means?|denotes?|has|have)\b(?! (?:also )?(?:to be |an? |the |named as (?:an? )?|listed as (?:an? )?)*(?:additional|loss payees?|cert(?:ificate)? holder|mortgagee|required|listed|named|shown))|^(?:the (?:term|word|phrase) )?["'(]?[\w\s'/&-]{2,60}["')]? (?:shall mean|(?<!\b(?:by|any|other|the|such|no|whatever) )means|is defined as|are defined as|refers to|has the meaning|shall have the meaning|as used (?:in this|herein))|" (?:shall )?means?\b|\bas used (?:herein|in this)[^.]{0,40}means/

/** "'Required Policies' means the policies of general liability ($2,000,000) that Supplier shall carry": what is defined is asked. */
const MEANT_TO_CARRY = /\bmeans?\b[^.;]*\b(?:that|which) (?:the |each )?[a-z-]+ (?:shall|must|is (?:required|obliged|obligated) to|agrees to) (?:carry|maintain|keep|procure|obtain|provide|purchase)\b/
const INDEMNITY = /\bindemnif\w*|\bindemnity\b|(?<!\b(?:our|a|the|signed|your) )hold(?:s|ing)? (?:[\w,]+ ){0,8}harmless|\bdefend,? (?:and )?(?:indemnify|hold)/

/** "With a limit of indemnity of $5,000,000": how much a policy pays. */
const LIMIT_OF_INDEMNITY = /\b(?:limits? of indemnity|indemnity limits?)\b/g

/** "Additional insureds to the extent of the Operator's indemnity": how far, and no promise of it. */
const EXTENT_OF_INDEMNITY = /\bto the (?:full(?:est)? |same )?extent (?:of|required by|provided in|covered by|assumed in|set forth in)[^.;,]{0,50}\bindemn\w*(?: (?:obligations?|provisions?|clauses?))?/g
const INSURE_ASK = /(?:maintain|carry|procure|obtain|provide|purchase|keep|secure)\w*[^.;]{0,120}(?:©|insurance|coverage)/

const EXAMPLE =
  /^\W*(?:[ivx]+\.\d+ )?were (?:the |an? )?[a-z]+ to (?:carry|have|hold|maintain|show|keep)\b|^(?:\W*)(?:for (?:example|instance)|e\.g\.|example|sample|typical|as an example|(?:by way of |as an |for )?(?:illustration|example)\b|suppose|imagine|hypothetical|to illustrate|say a|an example|eg\b|scenario)|\b(?:for example|for instance|as an example),|\b(?:with|of|at),? say,/

const REFERENCE =
  /(?<!\b(?:as|amounts?|limits?|what|whatever|benefits) (?:that )?(?:the )?)\b(?:bureau|regulators?|legislature|dmv|licens\w+ board|federal government|the law|feds) (?:wants?|asks?|requires?|sets?|mandates?|insists?|expects?)\b|\b(?:federal|fmcsa|dot|legal|state|49 cfr|statutory|government|law'?s?|brokers? in general|industry)(?:'s)? (?:law |rule |regulatory |mandated |required )?(?:minimums?|requires|only requires|(?:only )?asks? (?:only )?for|only calls for|requirement is|filing|limit is|floor|standard is)|minimums? (?:required )?(?:by|under|set by|of) (?:the )?(?:fmcsa|federal|state law|law|dot|statute|49)|for (?:your )?(?:reference|information|background)|\bfyi\b(?!\W+(?:(?:all|our|any|each|every) )?(?!rules|regulations|laws|feds|states|regulators|shippers|brokers)(?:[a-z]+s|you|we|they|everyone) (?:all )?(?:must|needs?|ha(?:s|ve) to|requires?|will need|are required|should)\b)|(?:required|mandated) by (?:the )?(?:fmcsa|federal law|dot|49 cfr)|49 c\.?f\.?r/

/** "State law only requires $100,000; we ask for more": the only amount is the law's. */
const OURS_IS_MORE = /^[^¤]*¤+[^¤]*(?:[;,]|\b(?:but|however)\b)[^¤]*\b(?:we|our|ours|you)\b[^¤;]*\b(?:more|higher|greater|above|beyond)\b[^¤]*$/

/** "$1,000,000 (or such greater amount as 49 C.F.R. 387 requires for the load)": beside what is asked, more that the law may ask. */
const OR_MORE = /[(,] ?or (?:any |such )?(?:greater|higher|larger)(?: (?:amounts?|limits?|sums?))?,? (?:as|that|which|where|if)\b[^();]*\)?/g

/** "..., including Form MCS-90 where required by 49 CFR Part 387": behind what is asked, a form that the law may ask. */
const WHERE_LAW_ASKS = /(?<=¤[^;]{0,300})\b(?:including|with|and|together with|evidenced by)\b[^;.¤]{0,90}?(?:\b(?:where|as|if|when|to the extent) (?:it is )?(?:required|mandated)|\bas prescribed|\bpursuant to|\bin (?:accordance|compliance) with)\b[^;¤]*/g

/** "As the law requires, but in no event less than ...": the amount beside the law's is one that is asked. */
const AT_LEAST = /\b(?:in no (?:event|case|instance)|(?:but|and) (?:never|not|no) less than|whichever is (?:the )?(?:greater|higher|more)|the (?:greater|higher) of)\b/

/** "Auto liability of at least your state's minimum": what the law asks is what is asked. */
const AS_THE_STATE_ASKS = /\b(?:at|of|with|least|meet\w*|than|to|carry\w*) (?:at least )?(?:your |the |their |its |any |each |every |home )*state(?:'s|s')? (?:own |legal |required |mandated )*(?:auto |liability )?minimum/

const REMEDY =
  /set[- ]?off|charge[ds]? back|charge-?backs?|withhold (?:up to|payment|\$|¦|¤)|liquidated damages|(?:may|shall|will|can) (?:be )?(?:fine|assess|charge|deduct|terminate|suspend|purchase such|procure such|obtain such|buy)[^.;]{0,80}(?:¤|¦|expense|cost|fee|agreement|contract|insurance)|liability (?:under this|of (?:the )?\w+ )[^.;]{0,40}(?:limited|capped|exceed)|cap on liability|limitation of liability|aggregate liability (?:of|under)|total liability|does not limit|\bnothing (?:herein|hereunder|(?:contained )?in (?:this|the|these) [a-z]+)(?: contained)? (?:shall |will |is intended to )?(?:be (?:construed|deemed|read)|limits?|waives?|caps?|restricts?)\b[^.;]{0,60}|shall not (?:limit|be construed|relieve)|not (?:a )?limitation|damages in excess|liability (?:for|of|to|on) (?:a|any|each|every|the|carrier|lost|loss)\b[^.;]{0,60}(?:limited|capped|exceed|(?<!\b(?:not|no) )less than|up to)|(?:liable|responsible) for (?:the first|any|all|up to)\b[^.;]{0,30}|(?:liability|indemnity) (?:is|shall be|will be) (?:limited|capped)/

/** "Recall expenses above $100,000 shall be for Grower's account" */
const FOR_ACCOUNT = /\b(?:expenses?|losses|costs?|damages) (?:above|over|exceeding|in excess of|up to) [¤¦][^.;]{0,40}\b(?:for|to) (?:the account of\b|(?:the )?[a-z]+'s (?:own )?(?:account|cost|expense)\b)/

/** "Carrier's liability for cargo loss is limited to $100,000" */
const LIABILITY_CAP = /(?:\b(?:[a-z]+'s|its|their)|^the) (?:maximum |total |aggregate |entire |cumulative )*(?:liability|recovery|recoveries) (?:for|to|under|in respect of|arising|hereunder|in the aggregate)\b[^.;]{0,80}\b(?:limited to|capped|(?:not|never) (?:to )?exceed|no more than|up to \$?\d|shall be ¤)/

/** What was once asked and is not any more. */
const HISTORY = new RegExp(
  [
    String.raw`\b(?:was|were) (?:once |previously )?(?:required|asked(?: for)?|needed)\b[^.;]{0,40}\b(?:but|and) (?:it |they )?(?:is |are )?(?:no longer|not any ?more|no more)\b`,
    String.raw`\b(?:prior|previous|past|earlier|former) (?:contracts?|agreements?|leases?|versions?|rfps?|bids?) (?:required|asked|called for|had)\b(?![^.]*[;,] ?(?:but |and )?(?:this|the (?:new|current)|ours)(?: one| [a-z]+)? (?:requires|asks|needs|does\b(?! not)|is\b(?! not)))`,
    String.raw`\b(?:` +
    [
      String.raw`(?:last(?: (?:year|season|time)(?:'s)?)?|previous|prior|former|old) (?:[a-z]+ )?(?:vendors?|contractors?|carriers?|company|tenants?|firm|one|operators?|suppliers?|crew|caterers?|cleaners?|provider|hauler|guy|outfit|subs?|subcontractors?|landscapers?|band|dj|plumbers?|electricians?|painters?|roofers?|movers?|truckers?|drivers?|exhibitors?|performers?)\b[^.;]{0,30}\b(?:had|carried|showed|sent|gave|was|were|came|got|went|brought)\b`,
      String.raw`\blast (?:year|season|month|time)'s [a-z]+(?: [a-z]+){0,2} (?:had|carried|asked|required|called for|said|listed|showed|was|were)\b`,
      String.raw`\bthe (?:seller|predecessor|incumbent|outgoing [a-z]+|former [a-z]+|old [a-z]+) (?:only |just )?(?:had|carried|showed|bought|kept)\b`,
      String.raw`\bwe (?:paid|lost|ate|were out|got stuck with) (?:[$¦¤\d]|about|over|nearly)`,
      String.raw`(?:version|cert(?:ificate)?|coi|copy|one|paper|form|acord)s? (?:that )?(?:they|you|he|she|it|the [a-z]+) (?:sent|gave|submitted|provided|uploaded|e-?mailed|had)\b`,
      String.raw`(?:sent|gave|submitted|uploaded|turned) (?:us |me |in )*theirs\b[^.;]{0,12}\b(?:it |which |that )(?:shows?|has|lists?|had|showed)\b`,
      String.raw`used to (?:ask|require|need|be|want|have|insist|accept|allow|take|let)|(?:dropped|killed|scrapped|withdrew|struck) (?:it|that|this|them)\b`,
      String.raw`\b(?:was|were) \$?[\d,.]+ ?(?:k|m|mm|million)?(?: [a-z]+){0,2} until\b`,
      String.raw`\b(?:is|are) (?:more|higher) than (?:we (?:ask|need|require)|(?:is )?(?:asked|needed|required))\b`,
      String.raw`(?:no need|(?:don't|do not) (?:need|have)) to change (?:it|that|this|them)\b`,
      String.raw`(?:old|former|previous) (?:[a-z]+ )?requirements?\b[^.;]{0,60}\b(?:is|are) (?:gone|over|history)\b`,
      String.raw`(?:was|were|has been|have been) (?:dropped|discontinued|eliminated|retired|abolished|rescinded)`,
      String.raw`\b(?:version|edition|standard|requirements?|exhibit|memo|limits?|text)\b[^.;]{0,60}\b(?:is|are) (?:withdrawn|superseded|void|obsolete|cancelled|no longer in (?:force|effect))`,
      String.raw`old (?:[a-z-]+ ){1,3}(?:that )?(?:said|showed|listed|asked|had)`,
      String.raw`\b(?:our|my) (?:standard |current |existing |present |usual )?(?:coi|certificate|cert|acord|polic(?:y|ies))s? (?:shows?|lists?|has|have|carr(?:y|ies)|reads?)\b`,
      String.raw`(?:delete|disregard|ignore|discard) the (?:old|previous|prior|earlier)|(?<!(?:^|[:;.,] ?|items? |sections? |clauses? |paragraphs? |lines? )\(?(?:[a-z]?-?\d{1,2}|[a-h])\)? )no longer (?:ask|require|need|want|apply|applies)`,
      String.raw`(?:had|have|used to have) (?:asked|required|wanted|requested)\b[^.;]{0,60}\b(?:last (?:year|season|time)|before|previously|earlier)`,
    ].join('|') +
    String.raw`)\b`,
  ].join('|'),
)

/** "Don't worry about the $25k deductible." */
const NEVER_MIND = /(?:\b(?:don't|do not|no need to)|n't need to) (?:worry|bother|fuss) (?:about|with|over)\b(?!.*\b(?:but|must|shall|still|just|only)\b)/

/** Both parties waive against each other: nothing an insured's policy can be checked for. */
const MUTUAL =
  /\b(?:mutual(?:ly)?|each (?:party|waives?)|(?=each (?:hereby )?(?:waives?|releases?)\b[^.;]*\bother\b)each|both parties|the parties|landlord and tenant|tenant and landlord|lessor and lessee|owner and contractor)\b[^.;]{0,80}\b(?:waive|releas)/

const FLOW_DOWN = new RegExp(
  [
    String.raw`^\W*(?:any |all |each |every )?(?:of )?your (?:own )?(?:subs|sub-?contractors|sub-?haulers|sub-?consultants)\b,? (?:(?:must|shall|should|will|need to|have to|are to) )?(?:also |each |all )*(?:carry|maintain|have|need|provide|show|keep|procure)\b`,
    String.raw`^\W*(?:for |from )?your (?:own )?(?:subs|sub-?contractors|sub-?haulers|sub-?consultants)\b[^:;.©]{0,30}:`,
    String.raw`\b(?:carriers|truckers|haulers|drivers|subs|sub-?contractors|vendors|movers|crews|helpers|companies|firms|outfits|operators|people) (?:that |whom? )?you (?:hire|use|bring(?: in| on)?|engage|contract(?: with)?|retain|book|broker(?: to)?|tender to|sub(?: out| it)? to|dispatch)\b(?![^.;]*\b(?:you (?:need|must|shall|carry|send|show|provide)|your (?:own )?polic))`,
    String.raw`\bresponsible for (?:its|their|the|any|all) (?:sub-?contractors?|subs|sub-?consultants?|vendors?|agents?|sub-?haulers?)'?s?'? (?:own )?(?:insurance|coverage|polic)`,
    String.raw`\b(?:evidence|proof) (?:that|of|from) (?:its|their|each|any|every|all)(?: [a-z]+){0,2} (?:sub-?contractors?|contractors?|consultants?|vendors?|movers?|caterers?|sub-?tenants?|haulers?)(?:'s?)? (?:carr\w+|maintains?|ha(?:s|ve)|insur\w+|coverage|polic\w+)`,
    String.raw`\b(?:require|cause|ensure|obligate|see|verify|make sure|flow down|insist|obtain from|confirm)s?(?: that)? (?:\w+ ){0,6}?(?:` +
    [
      String.raw`sub-?contractors?|subs|sub-?tenants?|sub-?consultants?|sub-?haulers?|owner-operators|lower[- ]tier|agents|sublicensees|guests|vendors?|exhibitors?`,
      String.raw`concessionaires?|performers?|caterers?|the general contractor(?= to\b)`,
      String.raw`(?:its|all of its|each of its) (?:(?!to\b|polic|insur|cover)[\w-]+,? (?:and )?){1,3}?(?:consultants|sub-?consultants|contractors|engineers|architects)(?= (?:and [a-z ]{3,30})?to\b)`,
      String.raw`its (?:` +
      [
        String.raw`general contractor|contractors?|consultants?|carriers|vendors|drivers|architects?|engineers?`,
        String.raw`(?!insurers|carriers|underwriters|brokers|officers|employers|members|partners|others)[a-z]{3,}ers`,
      ].join('|') +
      String.raw`)`,
    ].join('|') +
    String.raw`)\b`,
    String.raw`\b(?:sub-?contractors?|subs|sub-?consultants?|subtenants?|sub-?tier|sublicensees?|lower[- ]tier \w+)(?:'s)? (?:of (?:any|every) tier )?(?:shall|must|will|are|is|need|have|has|carry|should|at every|insurance|maintain)`,
  ].join('|'),
)

/** "Provider shall carry, and shall cause its subcontractors to carry, the following": asked of itself first. */
const SELF_INSURES = String.raw`(?:carry|carries|maintains?|procures?|obtains?|provides?|keeps?|purchases?|effects?)`
const AS_WELL_AS_OTHERS = new RegExp(
  String.raw`(\b(?:shall|must|will|agrees to)(?:,? at its (?:own|sole)(?: cost| expense| cost and expense)?,?)? (?:also |itself )?${SELF_INSURES}(?: and [a-z]+)?),? and (?:shall |must |will |agrees to |to )?(?:also )?(?:cause|require|ensure|obligate)s?\b[^.;:©]{0,70}?\b${SELF_INSURES}(?: and ${SELF_INSURES})?\b|` +
    String.raw`(\b(?:shall|must|will))(?: \(| *, )and (?:(?:shall|must|will) )?(?:also )?(?:cause|require|ensure|obligate)s?\b[^.;:©()]{0,60}? to(?:\)|,)(?= ${SELF_INSURES}\b)`,
  'g',
)

/** "Vendor and its subcontractors shall maintain": asked of itself as well. */
export const AND_ITS_SUBS = /^\W*(?:the |each |all )?(?:contractor|operator|vendor|supplier|consultant|provider|seller|licensee|carrier|tenant|lessee|franchisee|permittee|concessionaire|hauler)(?:,| and (?:its|their|all|each|any)) (?:\w+ ){0,3}sub-?(?:contractors?|consultants?|haulers?)\b/

/** What a subcontractor is to ask of those below it. */
const LOWER_TIER = /\b(?:require|cause|ensure|obligate|obtain|impose)s?\b[^.;:]{0,60}\b(?:lower[- ]tier|sub-?sub|sub-?subcontractors?|its (?:own )?subcontractors?|second[- ]tier)\b/

/** "CM shall require each trade contractor to carry umbrella of $5,000,000": what one that insures itself asks of others. */
const PASSES_ON = /^\W*(?:[a-z]\.|[\d.()]+)? ?(?:the )?([a-z]+(?: manager| contractor| professional)?) (?:shall|must|will|agrees to|is to)(?: also)? (?:require|cause|obligate) (?:(?:each|every|all|any|its|the|such|of)(?: of)? )+(?:[a-z-]+ ){0,3}?(?:contractors?|trades?|suppliers?|vendors?|consultants?|sub-?tiers?|tenants?|lessees|licensees|carriers|haulers|operators|crews?|firms?|parties|others|users|occupants)(?: of any tier)?[^.;©]{0,60}? to (?:also )?(?:carry|maintain|procure|provide|obtain|have|keep|purchase|furnish)\b/
/** Whether the text asks that party itself for insurance. */
const insuresItself = (party: string, said: string): boolean => said.includes(`${party} shall`) || said.includes(`${party}'s insurance`) ? new RegExp(`\\b${party} (?:shall|must|will),? (?:at its [a-z ]{3,30},? )?(?:also )?(?:carry|maintain|procure|provide|obtain|keep|purchase|furnish)\\b[^.;]{0,80}(?:insurance|liability|coverage)|\\b${party}'s insurance\\b`).test(said) : false

/** "If you don't have GL call me, we have a list ...": said to whoever insures. */
const LACKS_IT = /^\W*if (?:you|they) (?:do not|don't|haven't|have no|lack|can't|cannot)\b[^.;]*\b(?:call|e-?mail|ask|talk|write|contact|tell|see)\b/

/** The sentence without the forms that it asks where the law does. */
function withoutForms(text: string, masked: string): string {
  const at = text.length === masked.length && /c\.?f\.?r|fmcsa|\bdot\b|federal|\blaws?\b/.test(text) ? [...masked.matchAll(WHERE_LAW_ASKS)] : []
  return at.reduce((t, m) => t.slice(0, m.index) + ' '.repeat(m[0].length) + t.slice(m.index + m[0].length), text)
}

/** "Tools are at its risk; any insurance on them must include a waiver": of insurance that nobody is asked to carry. */
export const OF_UNASKED = /\bany (?:such )?(?:insurance|polic(?:y|ies)|coverage) (?:on|for|covering|of) (?:them|it|these|those|such [a-z]+|(?:its|their|your|the [a-z]+'s) (?:own )?(?:tools|equipment|property|contents|belongings|goods|materials)[a-z ]{0,24}) (?:must|shall|should|will|is to|needs to)\b/
/** Says whether a sentence is one of the kinds that ask nothing of the insured. `masked` is the sentence with its mentions marked. */
export function skipReason(lower: string, masked: string, roles: Roles, said: string): SkipReason {
  if (DEFINITION.test(lower) && !(MEANT_TO_CARRY.test(lower) && /©[^.]*¤/.test(masked))) return 'definition'
  if (/(?:liable|responsible) for (?:up to )?the first ¤|\b(?:pays?|bears?|absorbs?|assumes?|retains?|covers?) (?:up to )?the first ¤/.test(masked) && !/\b(?:deductible|retention|sir)\b/.test(lower)) return 'remedy'
  if (OF_UNASKED.test(lower) && masked.includes('µ') && !masked.includes('©')) return 'third_party'
  if (INDEMNITY.test(masked.replace(LIMIT_OF_INDEMNITY, ' ').replace(EXTENT_OF_INDEMNITY, ' ').replace(/^\W*(?:without limiting|in addition to|notwithstanding|separate from|independent of) [^,:;]{3,120},/, '')) && !INSURE_ASK.test(masked) && !/\b(?:extended?|endorsed?|noted) to indemnify\b[^.;]*µ/.test(masked)) return 'indemnity'
  if (/^\W*(?:e\.g\.|eg\b|ex:|ex\.)/.test(lower) || EXAMPLE.test(lower)) return 'example'
  // "$5 million auto liability (the federal minimum is the same)": what brackets tell is not what stands before them.
  const asked = /©[^(]*¤|¤[^(]*©/.test(masked.split('(')[0]!)
  const ask = /\b(?:we|our|us) (?:require|need|ask|minimum|insist|want)|\bmust\b|\bshall\b|you need|required (?:limit|minimum)|our minimum|\bours (?:is|are)\b|\bwe(?:'re| are) at\b/
  if (
    REFERENCE.test(withoutForms(asked ? outside(lower) : lower, masked).replace(OR_MORE, ' ').replace(/(?:as|where|if|when|wherever|what|whatever|anything) (?:the |its |their |your )?(?:state )?(?:laws?|state|statutes?)(?: of (?:the |its |their |your )?(?:[a-z]+ )?(?:state|jurisdiction|commonwealth))? requires?/g, '')) &&
    /¤|¦|©/.test(masked) &&
    !(/,|;|but|however/.test(lower) && ask.test(lower) && !OURS_IS_MORE.test(masked)) &&
    !AT_LEAST.test(lower) &&
    !(!/¤/.test(masked) && AS_THE_STATE_ASKS.test(lower)) &&
    !/statutory (?:limits?|minimums?|requirements?)(?! (?:is|are) )|state[- ](?:mandated|required|minimum)|as required by/.test(lower)
  )
    return 'reference'
  if (tellsOfOthers(asked ? outside(lower) : lower, asked ? outside(masked) : masked, said)) return 'reference'
  if ((!/^(?:[^:]{0,40}:)?\W*(?:an?y? )?µ/.test(masked) || /^[^:]{0,40}:\W*(?:[abc][+-]{0,2}[- ]rated|(?:an? )?\d{1,3}[- ]days?)\b/.test(lower)) && /^\W*(?:never(?: accept| take)?|not (?:accepted|acceptable|allowed)|unacceptable|rejected|do not (?:accept|send)|we (?:do not|don't) (?:accept|take))\s*:/.test(lower)) return 'refused'
  // "Old: $500k auto. New: $1M auto."
  if (/^\W*(?:old|was|were|previous(?:ly)?|formerly|prior|before|last year|the old (?:numbers|limits|amounts))(?: (?:limits|amounts|numbers|requirements?|rules?|minimums?|standards?|version|text))?\s*:/.test(lower)) return 'history'
  if (HISTORY.test(lower) && !/\b(?:now|new|today|currently|instead|effective)\b/.test(lower)) return 'history'
  if (NEVER_MIND.test(lower)) return 'history'
  if (MUTUAL.test(lower)) return 'mutual'
  if (LIABILITY_CAP.test(lower) || FOR_ACCOUNT.test(masked)) return 'remedy'
  if (REMEDY.test(masked) && !/©/.test(masked) && /liabilit|liable|responsible|damages|indemn/.test(lower)) return 'remedy'
  if (REMEDY.test(masked) && !/¤|£/.test(masked.replace(/.*(?:set|withhold|damages|liability)/, ''))) return 'remedy'
  const owner = OF_OBLIGED.exec(lower)?.[1]
  if (owner !== undefined && roles.obligated.has(owner)) return 'flow_down'
  if (
    FLOW_DOWN.test(lower.replace(AS_WELL_AS_OTHERS, '$1$2')) &&
    !(/^[^:;.©]{0,60}\b(?:subs|sub-?contractors|sub-?haulers|sub-?consultants)\b[^:;.©]{0,30}:/.test(masked) && !/\b(?:cause|ensure|obligate|flow|its|their|your)\b[^:]*:/.test(lower)) &&
    (LOWER_TIER.test(lower) || /^\W*(?:(?:any|all|each|every) )?(?:of )?your\b/.test(lower) || !SUBS.some((s) => roles.obligated.has(s) && !roles.obligated.has(s.replace(/^sub-?/, '')))) &&
    !AND_ITS_SUBS.test(lower.replace(/^\W*[\d.]* ?[a-z ]{0,20}\. (?=[a-z]+ and )/, ''))
  )
    return 'flow_down'
  const passesOn = PASSES_ON.exec(lower)?.[1]
  if (passesOn !== undefined && (roles.obligated.has(passesOn.split(' ').at(-1)!) || (passesOn === 'cm' && roles.obligated.has('construction manager')) || insuresItself(passesOn, said))) return 'flow_down'
  if (!LACKS_IT.test(lower) && thirdParty(lower, masked, roles)) {
    // "Auto $1,000,000, cargo $75,000, contingent cargo we carry, rated A-": of one in a list of what is asked.
    const rest = masked.replace(WE_CARRY, (s) => ' '.repeat(s.length))
    if (rest !== masked && (rest.match(/©[^©,;]*¤/g) ?? []).length > 1 && !thirdParty(lower.replace(/(?:^|[,;])[^,;]{0,60}\bwe (?:carry|have|provide|buy|insure|handle)(?=\s*(?:[,;.]|$))/g, (s) => ' '.repeat(s.length)), rest, roles)) return null
    // "Umbrella $5M (crossings: $10M, plus railroad protective bought by us)": what brackets say of something else is not said of the whole.
    const outside = masked.replace(OWN_BRACKET, (s) => ' '.repeat(s.length)).replace(YOUR_BRACKET, (s) => ' '.repeat(s.length))
    if (outside === masked || !/©/.test(outside) || !/¤/.test(outside) || thirdParty(lower.replace(/\([^()]*\)/g, (s) => ' '.repeat(s.length)), outside, roles)) return 'third_party'
  }
  return null
}
