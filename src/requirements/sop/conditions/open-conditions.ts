import { allMatches } from '../text/all-matches.ts'
import type { ConditionAt } from './conditions.ts'
import { AND_ITS_SUBS } from '../sentences/classify-sentence.ts'
import { STATE_CODES } from '../../../vocabulary/index.ts'
import { BENIGN, EXEMPT, OPEN } from './open-patterns.ts'

/** "Roofing and steel subs: ..." speaks to some of those who are asked; "All subs: ..." to everybody. */
const AUDIENCE = new RegExp(
  `^[^\\w¤£©µ¶§¦]*((?!(?:for |from |with |on )?(?:all|every|each|any|both)\\b)(?!(?:same (?:as|for)|as (?:for|with)|like|dear|hi|hello|hey|attn|attention|to|subject|re|by|from|note|all|every|each|any|both|our|your|the|these|such|general|prime|independent|required|motor|participating|approved|new|leased|hired|outside|other|contract|insurance)\\b)[a-z](?:(?!\\bthe\\b|\\bterm\\b)[\\w' ,&/-]){2,90}? (?:trades|subcontractors|subs|contractors|vendors|carriers|haulers|drivers|operators|tenants|consultants|suppliers|trucks|crews|firms|companies|providers|exhibitors|caterers|guys|folks|people|teams|crews|(?:tree|steel|iron|metal|farm|utility|construction|concrete) workers|movers|roofers|installers|electricians|plumbers|performers)|(?!(?:vendors|contractors|subcontractors|suppliers|carriers|all)\\b)[a-z-]{4,}(?:ers|ors|ists|ants|ians) (?:who|that|with|without|(?!being|having|holding|including|providing)[a-z]{3,}ing)\\b[\\w' ,-]{2,40}(?=:)|(?!(?:covered|insured|field|all|any|every|each|both|either|these|those|such|our|your|the)\\b)[a-z-]{3,} (?:trips|events|jobs|loads|sites|placements|rentals|lanes|installations|deliveries|moves|shoots|tours|parties)(?=:)|reefers?|tankers?|flatbeds?|flatbedders|(?:(?!(?:all|each|every|any|both|our|your|these|those)\\b)[a-z]+ )?(?!(?:all|each|every|any|both)\\b)(?!(?:riggers|garagekeepers|employers|builders|insurers|carriers|others|numbers|orders|covers|trailers|containers|letters|parameters|matters|vendors|contractors|subcontractors|drivers|haulers|operators|suppliers|exhibitors|caterers|renters|users|owners|members|partners|tiers|layers|factors|headers|papers|offers|brokers|bidders|proposers|managers|officers|directors|workers|employers|riders|truckers|couriers|performers|insured)\\b)[a-z-]{3,}(?:ators|itors|lers|ners|pers|fers|kers|bers|ders|gers|ters|ists|cians))(?: only)?\\s*(?::|-(?= )|\\b(?:must|shall|needs?|add|also|carry|require|do|does|can|may|only)\\b|(?= ¤))`,
)

/** "AV vendors: ...", "IT consultants need ...": a trade by its initials. */
const INITIALS_ASKED = /^\W*([A-Z]{2} (?:trades|subcontractors|subs|contractors|vendors|operators|tenants|consultants|suppliers|crews|firms|companies|providers|people|teams|installers))(?=\s*(?::|-(?= )|\b(?:must|shall|needs?|add|also|carry|require|do|can|may|only)\b| ¤))/
const CODES = new Set(Object.values(STATE_CODES))
const isStateCode = (initials: string): boolean => CODES.has(initials)

/** "In Chicago, add ...": a place narrower than a state. */
const PLACE = /^(?:In|Within|Inside) (?!Addition|Accordance|Lieu|No\b|Order|Case|Any|All|The|General|This|Force|Such|Each|Every|Event)([A-Z][a-z]+(?: [A-Z][a-z]+){0,2})(?=,| (?:add|we|you|carriers|vendors|contractors|also|only)\b)/

/** "Work in Chicago: ...", "Projects within Cook County require ...": where the work is. */
const WORK_PLACE = /^(?:Work|Projects?|Jobs?|Services?|Deliver(?:y|ies)|Loads?|Events?|Sites?|Locations?|Operations|Routes?|Shoots?)(?: performed| located| done)? (?:in|within|inside|near|on|at) (?:the )?([A-Z][a-z]+(?: [A-Z][a-z]+){0,3})(?=\s*(?::|,| requires?\b| needs?\b| must\b| calls?\b| also\b| adds?\b))/

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
  else if (audience && AND_ITS_SUBS.test(audience[1]!)) found.length = 0
  else if (audience && /(?:s'|'s) (?:insurance )?(?:carriers?|companies)$/.test(audience[1]!) && /^(?:a\.? ?m\. |[^.;:©¤]){0,50}µ/.test(masked.slice(audience[0].search(/[a-z]/) + audience[1]!.length))) found.length = 0
  else if (audience && /(?:carriers?|companies|insurers?)$/.test(audience[1]!) && /^\s*(?::|-)\s*(?:(?:a\.? ?m\.? ?)?best'?s? |rated |minimum |at least )*µ/.test(masked.slice(audience[0].search(/[a-z]/) + audience[1]!.length))) found.length = 0
  else if (audience && !/insur|underwriter|requir|minim|coverage|limit|certificate|must|shall|polic|need|coi\b|certs?\b|\bfrom\b|\bask\b/.test(audience[1]!))
    found.push({ start: 0, end: audience[1]!.length, condition: { kind: 'open', text: cased.slice(0, audience[1]!.length).trim(), audience: true } })
  const initials = INITIALS_ASKED.exec(cased)
  if (!audience && initials && !isStateCode(initials[1]!.slice(0, 2)) && masked.slice(0, initials[0].length) === cased.slice(0, initials[0].length).toLowerCase())
    found.push({ start: 0, end: initials[0].length, condition: { kind: 'open', text: initials[1]!, audience: true } })
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
      // "the law of each state where its drivers are based": whose law it is.
      if (/^(?:where|in which|wherever)\b/.test(phrase) && /\b(?:laws?|statutes?|requirements|acts?|benefits|statutory|amounts? required)\b[^.;,]{0,24}\b(?:of|in|for|by) (?:the|each|every|any|all) (?:applicable |respective )?(?:states?|jurisdictions?),? $/.test(masked.slice(0, m.index + m[0].length - phrase.length))) continue
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
