import { allMatches } from '../text/all-matches.ts'
import type { ConditionAt } from './conditions.ts'
import { STATE_CODES } from '../lexicon/lexicon-states.ts'
import { OPEN } from './open-patterns.ts'

/** What goes on after "For the cleaning crew" when it is who the request is about, and no condition of it. */
export const REQUEST = /^[^©¤£:;.]{0,60}?,? (?:please|(?:i|we|you|they)(?:'ll|'d| will| would| do)? (?:need|want|require|ask|must|have to|should|like|are asking)|(?:the|our) [a-z]+(?: [a-z]+)? (?:needs|requires|wants|asks))\b/

const BENIGN = new RegExp(
  [
    String.raw`^(?:on|in|by) (?:the |your |our |each |its )?(?:[a-z]+ )?(?:ticket|invoice|quote|receipt|waybill|bill of lading|rate confirmation|purchase order|work order|statement of work|load tender|booking)\b(?! (?:over|above|under|below|exceed))`,
    String.raw`^(?:where|wherever|when|if|as) (?:the |your |their |its )?(?:state|law|statute|states|laws)(?: law)? (?:lets?|allows?|permits?)(?: (?:you|it|this|that|them|us))?(?=\s*(?:[.;,)]|$))`,
    String.raw`^while (?:it is |they are )?(?:in|under|being|on) (?:transit|storage|transport\w*|process|its care|their care|the care|tow|loading|unloading|use)\b`,
    String.raw`^while (?:on|at) (?:the |our |your )?(?:job ?)?(?:sites?|premises|property|grounds|project)(?=,? )|^for (?:[a-z]+ )?purposes\b`,
    String.raw`^for (?:any |all )?(?:claims?|loss(?:es)?|damages?|liabilit(?:y|ies)|injur(?:y|ies)) (?:arising|resulting|caused|to (?:any )?(?:persons?|property)|out of|from|related)\b`,
    String.raw`^in the (?:description|remarks|comments)\b`,
    String.raw`^with the (?:first|last|initial|commencement|start|beginning|delivery|execution|completion|final|effective)\b`,
    String.raw`^with (?:respect|regard) to (?:the|its|their|such|this|these|all|[a-z]+'s) `,
    String.raw`^(?:the )?only (?:thing|coverage|policy|insurance|paper)s? (?:i|we|you|they) (?:need|require|want|ask)`,
    String.raw`^where (?:it|this|that|they) (?:used to be|was|were)\b|^in the (?:[a-z]+ )?(?:agreement|contract|lease|exhibit|rider|addendum)(?=\s*[:,;.)])`,
    String.raw`^in (?:the )?(?:case|event) of (?:an? |any )?(?:conflict|inconsistenc|discrepanc|contradiction|difference|disagreement|doubt)`,
    String.raw`^when (?:the |our )?(?:services?|work|contract|job|term|event|project|load|shipment|lease) (?:commences?|starts?|begins?)\b`,
    String.raw`^if (?:that|it|this|which)(?:'s| is) (?:more|greater|higher|larger|lower|less|smaller|the (?:greater|higher|larger))\b`,
    String.raw`^(?:when|once|by the time|as) (?:it|they|this|that|the (?:certificate|cert|coi|paper|form|polic(?:y|ies))) (?:comes? in|arrives?|reach(?:es)? us|lands?|(?:is|are) (?:received|handed in|uploaded|turned in))\b`,
    String.raw`^(?:as|so) long as (?:it|they|one|some|an amount|any amount|the (?:line|limit|amount|coverage)) (?:shows?|appears?|(?:is|are) (?:shown|listed|on (?:it|there)))\b`,
    String.raw`^(?:as|so) long as [^,;.]{3,60}(?=, (?:maintain|carry|keep|procure|provide|obtain|have|effect)\b)`,
    String.raw`^(?:where|wherever|what|when|if) (?:they|you|it|the (?:work|vendor|contractor|carrier|job)) (?:are|is|works?|goes)\s*(?:[.;,)]|$)`,
    String.raw`^(?:in|with|at) (?:limits?|amounts?|sums?) (?:customary|usual|standard|typical|adequate|reasonable|appropriate|acceptable|sufficient)\b`,
    String.raw`^for (?:firms|companies|businesses|contractors|vendors|projects|operations|work) of (?:similar|like|comparable|its|this|the same|their|such)\b`,
    String.raw`^(?:on|from|as of|until) (?:the |its |such |each )?(?:[a-z]+ ){0,2}date\b`,
    String.raw`^until (?:the |all |such |its )?[a-z]+ (?:is|are|has been|have been) (?:returned|completed|accepted|delivered|removed|paid|sold)\b`,
    String.raw`^(?:in|for|with|on) (?:the |its |their )?(?:performance|course|connection|execution|furtherance|prosecution|conduct)\b`,
    String.raw`^(?:before|until) (?:the |an? |your |our |any |this |each )?(?:first |next )?(?:job|event|booking|order|load|project|trip|shift|season|work|rental|tour|show|shoot) (?:starts?|begins?|commences?)\b`,
    String.raw`^(?:when|once|before|after|until|while) (?:the |an? |your |our |any |this |each )?(?:job|event|booking|order|load|project|trip|shift|season|permit|lease|agreement|contract|bid|stay|rental|tour|show|shoot|purchase order|po)s? (?:is|are|gets|has been|have been) (?:booked|scheduled|dispatched|tendered|signed|awarded|issued|confirmed|approved|placed|posted|renewed)\b`,
    String.raw`^(?:on|in|at|for) (?:the |each |every |its |their )?(?:anniversary|renewal|expiration|inception|first anniversary)\b`,
    String.raw`^provided(?:,? however,?)? that (?:the |such |its |each )?[a-z£]+(?: (?!if\b|when\b|unless\b)[a-z£]+){0,3}(?:, if any,)? (?:may|can|shall|must|will)\b`,
    String.raw`^for (?:the )?(?:entire |full |whole )?(?:duration|term|life|balance|remainder) of (?:this|the|its|their|such|each)\b`,
    String.raw`^for (?:the )?(?:joint |mutual |sole |exclusive )*(?:benefit|protection|account)\b`,
    String.raw`^where (?:the |our |your )?(?:work|project|job|services?|event|site|property) (?:is|are|takes place|occurs|happens|will be)\b(?! (?:on|at|over|above|in excess|more|within|near|valued|worth|under|below))`,
    String.raw`^while (?:the|this|such|your|any|an?) (?:[a-z]+ ){1,3}(?:is|are|remains?) (?:in (?:effect|force|place)\b|in\b(?! the)|active|current|open|listed)`,
    String.raw`^(?:if|when|where|whenever|wherever|in the event(?: of)?|in case(?: of)?|to the (?:fullest |maximum )?extent|unless|once|until) ?(?:` +
    [
      String.raw`(?:they|he|she|the vendor|anyone) (?:push(?:es)? back|balks?|objects?|complains?)|(?:the |a |your )?premiums? (?:is|are|was|go)`,
      String.raw`(?:the )?(?:reason|cause) is|(?:you|they) (?:don't|do not) pay|(?:it|the policy) (?:shows?|lists?|states?)\b`,
      String.raw`any(?=` +
      [
        String.raw`\s*(?:[.;,)]|$)`,
        String.raw` (?:` +
        [
          String.raw`such|other|of (?:the|these|its|such)|polic|coverage|insurance|certificate|required|endorsement|insurer|change|material|question|claim|loss|cancel`,
          String.raw`notice|deductible|exclusion|aggregate|information|doubt`,
        ].join('|') +
        String.raw`)`,
      ].join('|') +
      String.raw`)`,
      String.raw`so\b|not\b|possible|it (?:renews|expires|lapses|changes|is renewed)|applicable law|permitted|allowed|allowable|available by law`,
      String.raw`(?:required|permitted|allowed) by (?:law|statute|(?:the |your |their |its |applicable )?(?:state|law|statute|state law)s?\b)`,
      String.raw`required(?=\s*(?:[;.,)]|$|and\b))|otherwise (?:stated|noted|agreed|specified|indicated|provided)|noted|legally|lawful`,
      String.raw`(?:the |your |their |its )?(?:home )?(?:law|state|statute)s?(?:'s laws?| laws?)? (?:requires?|mandates?|demands?|calls for|says (?:so|it must))\b`,
      String.raw`expir\w*`,
      String.raw`you (?:` +
      [
        String.raw`have (?:any |more )?(?:question|concern|trouble|already)|need (?:help|more)|are unsure|aren't sure|send|upload|renew|submit|sign|receive|get|can't`,
        String.raw`cannot|want help`,
      ].join('|') +
      String.raw`)`,
      String.raw`(?:they|you|vendors?|contractors?|carriers?) (?:stack|combine)\w*|(?:met|reached|combined|stacked)\b|(?:they|you|it) (?:are|is) (?:based|located)`,
      String.raw`you (?:join|sign up|register|enroll|onboard)\b|questions|there (?:is|are) (?:any )?(?:question|change|a change|a lapse)|requested|asked`,
      String.raw`(?:checked|marked|ticked|selected)(?=\s*(?:[.;,)]|$))`,
      String.raw`(?:a |the |any |such |your |this )?(?:polic(?:y|ies)|coverage|insurance|certificate|cert|coi|acord|paperwork|insurer|carrier's insurer)s? (?:` +
      [
        String.raw`is|are`,
        String.raw`(?:shows?|lists?|reads?|says?|states?|names?|includes?|meets?|carr(?:y|ies))(?=\s*(?::|$)| (?:all|the following|these|at least|what|the above|everything|both|evidence|proof|our|us)\b)`,
        String.raw`gets?|expires?|lapses?|renews?|changes?|cancels?|contains?|has|have|does|should|provid|would|was|will|come|µ`,
      ].join('|') +
      String.raw`)`,
      String.raw`(?:the |an? |your |their )?(?:insurers?|¶+) (?:is|are|isn't|aren't|allows?|permits?|agrees?|lets?)(?![^.;]*\b(?:free|at no|without (?:extra|additional|any)) )`,
      String.raw`(?:of )?(?:cancell?ation|loss|claim|an accident|a claim|a loss|any cancell?ation|non-?renewal|termination|default|breach)|cancell?ed|cancel|renew|due`,
      String.raw`issued|filed|submitt|sign|bind|on (?:a )?claims|written on|(?:it is |it's )?(?:written |on )?(?:a )?follow(?:ing|s)?[- ]form|claims[- ]made|a claim`,
      String.raw`evidenc|work (?:starts|begins|commences)|the work (?:starts|begins)|commenc|work is (?:complete|done)`,
      String.raw`the (?:contract|agreement|lease) (?:is(?! (?:over|above|worth|valued|for|more|larger|greater|bigger|at least|in excess|under|below|less|between|one\b|an?\b|[¤¦$]))|ends|expires|starts)`,
      String.raw`this (?:agreement|lease|contract)|vendor fails|contractor fails|tenant fails|you fail|such insurer`,
      String.raw`we (?!(?:are|'re|act as|serve as) (?:the|an?|your) [a-z]|(?:own|lease|rent|manage|occupy|operate)\b)|us\b|i(?:'d|'ll| will| would| start| begin)\b`,
      String.raw`the (?:city|owner|county|district|landlord|company|authority|university) (?:approves|agrees|request|requires?|consents|so)|approved|something`,
    ].join('|') +
    String.raw`)`,
  ].join('|'),
)

