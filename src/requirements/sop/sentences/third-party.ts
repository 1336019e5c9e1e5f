import type { Roles } from './find-roles.ts'
import { OBLIGED, REQUIRERS } from '../lexicon/party-names.ts'
import { otherProvides } from './other-provides.ts'
import { wrapUpGives } from '../lexicon/wrap-ups.ts'

/** "Tenant's contractors will carry ...", where Tenant itself insures. */
export const OF_OBLIGED = /\b([a-z]+)'s (?:own )?(?:contractors?|subcontractors?|vendors?|subtenants?|haulers?|caterers?|movers?) (?:shall|must|will|carry|need)\b/

/** "Contingent cargo: carried by Delmont": a line that says whose it is and nothing else. */
const CARRIED_BY =
  /^[^.;¤£]{0,12}©+(?:(?:[: -]{1,4}| (?:is|are) )(?=by )|[^.;¤£µ]{0,16}?(?:carried|provided|furnished|maintained|purchased|placed|supplied|handled|covered|held) (?:separately |directly )?)by (?:the |our |its )?(?!insur|agreement\b|mutual\b|law\b|statute\b|state\b|endorsement\b|request\b|contract\b|an?\b|each|every|all\b|any\b|both\b|either\b|(?:sub)?contractor|you\b|(?:[a-z'-]+ ){1,2}(?:subs|subcontractors|contractors|vendors|carriers|haulers|operators|tenants|crews|trades|consultants|suppliers|providers)\b)([a-z]+(?: (?:provider|manager|contractor|company)\b)?)/

/** "Cyber: Delmont carries it ($2,000,000)" */
const CARRIES_IT = /^[^.;¤£]{0,12}©+ ?[:,-] (?:the |our )?(?:[a-z0-9&'-]+ ){0,3}?([a-z0-9&'-]+) (?:already )?(?:carries|maintains|has|holds|buys|keeps|provides|furnishes|insures|covers|handles) (?:it|this|that|these|one|its own|the (?:policy|coverage|insurance))\b/

type Parties = { active: RegExp; passive: RegExp; /** What no match of `passive` is without. */ others: RegExp; named: RegExp[] }

/** The patterns of a text's parties, made once a text. */
const made = new WeakMap<Roles, Parties>()

function partiesOf(roles: Roles): Parties {
  const held = made.get(roles)
  if (held) return held
  const parties = makeParties(roles)
  made.set(roles, parties)
  return parties
}

export function thirdParty(lower: string, masked: string, roles: Roles): boolean {
  // Each pattern is tried only where the words stand that it cannot match without.
  const own = !lower.includes(' own') ? undefined : /(?:^|; )(?:the )?([a-z][a-z0-9' -]{2,30}?) (?:carries|maintains|has|keeps|buys|insures|covers)\b(?: (?!must\b|shall\b)[a-z'-]+){0,10}? (?:its own|on its own|for its own account)\b/.exec(lower)?.[1]
  if (own && (roles.obligated.size > 0 || !OBLIGED.includes(own.split(' ').at(-1)!.replace(/s$/, ''))) && !roles.obligated.has(own) && !roles.obligated.has(own.split(' ').at(-1)!) && /©|¤/.test(masked)) return true
  if (/µ/.test(masked) && /non-? ?contribut|shall be primary|is primary|(?:is|are) (?:only )?excess\b/.test(lower)) return false
  const member = /additional|primary|contribut|subrogat|waiv/.test(lower)
  const { active, passive, others, named } = partiesOf(roles)
  for (const m of lower.matchAll(active))
    if (
      /©|insur|cover|polic|¶|liab/.test(masked) &&
      !/require|must|need/.test(m[0]) &&
      // "only if the league has paid staff": a condition tells of nobody's insurance.
      !/^[^a-z]*(?:and |but |because |since |that )?(?:only |and |but )?(?:if|when|where|unless)\b/.test(m[0]) &&
      !/(?:have|has) (?:the|an?|no)? ?(?:right|interest|option)/.test(lower.slice(m.index, m.index + m[0].length + 20)) &&
      !/^(?:we|the \w+) (?:will |also )?(?:need|want|require|ask|look)/.test(lower.slice(m.index)) &&
      !/provid\w*(?: the)? (?:form|certificate|sample|list|portal|link|template|copy)/.test(lower.slice(m.index, m.index + m[0].length + 24))
    )
      return true
  // "Ferris holds builder's risk (100k ded), you're in it as a sub"
  if (/you|subs|contractors/.test(lower) && /©[^.;]*\b(?:you(?:'re| are)|(?:all )?(?:subs|subcontractors|contractors|vendors) are) (?:already |also |all )*(?:in|on|under|part of|covered (?:under|by|on|in)|insured (?:under|by|on)|included (?:in|on|under)) (?:it|that|this|ours|that one|this one)\b/.test(masked) && !/\b(?:must|shall|need|required?)\b/.test(lower)) return true
  // "Section 5 of the Lease requires Licensor to carry property insurance"
  const required = !lower.includes('requires') ? undefined : /\b(?:requires|obliges|obligates) (?:the )?([a-z]+) to (?:carry|maintain|keep|procure|have|purchase|provide|insure)\b/.exec(lower)?.[1]
  if (required && required !== 'us' && REQUIRERS.includes(required) && !roles.obligated.has(required) && /©/.test(masked)) return true
  // "The Owner's OCIP gives every enrolled contractor workers' compensation and GL ($2,000,000)"
  if (wrapUpGives(lower) && /©/.test(masked)) return true
  const subject = !/ own|sel[fv]/.test(lower) ? undefined : /^(?:the )?([a-z][\w' &.-]{1,40}?) (?:carries|maintains|has|keeps|provides|buys)\b[^.;]*\b(?:of (?:its|their|our) own|for (?:itself|themselves|(?:its|their|our) own))\b/.exec(lower)?.[1]
  if (subject && !roles.obligated.has(subject) && !/\b(?:must|shall|required)\b/.test(lower)) return true
  // "Marketplace keeps $5,000,000 of excess over yours"
  if (/your|their/.test(lower) && /^(?:the )?[a-z][\w' &.-]{1,40}? (?:carries|maintains|has|keeps|provides|buys|holds|places)\b[^.;]*\b(?:over|above|behind|beyond|on top of|in excess of) (?:yours|theirs|your own|(?:your|their) (?:own )?(?:polic|coverage|insurance|limit))/.test(lower) && !/\b(?:must|shall|required)\b/.test(lower)) return true
  if (others.test(lower) && passive.test(lower) && !(member && /µ/.test(masked))) return true
  // "Our own GL of $3,000,000 does not cover vendors."
  const ours = masked.includes('our') && masked.includes('©')
  if (ours && /(?:^|[,;:.] ?)our (?:own )?(?:¤+ )?©+(?: polic(?:y|ies)| insurance| coverage)?(?: of ¤+| \(¤+\))? (?:covers?|applies|sits|responds|extends?|protects?|(?:does|do|will)(?: not|n't)|won't)\b(?! (?:need|require|ask))/.test(masked) && !/µ/.test(masked)) return true
  // "Our umbrella is $25,000,000.", "Larkin's umbrella ($10,000,000) does not cover contractors."
  if (ours && /(?:^|[;:.] ?)our (?:own )?©+(?: polic(?:y|ies)| insurance| coverage| program)? (?:is|are|stands? at|runs? to|goes to|has (?:a |limits? of )*) ?¤/.test(masked) && !/µ|\b(?:requirement|minimum|must|shall|need)/.test(masked)) return true
  const holder = !/'s|s'/.test(masked) ? undefined : /(?:^|[;:.] ?)(?:the )?([a-z][a-z&' -]{1,40}?)(?:'s|s') (?:own )?©+(?: polic(?:y|ies)| insurance| coverage| program)?(?: of ¤+| \(¤+\))? (?:covers?|applies|responds|extends?|protects?|(?:does|do|will) ?(?:not|n't) (?:cover|apply|respond|extend|protect|include)|(?:doesn't|don't|won't) (?:cover|apply|respond|extend|protect|include)|(?:is|are) (?:not )?(?:available|extended|open) to)\b/.exec(masked)?.[1]
  if (holder && !/µ/.test(masked) && !roles.obligated.has(holder.split(' ').at(-1)!) && !OBLIGED.includes(holder.split(' ').at(-1)!.replace(/s$/, ''))) return true
  if (/'|\bour\b/.test(masked) && appliesOfOthers(masked, roles)) return true
  // "General liability of $1,000,000 is covered by the house, so don't send it"
  if (/©[^.;]*\b(?:is|are) (?:covered|carried|provided|included|bought|paid for|taken care of|handled) by (?:the |our )?(?!your\b|their\b)[a-z]+\b[^.;©]*, so (?:please )?(?:(?:you|they) )?(?:do not|don't|need not|needn't|no need)\b/.test(masked)) return true
  // "We add you to our cargo policy, nothing to send"
  if (/\b(?:we|us)(?:'ll| will)? (?:add|put|cover|include|list|insure) (?:you|them|drivers|vendors) (?:to|on|under|in|through|with) our (?:own )?©/.test(masked) && !/µ|¤/.test(masked)) return true
  // "The Contractor has $50,000,000 of builder's risk in place": what is there already is no request.
  if (/in (?:place|force)/.test(lower) && /\b(?:has|have|keeps?|carries|maintains)\b[^.;]*\b(?:already in (?:place|force)|in place)\b/.test(lower) && /©/.test(masked) && !/\b(?:must|shall|needs?|required?|should|will|before|until|to (?:have|keep|maintain|carry)|please|we (?:ask|expect|want|require)|condition|(?:vendors?|contractors?|carriers?|you) keep)\b/.test(lower)) return true
  // "Owner's builder's risk: $12,000,000"
  const whose = /^\W*(?:the )?(owner|landlord|lessor|licensor|city|county|town|university|district|port|general contractor|gc|franchisor|client|buyer)'s ©+(?: insurance| coverage| policy)?\s*[:=-]\s*¤/.exec(masked)?.[1]
  if (whose && !roles.obligated.has(whose)) return true
  // "That's ours, $18,000,000 on the current schedule", "What we bring: auto liability $1,000,000"
  if (lower.includes('ours') && /\b(?:that|this|it|those|these|they)(?:'s|'re| is| are) (?:all )?ours\b(?! (?:to|alone)\b)/.test(lower) && !/\b(?:must|shall|required|needs?)\b/.test(lower)) return true
  if (/^\W*what (?:we|the (?!insured|vendor|contractor|carrier|tenant)[a-z]+) (?:bring|brings|carry|carries|provide|provides|supply|insure|cover|covers|pay for|have|has)\b[^:¤]{0,40}:/.test(lower)) return true
  // "Ours, for info: property $12M, GL $1M"
  if (/^\W*ours\b(?:,| -)?[^:,]{0,24}:/.test(lower) && !/\b(?:requirements?|minimums?|limits?|list|needs?|standards?|asks?)\b/.test(lower.split(':')[0]!)) return true
  const by = !masked.includes('©') ? undefined : ((masked.includes('by ') ? CARRIED_BY.exec(masked)?.[1] : undefined) ?? CARRIES_IT.exec(masked)?.[1])
  if (by && ![by, by.split(' ').at(-1)!].some((b) => roles.obligated.has(b) || OBLIGED.includes(b.replace(/s$/, '')))) return true
  if (otherProvides(masked, roles) === 'other') return true
  for (const own of named)
    if (
      own.test(lower) &&
      !/µ/.test(masked) &&
      /covered|on |under|own|carries|provides|is |are /.test(lower) &&
      !/group plan|enroll/.test(lower)
    )
      return true
  return false
}

const OF_INSURANCE = '(?: (?:polic(?:y|ies)|insurance|coverages?|programs?))?(?: (?:of |at )?¤+| \\(¤+[^()¤©]{0,24}\\))?(?: £+){0,2}'
/** "While under dispatch, Company's auto liability ($1,000,000) and cargo ($100,000) apply." */
const APPLIES = new RegExp(
  `(?:^|[;:.,] ?|\\b(?:and|but|because|trips?|loads?|rides?|deliver(?:y|ies)) )(?:the )?(our|[a-z][a-z&-]{1,20}(?: [a-z&-]{1,20}){0,3}?(?='s|s'))(?:'s|s')? (?:own )?(?:¤+ )?(?:(?:primary|fleet|master|corporate|blanket|commercial|contingent) )?©+${OF_INSURANCE}(?:(?:,? (?:and|&) |, | ?\\/ ?)(?:its |the )?©+${OF_INSURANCE}){0,3},? (?:both |all |also |will |shall |then |only |always ){0,2}(?:apply|applies|covers? (?:you|them|it|the|your|their|all|each)|responds?|extends?|protects?|takes? over|kicks? in|pays? (?:first|for)|(?:is|are) (?:primary|provided|in (?:force|effect)|on)|stays? (?:primary|on|in (?:force|effect)))\\b`,
)
/** "When dispatched, you are on Company's auto liability ($1,000,000)", "Auto liability of $1,000,000 is provided under Carrier's policy" */
const ON_THEIRS =
  /\b(?:you|trucks?|vehicles?|cars?|drivers?|couriers?|hosts?|guests?|trips?|loads?|passengers?|public|©+(?: of ¤+| \(¤+\))?) (?:is|are|will be|falls?|drives?|operates?|runs?)(?: insured| covered| protected| provided| included)? (?:on|under|by|through|with|within) (?:the )?(our|[a-z][a-z&-]{1,20}(?: [a-z&-]{1,20}){0,2}?(?='s|s'))(?:'s|s')? (?:own )?(?:¤+ )?(?:(?:primary|fleet|master|corporate|blanket|commercial|contingent) )?(?:©+|¶+|polic(?:y|ies)\b|program\b|insurance\b)/
/** Insurance of a party that the text does not ask any of, and how it applies. */
function appliesOfOthers(maskedIn: string, roles: Roles): boolean {
  const masked = maskedIn.replace(/µ+(?= (?:while|during|when|whenever|under)\b)/, 'is primary')
  if (masked.includes('µ')) return false
  const whose = (APPLIES.exec(masked) ?? ON_THEIRS.exec(masked))?.[1]?.split(' ').at(-1)
  if (whose === undefined || roles.obligated.has(whose) || roles.obligated.has(whose.replace(/s$/, ''))) return false
  return !OBLIGED.includes(whose.replace(/s$/, '')) || roles.obligated.size > 0
}

function makeParties(roles: Roles): Parties {
  const requirers = [...REQUIRERS.filter((r) => !roles.obligated.has(r)), ...roles.asking.map((p) => (p === 'contractor' ? '(?<!sub-?)contractor' : p))]
  const who = `(?:the |our |each )?(?:${requirers.join('|')})(?! (?:and|or) (?:contractor|vendor|tenant|carrier|operator))`
  const active = new RegExp(
    `(?:^(?:\\([a-z\\d]{1,4}\\) ?|(?:[a-z]{1,3}-)?\\d{1,2}(?:\\.\\d{1,2}){0,3}(?:\\.?[a-z])?[.)]? )?|[,;:(] ?|\\band |\\bbut |\\bbecause |\\bsince |\\bthat )(?:${who}|[\\w' ]{0,30}\\b${who})(?:,[^,]{0,50},)? (?:(?:will|shall|does|may|also|currently|already|itself|separately|does in fact|always|instead|at its (?:own )?(?:sole )?(?:cost|expense)|has agreed to|agrees to|intends to|(?:already )?ha(?:s|ve) (?:already )?(?:obtained|purchased|procured) and) )*(?:${keep}|be (?:solely )?responsible for (?:purchasing|obtaining|procuring|maintaining|providing|carrying))\\b(?! the right| no obligation| to be\\b| been| (?:recently |now |just )?(?:lowered|raised|increased|reduced|changed|moved|updated|revised|set|bumped|cut|adjusted)\\b| not required| reviewed| received| the option)`,
    'g',
  )
  const passive = new RegExp(
    `(?:^|[.;:] ?)(?:the |our )?(?:${requirers.filter((r) => r !== 'we').join('|')}) (?:may|can)(?:,? but (?:need not|is not (?:required|obliged) to|does not have to),?)? (?:also |itself |separately )*(?:hold|carry|maintain|purchase|buy|procure|obtain|elect to (?:carry|hold|maintain))\\b|(?:carried|maintained|provided|furnished|covered|insured|purchased|paid for|placed|procured|supplied|handled|arranged|bought) (?:separately |entirely |directly )?(?:by|under|through) (?:${who}\\b|us\\b|our\\b)|(?:on|under|by|part of) our (?:own )?(?:\\w+ ){0,3}(?:polic|program|insurance|coverage|¶)|(?:^|[,;:] ?)our (?:own )?(?:\\w+ ){0,3}(?:polic(?:y|ies)|insurance|program|coverage|©+)(?: program| policy)?(?: \\([^)]*\\))?(?: of [¤$][^ ]*)? (?:is|are|has|have|covers?|applies|sits|belongs|responds|does|provides?|carries)|(?:the )?(?:${requirers.filter((r) => r !== 'we').join('|')})'?s? own (?:\\w+ ){0,3}(?:polic|program|insurance|coverage|©|¶|liability)|(?:${requirers.filter((r) => r !== 'we').join('|')})(?<!primary[^.]{0,90}(?:${requirers.filter((r) => r !== 'we').join('|')}))(?:'s)? (?:property |liability |cargo |insurance |blanket |master |own )?(?:polic(?:y|ies)|program)\\b(?: \\([^)]*\\))? (?:only )?(?:covers?|insures|protects|extends|applies to|does(?:n't| not)) |(?:${requirers.filter((r) => r !== 'we').join('|')})(?<!primary[^.]{0,90}(?:${requirers.filter((r) => r !== 'we').join('|')}))'s (?:\\w+ ){0,2}(?:polic(?:y|ies)|insurance program|program|insurance (?:\\([^)]*\\) )?(?:covers?|is (?!excess|non|to be|primary)|does|applies|responds|protects)|(?:own )?(?:contingent |excess |umbrella |property |cargo |auto |general |liability ){1,3}(?:coverage |insurance |policy )?(?:\\([^)]*\\) )?(?:is|are) (?:secondary|contingent|separate|excess|only)|(?:umbrella|excess|liability|auto|cargo|coverage)\\b[^.;]{0,40}? (?:does not|doesn't|do not|don't) (?:extend|cover|apply|protect|include))\\b`,
  )
  const named: RegExp[] = []
  for (const n of roles.names) {
    const bare = n.split(' ').at(-1)!
    if (
      roles.obligated.has(bare) ||
      OBLIGED.includes(bare) ||
      /^(?:workers?|employers?|builder|rigger|contractor|warehouse|best|owner|driver|vendor|carrier|it|that|let|here|there|what|who|insured|today|don|we|you)$/.test(
        bare,
      )
    )
      continue
    named.push(new RegExp(
      `\\b${n.replace(/[^a-z& ]/g, '')}'s? ?(?:own )?(?:(?:corporate|master|blanket|group|liability|insurance|primary|excess) )*(?:polic(?:y|ies)|insurance|coverage|program|¶)`,
    ))
  }
  return { active, passive, others: new RegExp(`our|us\\b|${requirers.join('|')}`), named }
}
export const WE_CARRY = /(?:^|[,;]) ?(?:the |any )?©+(?: ¤+)? (?:(?:that|which) )?we (?:carry|have|provide|buy|insure|handle)(?=\s*(?:[,;.]|$))/g

/** Brackets with a coverage or an amount of their own. */
export const OWN_BRACKET = /\([^()]*[©¤][^()]*\)/g

/** "(your homeowner's policy can often add it)": brackets that speak to whoever insures. */
export const YOUR_BRACKET = /\((?=[^()]*\byour?\b)(?![^()]*\b(?:ours?|us|we)\b)[^()]*\)/g
export const outside = (text: string): string => text.replace(/\([^()]*\)/g, (s) => ' '.repeat(s.length))
export const keep = `(?:maintains?|obtains?|carr(?:y|ies)|provides?|purchases?|procures?|insures?|covers?|has|have|keeps?|self-?insures?|furnish(?:es)?|pays? for|arranges?|effects?|buys?|already ha(?:s|ve)|places?|holds?|is covered|are covered|is self-insured)`
