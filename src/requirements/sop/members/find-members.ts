import { allMatches } from '../text/all-matches.ts'
import type { AutoScope } from '../../../vocabulary/index.ts'
import type { Member, MemberMention } from '../mentions/mentions.ts'
import { namedOnPolicies } from './named-on-policies.ts'

type Phrase = { pattern: RegExp; member: Member; doubt?: string }
const phrase = (source: string, member: Member, doubt?: string): Phrase => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${source})`, 'g'),
  member,
  ...(doubt ? { doubt } : {}),
})
const AI: Member = { name: 'additional_insured', value: true }
const PNC: Member = { name: 'primary_noncontributory', value: true }
const WOS: Member = { name: 'subrogation_waived', value: true }
const OCCURRENCE: Member = { name: 'occurrence_form', value: true }

const nonContributory = `non ?-? ?contrib\\w*\\.?|not (?:be )?(?:required to |called upon to |seek )?contribut\\w*|not be contribut\\w*|without (?:right of )?contribut\\w*|no contribution|not (?:be )?(?:in )?excess (?:over|to|of|with)?,? ?(?:or|nor|and not) (?:be )?(?:in )?contribut\\w*`
const PHRASES: Phrase[] = [
  // "(a) shall be primary; the District's insurance is excess and non-contributing"
  phrase(`(?:be|is|are) primary(?: insurance)?; (?:and )?(?:(?:the |any |all )?(?:[a-z]+'s|our|other)|any) (?:own )?(?:insurance|coverage|polic(?:y|ies))(?: [^.;]{0,60})? (?:is|are|shall be|will be) (?:deemed )?(?:only )?excess(?:,? (?:and|&) (?:${nonContributory}))?`, PNC),
  // "Distributor's own policies shall be excess and non-contributory"
  phrase(`(?<=\\b(?:polic(?:y|ies)|insurance|coverages?)\\b[^.;]{0,50})(?<!\\bprimary\\b[^.;]{0,200})(?:is|are|be) (?:deemed )?excess,? (?:and|&|\\/) (?:${nonContributory})`, PNC),
  phrase(
    `(?:on an? )?primary,? ?(?:and|&|\\/|\\+|,|-|or)? ?(?:on an? )?(?:${nonContributory})(?: basis| wording| endorsement| coverage| status)?|(?:${nonContributory}) (?:and|&) primary|p ?[/&] ?n\\.? ?\\/?c\\b|p\\+nc|pnc\\b|p\\/nc|primary\\/nc|pri(?:m|mary)?\\.? ?[/&+] ?(?:and )?non ?-? ?(?:con(?:t|tr|trib\\w*)?|ctr\\w{0,4})\\b\\.?|primary\\b(?! (?:auto|commercial|general|and (?:excess|umbrella)))[^.;]{0,200}?(?:${nonContributory})|no (?:other )?insurance (?:of|carried by|maintained by|held by) [^.;]{0,40}?\\bcontribut\\w*|(?:any|all|other) (?:other )?insurance (?:maintained|carried|held|available)[^.;]{0,160}(?:${nonContributory})|(?<=,| |\\/|^)non-? ?contributory(?: basis)?`,
    PNC,
  ),
  phrase(`(?:apply|applies|respond|responds|pay|pays|be exhausted) first\\b[^.;]{0,60}?(?:${nonContributory})`, PNC),
  // "shall respond before, and without contribution from, any insurance of Landlord"
  phrase(`(?:apply|applies|respond|responds|pay|pays) (?:before|ahead of|prior to),? and (?:${nonContributory})(?: (?:from|by|of|with),? (?:any|all|the|our|other|its|their)[^.;,]{0,60})?`, PNC),
  phrase(`primary\\b[^.;]{0,120}?(?:insurance|coverage|self-insurance)[^.;]{0,80}?(?:is|be|are) excess(?: only| of| and| over)?`, PNC),
  phrase(`(?<=\\b(?:polic(?:y|ies)|insurance|coverages?) )(?:(?:must|shall|will|to|always) )*(?:pays?|responds?|goes|go) first\\b`, PNC, 'Primary is asked; non-contributory is not said.'),
  phrase(`(?:apply|applies|respond|responds) (?:ahead of|before) (?:any|all|the|our|other|its|their|any other) ?(?:other )?insurance\\b(?: (?:of|carried|held|kept|maintained)\\b[^.;,]{0,40})?`, PNC, 'Primary is asked; non-contributory is not said.'),
  phrase(`(?<=[©§] |©+ (?:polic(?:y|ies)|insurance|coverage) |\\d )(?:pays?|responds?) first(?: and| with|[;,]) ?(?:ours|our (?:own )?(?:insurance|polic(?:y|ies)|coverage)) (?:is|are|does|do|will|shall|never|must|doesn't|don't|won't)(?: not)? ?(?:contribut\\w*|share)`, PNC),
  phrase(`ours (?:is|shall be|will be|are) (?:only )?excess|(?<=\\b(?:polic(?:y|ies)|insurance|coverages?|yours|it) )(?:pays?|responds?|applies|goes) before (?:ours|our (?:polic(?:y|ies)|insurance|coverage))`, PNC, 'Primary is asked; non-contributory is not said.'),
  phrase(`(?<=(?:^|[.;,] ?)(?:everything|all policies|all (?:of )?(?:it|them)|all lines) (?:is |must be |to be )?)primary(?=\\s*(?:[.;,]|$))`, PNC, 'Primary is asked; non-contributory is not said.'),
  phrase(`primary (?:wording|language|endorsement)s?`, PNC, 'Primary is asked; non-contributory is not said.'),
  // "Primary's required on GL", "primary is a must on the GL"
  phrase(`(?<=(?:^|[.;,:(-] ?|\\b(?:and|but) ))primary(?:'s| is| status is)? (?:also )?(?:required|needed|a must|asked(?: for)?)(?= (?:on|for|under) )`, PNC, 'Primary is asked; non-contributory is not said.'),
  // "AI + waiver + primary for the Town on GL"
  phrase(`(?<=(?:\\bai|insureds?|waivers?|wos|subrogation|µ) ?(?:, and\\b|,|\\band\\b|&|\\+|\\/) ?)primary(?= (?:for|in favou?r of|as to) (?!\\d))`, PNC, 'Primary is asked; non-contributory is not said.'),
  // "AI, primary + waiver on GL"
  phrase(`primary(?= ?(?:\\+|&|\\/|plus|and) ?(?:an? )?(?:waivers?\\b|wos\\b|µ))`, PNC, 'Primary is asked; non-contributory is not said.'),
  phrase(`(?<=\\b(?:polic(?:y|ies)|insurance|coverages?) )primary(?=[.;,)]|$| and\\b)|(?<=, |\\+ |& )primary(?=, (?:and )?on\\b| on\\b| (?:and|&) (?:an? )?[\\d¦µ]|,|[.;)]|$)|(?<=[;.] |^)primary(?=\\?)|(?<=[;.] |^)primary(?= on (?:the )?[©a-z])|(?<=[;.] |^)primary(?=,? ?:? (?:items? )?[a-h](?:,| and| &|[.;]|$))|(?<=[;.] |^)primary(?= ?[:=] ?(?:only |just |on |under )?(?:all\\b|(?:the )?(?:[©]|c?gl\\b|general liab|auto|umb|al\\b))[^.;$¤\\d]{0,60}(?:[.;]|$))|(?<=[;.] |^)primary(?= ?[:=] ?(?:yes|required)\\b| (?:yes|required)\\s*(?:[.;,)]|$)| please\\b|[.;]|$)|(?<=(?:\\bai|insureds?) ?(?:\\band|&|\\+|\\/) ?)primary\\b(?! (?:auto|limit|layer|liab))|(?:landlord|owner|licensor|lessor|city|county|district|university|our|authority|company)(?:'s)? (?:own )?(?:insurance|coverage|policies) (?:is|are|shall be|will be) (?:only )?excess(?: of| over| to)?`, PNC, 'Primary is asked; non-contributory is not said.'),
  phrase(
    `(?:be|is|are|being|as|on an?) primary(?: basis| coverage| insurance)?(?! (?:auto|liability|limit|and (?:excess|umbrella)|or|coverage and))`,
    PNC,
    'Primary is asked; non-contributory is not said.',
  ),
  phrase(`additional interests?(?: status| endorsements?)?`, AI, 'An additional interest is told of the policy, and may not be insured under it.'),
  phrase(
    `(?<!\\b(?:insurance|coverage|protection) (?:is |are )?(?:afforded|available|granted) (?:to|for) (?:the |any |such |each |all )?)(?:blanket )?(?:additional(?:ly)?|addit'?l\\.?|addnl\\.?|adtl\\.?|addtl\\.?|addt'?l\\.?) ?(?:named )?-? ?(?:insureds?|assureds?|ins'?d\\b|insd\\b|insrd\\b|interests?|ins\\b\\.?)(?:'s)?(?: status| endorsements?| coverage| form| by endorsement)?|(?<!\\b(?:you|drivers?|hosts?) (?:(?:must|should|have|has|need|needs|are|is|to|be) ){0,4})(?:named|included|listed|added|covered|shown|noted) as (?:an )?insureds?\\b|(?<=\\b(?:shall|must|will|should) be )(?:an insured|insureds)(?= (?:under|on) )|(?<=\\b(?:names?|naming|lists?|includes?|adds?|adding) (?!(?:you|the driver|the host|every driver|all drivers)\\b)[^.;:]{2,50}? )as (?:an )?insureds?\\b`,
    AI,
  ),
  // "general liability of $1,000,000 with Brookfield Chamber named"
  phrase(`(?<=¤[^.;:]{0,30}\\bwith (?!all\\b|each\\b|the following)[^.;:¤©µ]{2,80} )named(?=\\s*(?:[.;,)]|$|on\\b))`, AI, 'A name on the policy is asked; read as additional insured.'),
  phrase(`(?:have|has|seek|with|be) no (?:rights? of )?recourse (?:against|to|on)(?! (?:any|the) (?:insurer|carrier))`, WOS, 'No recourse is asked; read as a waiver of subrogation.'),
  // "Insurers shall have no right of recovery or subrogation against the Utility"
  phrase(`(?<=\\b(?:insurers?|carriers?|underwriters?|polic(?:y|ies)|insurance compan(?:y|ies))\\b[^.;:]{0,60}\\b(?:have|has|with|retain|hold|shall be) )no rights? (?:of|to) (?:recovery|subrogation)(?:,? (?:or|and|by way of) (?:rights? (?:of|to) )?(?:recovery|subrogation|contribution))?(?= (?:against|from)\\b)`, WOS),
  phrase(`(?<!(?:n't|\\bnot|\\bnever)(?: (?:have|need) to)?(?: also| please)? )(?<!\\bno (?:need|reason) to )names? us(?= (?:on|under|in) (?:the |your |each |all |every |both )|\\s*(?:[;.,]|$))`, AI, 'A name on the policy is asked; read as additional insured.'),
  // "Professional liability 1M/3M naming salon", "general liability of $1,000,000, naming the School"
  phrase(`(?<=¤[^.;]{0,40}? )naming (?:the |our )?(?!insureds?\\b|named\\b)[a-z]{2,}(?: (?!as\\b)[a-z]+)?(?=\\s*(?:[.;,]|$))`, AI, 'A name on the policy is asked; read as additional insured.'),
  // "We have to be named on the auto": as what is not said.
  phrase(`(?<=\\b(?:we|us|i|owner|landlord|lessor|licensor|city|county|town|client|company|broker|shipper|customer|university|district|lender|manager|gc|general contractor|school|authority|venue|building|association) (?:(?:must|should|shall|(?:have|has|needs?|wants?|ought|are|is|expects?) to) )?(?:be|get) )(?:named|listed|added|included)(?= (?:on|under|in|to) (?:the |your |their |its |both |all |each |every |any )*(?:garage|auto|c?gl\\b|general|liability|umbrella|excess|polic|liquor|cargo|pollution|bap\\b|everything))`, AI, 'A name on the policy is asked; read as additional insured.'),
  phrase(`(?<=\\b(?:comp|compensation|liability|wc|c?gl|auto|umbrella|polic(?:y|ies)|carriers?|insurers?) (?:(?:must|shall|should|will|to|has to|have to|needs? to) )?)waives?(?=\\s*(?:[;.,]|$))`, WOS),
  // "They waive on comp": whoever insures; what we waive is the asking.
  phrase(`(?<=\\b(?:they|it|insurers?|carriers?|polic(?:y|ies)|vendors?|contractors?|subs|must|shall|should|and) )waives? (?=(?:on|under) (?:the |their |its )?(?:comp\\b|wc\\b|work|gl\\b|cgl\\b|auto|general|all\\b|every|each))`, WOS),
  phrase(`(?<=\\b(?:our|us|[a-z]+'s) )names? (?=on (?:everything|all\\b|each\\b|every\\b|the (?:c?gl|auto|umbrella|polic)))`, AI, 'A name on the policy is asked; read as additional insured.'),
  phrase(
    `(?:blanket )?waivers? by (?:the |its |their |each |such |all )?(?:insurers?|carriers?|insurance compan(?:y|ies)|underwriters?),? of (?:its |their |any |all |the )*rights? (?:of|to) (?:subrogation|recovery)|(?:none of (?:the |its |their |your |those )?(?:insurers|carriers|underwriters)|no (?:insurer|carrier|underwriter)) (?:may|shall|will|can) subrogate|(?:(?:may|shall|will|must|can) not|cannot|can't|won't|never) subrogate|(?:blanket )?waivers?(?: (?:of|for))? (?:our |their |all |any |the |its |such |insurers?'?s? |carriers?'?s? |transfer of )*(?:rights? (?:of|to) )?(?:subrogation|recovery|rights)(?: rights)?(?: endorsements?)?|waiv(?:e|es|ing|ed),? (?:of )?(?:any |all |its |their |the |insurers?'?s? )*(?:rights? )?(?:of |to )?(?:subrogation|recovery)(?: rights)?|subro(?:gation)? (?:is |are |rights |must be |shall be |to be )*waiv\\w+|rights? of (?:subrogation|recovery)[^.;]{0,40}?\\bwaived|subro(?:gation)?(?: rights?)? against [^.;,]{2,60}? (?:is |are |must be |shall be |to be )?(?:hereby )?waived|subrogation waivers?|subro?\\.? wvd|agrees? not to subrogate|gives? up (?:its |their |any |all )*(?:rights? (?:of|to) )?subrogation(?: rights)?|no (?:rights? (?:of|to) )?subrogation(?: rights?)?(?= against)|(?:not have|have no|has no|without) (?:any )?(?:rights? (?:of|to) )subrogation|waiver of transfer of rights|waiv(?:e|es|ing) (?:any |all |of )?(?:its |their |such |the )?rights (?=against)|w\\.?o\\.?s\\b|waiv\\w* (?:any |all |its |their |the )?rights? (?:of|to) (?:recovery|recover|subrogat\\w+)|waive subro\\w*|waiver of subro\\w*|subro(?:gation)? waiver|w\\/s\\b`,
    WOS,
  ),
  // "Its failure to demand a certificate is no waiver": of rights, and not of subrogation.
  phrase(`(?<!\\b(?:failure|acceptance|receipt|approval|review|delay|inaction|demand)\\b[^.;]{0,80}\\b(?:is|are|be|constitutes?|deemed|considered|as) (?:not )?(?:no |an? )?)(?<!damage |rental company |rental |collision |company |owner'?s? |officer'?s? |exemption |proprietor'?s? |parents? |parental |liability |medical |photo |participant |guest |rider |minor |\\bsign(?:s|ed)? (?:the |a |our |its |this )?)waivers?(?! program| on page)(?! (?:request|form|of (?:jury|lien|default|breach|any))|s? (?:may|by(?! (?:blanket |written )?endorsement)))(?= |,|\\.|;|:|\\?|$|\\))`, WOS),
  phrase(
    `(?<=¤ ?\\/ ?¤+, ?)occurrence(?=\\s*(?:[.;]|$))|(?<![a-z])(?:on an? )?occ\\.? (?:form|basis)(?![a-z])|(?:on an? |an? )?"?occurrence"?[- ](?:form|based|type)(?: polic\\w+| basis| coverage)?|(?:on an? |an? )"?occurrence"? (?:basis|policy)|(?<=\\()occurrence(?= [¦])|(?<=[a-z] \\()occurrence(?=\\))|(?:must|has to|needs to|should) be occurrence(?=[.;,)]|$)|occurrence basis|occurrence only|occurrence polic\\w+|(?:no|not? (?:on )?an?|not|none of (?:which|them|these)[^.;]{0,40}) "?claims[- ]made"?(?: (?:form|basis|polic\\w+|coverage))?(?: (?:polic\\w+|forms?))?|"?claims[- ]made"? (?:(?:c?gl|(?:general )?liability) )?(?:(?:forms?|polic\\w+|coverage|basis|is|are)[^.;]{0,30}?)?(?:(?:not|n't) (?:be )?(?:accepted|acceptable|allowed|permitted)|unacceptable|prohibited|rejected|refused|returned)|"?claims[- ]made"? (?:gets?|goes?|comes?) (?:bounced|rejected|sent back|back|returned|refused)`,
    OCCURRENCE,
  ),
  // The word aggregate itself stays free: it also names the limit.
  ...(['project', 'location'] as const).map((place) => {
    const places = place === 'project' ? '(?:construction )?proj(?:ect|\\b\\.?)|job|site|jobsite|job site' : 'loc(?:ation|\\b\\.?)|premises'
    return phrase(
      `(?:per|each)[- ](?:${places})(?= (?:general )?(?:aggregate|agg\\b))|${place === 'project' ? '(?<![a-z])p\\/?p(?= (?:general )?agg\\b)|' : ''}(?<=(?:aggregate|agg)\\b[^.;£]{0,60}?)(?:per|each|separately to (?:this|each|the)|(?:applies|apply|applying|applicable|applied)[^.;]{0,20}?(?:to|per|for)) (?:this |the |each |every )?(?:${places})\\b|${place === 'project' ? 'per[- ]project(?= (?:basis|limit)|[,.;)]|$)|designated (?:construction )?projects?' : 'per[- ]location(?= basis)|designated location'}|(?<=\\bappl(?:y|ies|ying) )(?:separately )?per (?:${places})\\b|(?<=(?:aggregate|agg)\\b[^.;]{0,60}?)(?:the )?(?:box )?["'\u201c]?(?:${places})["'\u201d]? (?:box )?(?:(?:is|must be|to be) )?(?:ticked|checked|marked)\\b`,
      { name: 'aggregate_basis', value: `per_${place}` },
    )
  }),
]

/** Yes-or-no members named in words: additional insured, primary, waiver, occurrence form, aggregate basis. */
export function findFlags(lower: string, cased: string): MemberMention[] {
  const found: MemberMention[] = []
  const taken = (start: number, end: number) => found.some((f) => start < f.end && end > f.start)
  for (const { pattern, member, doubt } of PHRASES) {
    for (const m of allMatches(pattern, lower)) {
      const end = m.index + m[0].length
      if (taken(m.index, end) || (member === WOS && isOfAskers(lower, m.index, end))) continue
      found.push({ kind: 'member', start: m.index, end, member, ...(doubt ? { doubt } : {}) })
    }
  }
  for (const m of cased.matchAll(/(?<![A-Za-z0-9&.])(?:AIs?|A\.I\.)(?![A-Za-z0-9&]|-(?!(?:C?GL|AL|GL\/AL|[Aa]uto|AUTO|[Aa]ll|ALL|UMB|[Uu]mbrella)\b))|(?<=^|[\s,;:(/+&])ai(?=[\s,;:)/+&.]|$)|(?<![A-Za-z0-9&.])Al(?=\s*[:=]\s*[A-Z][a-z]+ [A-Z(a-z])|(?<![A-Za-z0-9&.])Al(?=\s*[:=]\s*(?:[Yy]es|YES|[Nn]o|NO|[YNxX])\b)/g))
    if (!taken(m.index, m.index + m[0].length) && !isPaper(cased, m.index, m.index + m[0].length)) found.push({ kind: 'member', start: m.index, end: m.index + m[0].length, member: AI })
  for (const named of namedOnPolicies(cased)) if (!taken(named.start, named.end) && !found.some((f) => f.member === AI)) found.push({ kind: 'member', ...named })
  return found
}

const ASKERS = /\b(?:landlord|lessor|owner|licensor|city|county|district|authority|university|school|company|broker|shipper|client|customer|buyer|utility|franchisor|lender)(?:'s|s') (?:own )?(?:property )?(?:insurers?|carriers?|underwriters?|polic(?:y|ies)|insurance)\b[^.;:]{0,60}$/
/** "Landlord's insurers shall have no right of recovery against Tenant": what who asks gives, and does not ask. */
const isOfAskers = (text: string, start: number, end: number): boolean =>
  ASKERS.test(text.slice(Math.max(0, start - 120), start)) && /^[^.;]{0,20}\bagainst (?:the |any )?(?:tenant|lessee|contractor|subcontractor|vendor|licensee|supplier|carrier|consultant|franchisee|borrower|seller|provider)/.test(text.slice(end))

/** "Certificates go to the office with the AI forms attached": papers that come along. */
const isPaper = (text: string, start: number, end: number): boolean =>
  /^ (?:forms?|endorsements?|pages?) (?:attached|enclosed|in hand|copies)/.test(text.slice(end)) && /\b(?:certificates?|cois?|certs?)\b/i.test(text.slice(0, start))

const noun = `(?: ?(?:autos?|automobiles?|vehicles?|cars|trucks)\\b(?! (?:liability|insurance|coverage|policy)))?`
const one = `(?:any|all|owned|scheduled|specifically described|hired|(?:leased|rented|borrowed)(?! (?!(?:autos?|automobiles?|vehicles?|cars|trucks|and|or|non|owned)\\b)[a-z])|no[nt] ?-? ?owned|nonowned|employee[- ]owned|(?<=owned ?\\/ ?hired ?\\/ ?|hired ?\\/ ?)n\\/?o\\b(?! [a-z]))`
const SCOPE = new RegExp(
  `(?<![a-z0-9-])(?:any[- ]auto(?:mobile)?s?\\b(?! liab)|(?<=(?:auto|vehicle|al|bap)\\b[^.;,]{0,30}\\()any(?=\\))|any (?:owned|hired|vehicle)|(?:all )?(?:autos|vehicles) (?:listed|shown|named) on (?:the|an?|its|your) (?:schedule|policy)(?:,? or any auto)?|(?:(?:(?:all|each|every) )?(?:power units|tractors|trucks|vehicles|autos|units|vans)(?:,? (?:must be|to be|are|each))? )?(?:listed|scheduled|shown|identified|described|named)(?: individually| separately)? (?:by|with) (?:its |their |the |each )?vins?\\b(?: numbers?)?|(?:per[- ])?vins?(?: number)? (?:scheduled|(?:schedule|list)\\b)|(?:schedule|list) of vins?\\b|(?:sym(?:bols?)?\\.?|(?<=¦[^.;]{0,14})codes?) ?#?(?:\\d(?:(?: ?(?:,|and|&|\\/|or|\\+|with|plus| ) ?)+#?\\d)*)(?! ?[$¤\\d])|(?:covering |including |for |all |any )*(?:owned|scheduled|hired|non ?-? ?owned|nonowned|leased|rented)${noun}(?:(?: ?(?:,|and|&|\\/|or|\\+|;|-)+ ?)+(?:all )?${one}${noun})*|hnoa|h ?& ?no\\b|h\\/no\\b|hno\\b)`,
  'g',
)
const SYMBOLS: Record<string, AutoScope> = { '1': 'any_auto', '2': 'owned', '7': 'scheduled', '8': 'hired', '9': 'non_owned' }

/** "A contractor hired by a tenant", "land owned by the County": said of no autos, unless those stand before it. */
const OF_PEOPLE = /^ (?:by|to|through|directly|as)\b|^ (?:business(?:es)?|compan(?:y|ies)|firms?|propert(?:y|ies)|land|premises|real|facilit(?:y|ies)|enterprises?)\b/
const VEHICLES_BEFORE = /\b(?:autos?|automobiles?|vehicles?|cars|trucks|tractors)\b[^.;]{0,30}$/

/** "Hired and non-owned need not be covered" */
const LEFT_OUT = /^ (?:(?:autos?|vehicles?|coverage|liability|ones) ){0,2}(?:need ?n[o']t|(?:does|do)(?: not|n't) (?:need|have)|(?:(?:is|are)(?:n't| not)|not) (?:required|req'?d|needed|necessary|part)(?! (?:if|when|where|unless)\b)|(?:is|are) (?:excluded|exempt|left out)|may be (?:left out|excluded))\b/
/** Which autos a policy must cover, from words or from ISO symbols (1 any, 2 owned, 7 scheduled, 8 hired, 9 non-owned). */
export function findAutoScope(lower: string): MemberMention[] {
  if (!/auto|vehicle|owned|\bsym|\bcode|\bvins?\b|hnoa|h ?& ?no|h\/no|\bhno\b|hired/.test(lower)) return []
  const found: MemberMention[] = []
  for (const m of allMatches(SCOPE, lower)) {
    // "Scheduled autos; hired and non-owned need not be covered"
    const s = m[0].includes(';') && LEFT_OUT.test(lower.slice(m.index + m[0].length)) ? m[0].slice(0, m[0].indexOf(';')) : m[0]
    // "owned, hired and non-owned autos, or scheduled autos": the first of two lists.
    const list = /^(.*(?:autos?|automobiles?|vehicles?)),? \(?or (?:all )?(?:scheduled|specifically described)\b/.exec(s)?.[1]
    const two = list !== undefined && /hired/.test(list) && /no[nt] ?-? ?owned/.test(list) && /(?<!no[nt] ?-? ?|non)owned/.test(list)
    const value: AutoScope[] = []
    const add = (v: AutoScope) => value.includes(v) || value.push(v)
    if (/any[- ]auto|^any$/.test(s)) add('any_auto')
    if (/^(?:sym|code)/.test(s)) for (const d of s.match(/\d/g) ?? []) if (SYMBOLS[d]) add(SYMBOLS[d])
    if (!two && /scheduled|\bvins?\b|specifically described|on (?:the|an?|its|your) (?:schedule|policy)/.test(s)) add('scheduled')
    if (/(?<!no[nt] ?-? ?|non|employee[- ])owned/.test(s)) add('owned')
    if (/hired|hnoa|h ?& ?no|h\/no|\bhno\b/.test(s)) add('hired')
    if (/no[nt] ?-? ?owned|nonowned|hired ?\/ ?n\/?o\b|hnoa|h ?& ?no|h\/no|\bhno\b/.test(s)) add('non_owned')
    if (!value.length || /^[- ]?drivers?\b|^[^.;,¤]{0,30}\b(?:may|must|can|shall) ?not be (?:used|driven|operated)\b|^ (?:trailers?|equipment|chassis|containers?)\b|^ ?(?:auto(?:mobile)?s? )?phys(?:ical)?\.? dam|^\s*[:(-]\s*(?:none|n\/a|nil|not (?:required|needed|applicable|expected)|no)\b/.test(lower.slice(m.index + s.length)) || LEFT_OUT.test(lower.slice(m.index + s.length))) continue
    // "Pollution, incl. non-owned disposal sites"
    if (value.every((v) => v === 'non_owned' || v === 'owned') && /^ (?:disposal|waste|watercraft|aircraft|boats?|sites?|locations?|premises|property|facilit|landfills?|drones?)/.test(lower.slice(m.index + s.length))) continue
    // "No scheduled-auto-only policies"
    if (/\bno (?:any )?$/.test(lower.slice(0, m.index)) && /^[- ](?:auto-?)?only\b|^-autos?-only\b/.test(lower.slice(m.index + s.length))) continue
    // "Umbrella $5M (GL/Auto/EL scheduled)": what an umbrella lies over is scheduled on it.
    if (s === 'scheduled' && /\b(?:umb\w*|excess)\b[^.;]*(?:[(,-]|\bwith) ?(?:underlying )?[a-z.',/& -]*(?:\bel|\bgl|\bauto|liability|underlying|polic(?:y|ies))[)]? $/.test(lower.slice(0, m.index).replace(/¤|©|µ/g, 'x'))) continue
    // "The professional policy is not scheduled under it"
    if (s === 'scheduled' && /^ (?:under|beneath|as underlying|on|to) (?:it\b|the ©|the umbrella|the excess|that)/.test(lower.slice(m.index + s.length)) && !/auto|vehicle|truck/.test(lower.slice(Math.max(0, m.index - 40), m.index))) continue
    // "no owned autos required"
    if (/\bno (?:any )?$/.test(lower.slice(0, m.index)) && /^ (?:(?:autos?|vehicles?|coverage|liability) ){0,2}(?:(?:are|is|need be|to be) )?(?:required|needed|necessary|asked)\b/.test(lower.slice(m.index + s.length))) continue
    const choice = value.includes('any_auto') && value.length > 1
    const doubt = two ? { doubt: 'One of two lists of autos is asked.' } : choice && /\bor\b/.test(s) ? { doubt: 'Any auto, or a list of autos, is asked.' } : {}
    if (choice) value.splice(0, value.length, 'any_auto')
    if (/\bleased|\brented/.test(s) && value.length === 0) continue
    if (OF_PEOPLE.test(lower.slice(m.index + s.length)) && /^(?:hired|owned)$/.test(s) && !VEHICLES_BEFORE.test(lower.slice(0, m.index))) continue
    found.push({ kind: 'member', start: m.index, end: m.index + s.length, member: { name: 'auto_scope', value }, ...doubt })
  }
  if (found.length < 2) return found
  // "Hired and non-owned (owned too if they bring trucks)", "hired for all, non-owned only if staff drive": what hangs on something is apart from what is asked.
  const apart = found.filter((f, i) => (i > 0 && /, (?:but |and )?(?:the )?$/.test(lower.slice(0, f.start)) && /^(?: autos?| vehicles?| coverage)? (?:is )?(?:required |needed |asked )?only (?:if|when|where)\b/.test(lower.slice(f.end))) || (CONDITIONAL_BRACKET.test(lower.slice(f.end)) && /\([^()]*$/.test(lower.slice(0, f.start))))
  if (apart.length && apart.length < found.length) return [...mergedScopes(found.filter((f) => !apart.includes(f)), lower), ...apart].sort((a, b) => a.start - b.start)
  return mergedScopes(found, lower)
}
const CONDITIONAL_BRACKET = /^[^()]*\b(?:if|when|where|unless)\b[^()]*\)/

/** Autos named in several places of a sentence are those of one list. */
function mergedScopes(found: MemberMention[], lower: string): MemberMention[] {
  if (found.length < 2) return found
  const symbols = found.map((f) => (f.member.value as AutoScope[]).join())
  // "any auto (symbol 1)" says the same twice; "any auto, or owned, hired and non-owned" leaves a choice.
  const first = found[0]!
  const all = [...new Set(found.flatMap((f) => f.member.value as AutoScope[]))]
  const between = lower.slice(first.end, found[1]!.start)
  // "all owned, hired and non-owned autos (or scheduled autos, with hired and non-owned)": the first of two lists.
  const [, later] = found
  if (!all.includes('any_auto') && (first.member.value as AutoScope[]).includes('owned') && (later!.member.value as AutoScope[]).includes('scheduled') && /[(,;] ?or (?:all |for )?$/.test(between))
    return [{ ...first, doubt: 'One of two lists of autos is asked.' }, ...found.slice(1).map((f) => ({ ...f, member: first.member, doubt: 'One of two lists of autos is asked.' }))]
  const choice = all.includes('any_auto') && all.length > 1
  const value: AutoScope[] = choice ? ['any_auto'] : all
  const doubt =
    choice && /\bor\b|\bif\b/.test(between)
      ? { doubt: 'Any auto, or a list of autos, is asked.' }
      : choice && new Set(symbols).size > 1 && !/includ|,|\(/.test(between)
        ? { doubt: 'Any auto and a list of autos are both named.' }
        : {}
  return found.map((f) => ({ ...f, member: { name: 'auto_scope', value }, ...doubt }))
}