/** "Roofing and steel subs: ..." speaks to some of those who are asked; "All subs: ..." to everybody. */
const AUDIENCE = new RegExp(
  `^[^\\w¤£©µ¶§¦]*((?!(?:for |from |with |on )?(?:all|every|each|any|both)\\b)(?!(?:same (?:as|for)|as (?:for|with)|like|dear|hi|hello|hey|attn|attention|to|subject|re|by|from|note|all|every|each|any|both|our|your|the|these|such|general|prime|independent|required|motor|participating|approved|new|leased|hired|outside|other|contract|insurance)\\b)[a-z](?:(?!\\bthe\\b|\\bterm\\b)[\\w' ,&/-]){2,90}? (?:trades|subcontractors|subs|contractors|vendors|carriers|haulers|drivers|operators|tenants|consultants|suppliers|trucks|crews|firms|companies|providers|exhibitors|caterers|guys|folks|people|teams|crews|(?:tree|steel|iron|metal|farm|utility|construction|concrete) workers|movers|roofers|installers|electricians|plumbers|performers)|(?!(?:vendors|contractors|subcontractors|suppliers|carriers|all)\\b)[a-z-]{4,}(?:ers|ors|ists|ants|ians) (?:who|that|with|without|(?!being|having|holding|including|providing)[a-z]{3,}ing)\\b[\\w' ,-]{2,40}(?=:)|(?!(?:covered|insured|field|all|any|every|each|both|either|these|those|such|our|your|the)\\b)[a-z-]{3,} (?:trips|events|jobs|loads|sites|placements|rentals|lanes|installations|deliveries|moves|shoots|tours|parties)(?=:)|reefers?|tankers?|flatbeds?|flatbedders|(?:(?!(?:all|each|every|any|both|our|your|these|those)\\b)[a-z]+ )?(?!(?:all|each|every|any|both)\\b)(?!(?:riggers|garagekeepers|employers|builders|insurers|carriers|others|numbers|orders|covers|trailers|containers|letters|parameters|matters|vendors|contractors|subcontractors|drivers|haulers|operators|suppliers|exhibitors|caterers|renters|users|owners|members|partners|tiers|layers|factors|headers|papers|offers|brokers|bidders|proposers|managers|officers|directors|workers|employers|riders|truckers|couriers|performers|insured)\\b)[a-z-]{3,}(?:ators|itors|lers|ners|pers|fers|kers|bers|ders|gers|ters|ists|cians))(?: only)?\\s*(?::|-(?= )|\\b(?:must|shall|needs?|add|also|carry|require|do|does|can|may|only)\\b|(?= ¤))`,
)

/** "In Chicago, add ...": a place narrower than a state. */
const PLACE = /^(?:In|Within|Inside) (?!Addition|Accordance|Lieu|No\b|Order|Case|Any|All|The|General|This|Force|Such|Each|Every|Event)([A-Z][a-z]+(?: [A-Z][a-z]+){0,2})(?=,| (?:add|we|you|carriers|vendors|contractors|also|only)\b)/

/** "Work in Chicago: ...", "Projects within Cook County require ...": where the work is. */
const WORK_PLACE = /^(?:Work|Projects?|Jobs?|Services?|Deliver(?:y|ies)|Loads?|Events?|Sites?|Locations?|Operations|Routes?|Shoots?)(?: performed| located| done)? (?:in|within|inside|near|on|at) (?:the )?([A-Z][a-z]+(?: [A-Z][a-z]+){0,3})(?=\s*(?::|,| requires?\b| needs?\b| must\b| calls?\b| also\b| adds?\b))/

const EXEMPT = new RegExp(
  String.raw`\b(?:` +
  [
    String.raw`or (?:an? |the |their )?(?:signed |owner'?s? |officer'?s? |sole[- ]\w+ |state |valid |proprietor'?s? )+(?:waiver|exemption|affidavit|opt-?out)`,
    String.raw`or (?:(?:send|show|give|provide|sign|submit|file) )?(?:us )?(?:an? |the |their |your )?(?:signed |written )?(?:proof|evidence|statement|letter|note|affidavit|certification|confirmation|declaration)s? (?:that|of no|stating|saying|confirming|showing)\b`,
    String.raw`unless|except (?:that|for|where|if|when|as)|exempt(?:ion|ions|ed|s)?|excused|let off|is not required (?:for|of|if|when|from)`,
    String.raw`are not required (?:for|of|if|when|from)`,
    String.raw`not (?:required|needed|necessary|mandatory) (?:for|of|if|when|from|(?:under|below|with|where|while|until|unless)(?= (?!(?:the|this|that|these|our|any|separate)\b)[a-z0-9$¤¦]))`,
    String.raw`not (?:required|needed|necessary|mandatory) (?:in|at|on|within|near) (?!(?:this|our|the|these|addition|any|all|most|every|an?|writing|full|order|place|connection|accordance|hand|file|site|time|present)\b)(?=[a-z])`,
    String.raw`waived (?:` +
    [
      String.raw`for(?! (?:this|our) (?:[a-z]+ )?(?:vendor|contractor|carrier|supplier|tenant|job|project|contract|event|work|bid|order|agreement|lease|engagement|season|year)\b)`,
      String.raw`if|when`,
    ].join('|') +
    String.raw`)`,
    String.raw`(?:does|do) not apply (?:to|if|when)|not applicable (?:to|if|when|for)|sole (?:proprietors?|owners?)|exception|needs? neither|opt(?:ed|s|ing)? out`,
    String.raw`(?:are|is|falls?) outside (?:of )?this|(?<!\bwe |\bi )(?:do|does) not need (?:it|this|to)|(?<!\bwe |\bi )don't need (?:it|this)`,
    String.raw`except (?:for )?[a-z][^.;,:©¤£µ]{2,50}? (?:who|that|which),? (?:don't|do not|need no|needs? none|doesn't|does not|carry none)`,
    String.raw`except (?:for )?(?!(?:insurers|carriers|errors|others|officers|workers|employers|owners|riggers|builders)\b)(?:[a-z][\w-]* ){0,3}?(?:[a-z-]+(?:ers|ors|ants)|companies|firms|businesses|subs|proprietors|proprietorships|llcs|members|independents|families)`,
  ].join('|') +
  String.raw`)\b`,
  'g',
)

/** "The Port and its terminal operators shall be additional insureds": who is insured by others is not who is asked. */
const PROTECTED = /^ (?:(?:shall|must|will|are|is|should) )?(?:also )?(?:to )?be (?:named |included |listed |added |shown )?(?:as )?(?:an? )?µ|^ (?:are|is) (?:also )?(?:named |included |listed |added |shown )?(?:as )?(?:an? )?µ|^\s*:\s*(?:as )?(?:an? )?µ/

/** Everything else that a requirement is said to depend on. Phrases that change nothing ("where permitted by law") are passed over. */
const EACH_OF_SOME = /¤ ?£* ?\((?:on|off|for|at|in|with)\b[^()¤©]{2,40}\)[;,] ?(?:and |or |but )?¤+ ?£* ?\((?:on|off|for|at|in|with)\b[^()¤©]{2,40}\)/g
const LOWERED = /¤[^.;]{0,12}\b(?:can|may|could|might|will) (?:be |go )?(?:lower(?:ed)?|less|reduced|smaller|negotiated|adjusted|decreased)\b[^.;©¤]{0,20}$/
const RAISED_FOR = /¤[ £]{0,60}[^.;©¤]{0,14}(?:[,(]| -) ?(?:and |or |but )?(?:higher|more|greater|larger|increased)(?: (?:limits?|amounts?))? (?:for|on|in|with) (?:[a-z]+ )?$/
const RAISED = /¤[ £]{0,60}[^.;©¤]{0,14}(?:[,(]| -) ?(?:and |or |but )?(?:higher|more|greater|larger|additional|increased)(?: (?:limits?|amounts?))?(?: (?:only|may apply|applies|apply|required|needed|is required|is needed))? $/

/** What who asks has done, or where, whoever does it; their roofs or their hazmat are a part of it. */
const OURS = 'freight|loads?|work|business|goods|shipments|jobs?|projects?|properties|property|sites?|job ?sites?|premises|buildings?|locations?|facilit(?:y|ies)|behalf|©+'

/** "Vendors providing services to us", "carriers who haul our freight": everybody who is asked, told by what they are to who asks. */
const FOR_US = new RegExp(
  '^(?:all |any |each |every |an? |the )?(?:[\\w-]+ )?(?:trades|tenants?|vendors?|contractors?|subcontractors?|subs|carriers?|haulers?|drivers?|consultants?|suppliers?|providers?|companies|firms|parties|anyone|anybody|everyone|everybody|whoever|those|people|businesses|operators?|workers?)' +
    '(?: (?:who|that|which)(?: (?:are|is|will be|may be|will))?)? ' +
    '(?:(?:haul|work|do|perform|provid|driv|com|mov|contract|deal|go|enter|servic)(?:e|es|s|ing)?|moves?|goes|does|under contract|hired|engaged|retained|employed|used)' +
    `(?: (?:by|any|all|the|our|your|its|${OURS}|services?|labor|on|onto|at|to|for|with|in|into|us|under|contract|of|and|or|independently))*?` +
    ` (?:us|our (?:${OURS}|company)|contract)` +
    '(?=,? (?:must|shall|needs?|has to|have to|has|have|are|is|will|should|agrees?|to (?:carry|have|maintain|provide|show))\\b)',
)

/** "If you want to haul for us", "when working with us", "if awarded the contract", "while on our premises": of everybody who is asked. */
const WITH_US = /^(?:(?:if|when|whenever|while) (?:you(?:'d| would)? (?:want|wish|like|plan|intend|hope|expect) to |you(?:'re| are) (?:going to |planning to )?|(?:they|a (?:vendor|carrier|contractor)) (?:wants?|wish(?:es)?) to )?(?:haul|work|do (?:any )?(?:business|work)|drive|contract|deal|partner|run|perform (?:any )?work|provide services)(?:ing)? (?:for|with|to) us|(?:if|when|once|upon being) (?:you(?:'re| are) )?(?:awarded|selected|chosen|approved|hired|engaged|retained)(?: (?:for|the|a|this|any|our) ?(?:contract|jobs?|work|bid|project|award|agreement|vendor|carrier|by|us){0,2})?|(?:when|while|whenever) (?:you(?:'re| are) )?(?:on|at|in) our (?:[a-z]+ )?(?:premises|property|©+|sites?|job ?sites?|facilit(?:y|ies)|buildings?)|if you have(?:n't| not) (?:already |yet )?(?:done so|sent (?:it|one|us one))(?: already| yet)?)(?=\s*[,:])/

export function findOpenConditions(masked: string, cased: string): ConditionAt[] {
  const found: ConditionAt[] = []
  const audience = AUDIENCE.exec(masked)
  // "Supplier's carriers: A- VII": insurers, and not some of those who are asked.
  if (audience && PROTECTED.test(masked.slice(audience[0].search(/[a-z]/) + audience[1]!.length))) found.length = 0
  else if (audience && /(?:s'|'s) (?:insurance )?(?:carriers?|companies)$/.test(audience[1]!) && /^(?:a\.? ?m\. |[^.;:©¤]){0,50}µ/.test(masked.slice(audience[0].search(/[a-z]/) + audience[1]!.length))) found.length = 0
  else if (audience && /(?:carriers?|companies|insurers?)$/.test(audience[1]!) && /^\s*(?::|-)\s*(?:(?:a\.? ?m\.? ?)?best'?s? |rated |minimum |at least )*µ/.test(masked.slice(audience[0].search(/[a-z]/) + audience[1]!.length))) found.length = 0
  else if (audience && !/insur|underwriter|requir|minim|coverage|limit|certificate|must|shall|polic|need|coi\b|certs?\b|\bfrom\b|\bask\b/.test(audience[1]!))
    found.push({ start: 0, end: audience[1]!.length, condition: { kind: 'open', text: cased.slice(0, audience[1]!.length).trim(), audience: true } })
  const add = (start: number, end: number, kind: 'open' | 'exempt') => {
    if (!found.some((f) => start < f.end && end > f.start)) found.push({ start, end, condition: { kind, text: cased.slice(start, end) } })
  }
  const place = PLACE.exec(cased)
  if (place && !STATE_CODES[place[1]!.toLowerCase()]) add(0, place[0].length, 'open')
  const work = WORK_PLACE.exec(cased)
  if (work && !STATE_CODES[work[1]!.toLowerCase()]) add(0, work[0].length, 'open')
  for (const m of allMatches(EXEMPT, masked)) {
    const rest = masked.slice(m.index)
    if (
      /^(?:except (?:for )?(?:that|those|the (?:one|policy|policies|insurance|coverage)) (?:in|under|for|of|required|described|specified|referred|set forth)\b|except for (?:the )?(?:©|µ|professional)|except (?:as|that) (?:noted|stated|otherwise|to)|unless (?:(?:the |your |their |a |its )?(?:file|certificate|cert|coi|acord|folder|record|portal) (?:shows?|has|contains?|lists?|carr(?:y|ies)|includes?)|otherwise|prior|thirty|\d|at least)|except for non|except (?:for )?(?:ten|\d+)|except that (?:ten|\d+))/.test(
        rest,
      )
    )
      continue
    if (/^except for/.test(rest) && /^except for [^.;]{0,12}©/.test(rest)) continue
    add(m.index, m.index + m[0].length, 'exempt')
  }
  const apart = masked.includes('(') ? allMatches(EACH_OF_SOME, masked) : []
  for (const pattern of OPEN)
    for (const m of allMatches(pattern, masked)) {
      const phrase = m[0].replace(/^(?:only|even|but|except|and) /, '')
      const rest = masked.slice(m.index + m[0].length - phrase.length)
      // "$10M (on site work); $2M (off site work)": each of some, which is looked at where the amounts are.
      if (apart.some((x) => m.index > x.index && m.index + m[0].length <= x.index + x[0].length)) continue
      // "$5,000,000, can be lower if it's a small firm": the lower amount hangs on it.
      if (/^(?:if|when|where|for|with)\b/.test(phrase) && LOWERED.test(masked.slice(0, m.index))) continue
      // "$100,000, higher for electronics": what is higher hangs on it, and not the amount before.
      if (/^(?:if|when|whenever|where|for|on|in|with|as)\b/.test(phrase) && RAISED.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
      if (RAISED_FOR.test(masked.slice(0, m.index)) && !/^(?:if|when|where|for|on|in|with)\b/.test(phrase)) continue
      if (FOR_US.test(masked.slice(m.index))) continue
      // "Additional insured for liability arising out of the work": how far an insured is covered.
      if (/^(?:only )?(?:for|with respect to) (?:(?:all|any|its|their|the|such|vicarious|legal) )*(?:liabilit(?:y|ies)|claims?|loss(?:es)?|damages?|injur(?:y|ies)|bodily|suits?|demands?)\b/.test(phrase) && /µ[^.;©¤]{0,30}$/.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
      // "GL $1M, with ship repairer's legal included for hull work": what is included hangs on it.
      if (/^with\b/.test(phrase) && /\b(?:included|endorsed|added|attached)\b/.test(phrase)) continue
      // "$250,000 per shipment with no exclusion for theft": what the policy may not leave out.
      if (/\bwith(?:out)?(?: no| any| an?)? ?$/.test(phrase) && /^ ?(?:[a-z]+ )?exclu(?:sion|ding|de)/.test(masked.slice(m.index + m[0].length))) continue
      // "riggers liability for the value of the load": how much, and not when.
      if (/^(?:only )?for (?:the )?(?:full |actual |replacement |agreed |stated |insurable |total |cash |market )*(?:value|cost)\b/.test(phrase)) continue
      // "loss payee on the cargo if we lease it to you": what is asked about anyway.
      if (/^(?:if|when|where)\b/.test(phrase) && /\bloss payees?\b[^,;.]{0,40}$/.test(masked.slice(0, m.index))) continue
      // "liquor is on the caterer": whose it is.
      if (/^on the /.test(phrase) && /© ?(?:is|are) (?:all |entirely )?$/.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
      // "or greater where required by law": the amount holds everywhere.
      if (/\bor (?:any |such )?(?:greater|higher|larger|more)(?: amounts?| limits?| sums?)? $/.test(masked.slice(0, m.index)) && /^(?:where|if|when|as|wherever) (?:(?:it )?(?:is|may be) )?(?:otherwise )?(?:£|(?:required|prescribed) by (?:any |applicable |the )*(?:laws?|statutes?|regulations?|codes?|ordinances?))/.test(rest)) continue
      // "us (Maple Barn Events)": a name is no condition.
      if (/\($/.test(masked.slice(0, m.index)) && /[A-Za-z]{3}/.test(m[0]) && (cased.slice(m.index, m.index + m[0].length).match(/[A-Za-z]{3,}/g) ?? []).every((w) => /^[A-Z][a-z]/.test(w))) continue
      // "additional insured and/or loss payee, as applicable": each as its policy has it.
      if (/^as applicable$/.test(phrase) && /\b(?:loss payees?|mortgagees?|lenders?|interests?)(?: (?:and|or|and\/or) [^.;,]{0,40})?,? \(?$/.test(masked.slice(0, m.index))) continue
      // "authorized to do business in the state where the Project is located": of insurers.
      if (/^(?:only )?in (?:the |each |any |such |every )?(?:states?|jurisdictions?|county|province)\b/.test(phrase) && /\b(?:business|licensed|authori[sz]ed|admitted|qualified|registered|eligible)(?: to (?:do|transact|conduct|write|issue)(?: (?:business|insurance|policies|such insurance))?)?[^.;,©]{0,24}$/.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
      // "for Work Order 7", "in the Master Agreement": a document by its name is no condition.
      // "for Westgate Mall LLC and Orion Property Services"
      if (m.index > 0 && /^(?:for|on|in|with) (?:the )?[A-Z]/.test(cased.slice(m.index)) && (cased.slice(m.index, m.index + m[0].length).match(/[A-Za-z]{3,}/g) ?? []).slice(1).every((w) => /^[A-Z]/.test(w) || /^(?:and|the)$/.test(w)) && /[a-z]/.test(cased)) continue
      // "for Red Fork Midstream and its JV partners": a party and those with it.
      if (/^(?:for|on|in|with) (?:the )?[A-Z][\w&.]+(?: [A-Z][\w&.]*)* and (?:its|their) [\w ]+$/.test(cased.slice(m.index, m.index + m[0].length))) continue
      if (/^(?:only )?(?:for|in|under|on) (?:the )?[A-Z]/.test(cased.slice(m.index)) && (/^\s*(?:#|no\.? ?)?\d/.test(masked.slice(m.index + m[0].length)) || /\b(?:Agreement|Contract|Order|Lease)\b/.test(cased.slice(m.index, m.index + m[0].length)))) continue
      // "the carrier named in the work order": where a name is read is no condition.
      if (/^(?:in|on|by) /.test(phrase) && /\b(?:named|listed|identified|shown|specified|described|designated|stated|set (?:forth|out)) $/.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
      // "including coverage for non-owned trailers": what the insurance is to cover is no condition.
      if (/^for /.test(phrase) && /\b(?:includ\w+|with|provid\w+) (?:coverage|liability|insurance|protection|cover) $/.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
      // "Nice if you have it"
      if (/^if (?:you|they) (?:have|carry) (?:it|one)\b/.test(rest) && /\b(?:nice|good|great|better|a plus) $/.test(masked.slice(0, m.index))) continue
      if (m.index <= 4 && WITH_US.test(rest)) continue
      if ((BENIGN.test(rest) && !/^if (?:we|i) (?:say so|ask for it|tell you|want it|call for it)\b/.test(rest)) || /\beven $|^even /.test(masked.slice(Math.max(0, m.index - 5), m.index) + m[0].slice(0, 5))) continue
      if (/(?:ongoing|completed|continuing|completed and ongoing|off-?site|on-?site|its|covered) operations/.test(phrase) || (/^while/.test(phrase) && /\bcover(?:ing|s|ed)?\b[^.;,]{0,60}$/.test(masked.slice(0, m.index)))) continue
      if (/\b(?:compan|insurer|carrier|firm)/.test(phrase) && /^[^:]{0,60}(?:\bbest|\brating|\brated\b|µ|licens|authori[sz]|admitted|financial)/.test(rest)) continue
      add(m.index, m.index + m[0].length, 'open')
    }
  return found.sort((a, b) => a.start - b.start)
}
