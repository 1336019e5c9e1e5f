import type { Member } from '../mentions/mentions.ts'

const WORD = String.raw`[A-Z][A-Za-z0-9'’&.-]{0,24}`
/** Two words of a name at least: one with a capital may only begin the sentence. */
const NAME = String.raw`${WORD}(?:,? (?:(?:and|&|of|the|at|for|its|their|our|affiliates|agents?|owner|manager)\b|${WORD})){0,9},? ${WORD}`
const LIABILITY = String.raw`(?:(?:the|your|their|its|both|all|each|any|this) |(?:liability )?polic(?:y|ies) (?:for|of) ){0,3}(?:[Cc]?[Gg][Ll]\b|[Gg]eneral|[Aa]uto|[Bb]usiness [Aa]uto|[Uu]mbrella|[Ee]xcess|[Ll]iability|[Ll]iquor|[Gg]arage|(?:items? |lines? )?\((?:[a-h]|\d{1,2})\))`
const MUST_BE = String.raw`(?:(?:(?:must|should|shall|will|(?:has|have|needs?|is|are|wants?|ought) to|to)(?: also)? be|be|is|are|gets?) )?`
/** "They also want Elm Street Plaza LP named on the CGL", "Larch Holdings LLC must be added to the GL" */
const NAMED = new RegExp(String.raw`(?<![A-Za-z])(?<name>${NAME}|(?:The )?(?:Franchisor|Landlord|Owner|Lessor|Licensor|City|County|Town|Broker|Company|Lender|District|Agency|University|Authority|Shipper|Client)),? (?<must>${MUST_BE})(?<verb>named|listed|added|shown|included)(?= (?:on|under|in|to) ${LIABILITY})(?! as\b)`, 'g')
/** "the owner, its lender and Acme LLC" */
const PARTY = String.raw`(?:(?:the |our |its |your |their )?(?:[Oo]wner|[Ll]andlord|[Ll]essor|[Ll]ender|[Bb]ank|[Cc]ity|[Cc]ounty|[Tt]own|[Dd]istrict|[Bb]roker|[Cc]lient|[Cc]ustomer|[Ss]hipper|GC|[Gg]eneral contractor|(?:property |construction )?[Mm]anager|[Aa]gency|[Aa]uthority|[Uu]niversity|[Aa]ssociation|HOA)|us)\b`
const PARTIES = String.raw`${PARTY}(?:(?:,|,? and| &| \+) (?:${PARTY}|${WORD}(?: ${WORD}){0,5})){0,5}`
/** "Please list Elm Street Plaza LP on the GL", "Each sub names the owner and us on the GL" */
const NAME_THEM = new RegExp(String.raw`(?<![A-Za-z])(?<verb>[Ll]ists?|[Aa]dds?|[Nn]ames?|[Pp]uts?|[Ii]ncludes?)(?<must> (?:also |both |the )?)(?<name>${NAME}|${PARTIES}|us\b|our (?:company|firm|business|name)\b)(?= (?:on|under|in|to|onto) ${LIABILITY})`, 'g')
/** "Landlord, its lender and the property manager go on the CGL, auto and umbrella", "We belong on the GL" */
const GO_ON = new RegExp(String.raw`(?<![A-Za-z])(?<name>${NAME}|(?:[Tt]he )?(?:Landlord|Owner|Lessor|City|County|Town|Broker|Company|Lender|Venue|Manager|District|Agency|University|Authority|Shipper|We|landlord|owner|lender)\b[^.;:$\d]{0,80}?) (?<must>(?:(?:must|should|shall|needs? to|ha(?:s|ve) to|both|all|also|each) ){0,3})(?<verb>goe?s? on|belongs? on|gets? on|be on)(?= ${LIABILITY})`, 'g')
/** Who and what else is listed on a policy: who drives, what is driven, and who is asked to carry it. */
const NO_PARTY = /\b(?:drivers?|operators?|vehicles?|trucks?|tractors?|trailers?|units?|autos?|cars|vins?|equipment|insureds?|exclusions?|forms?|endorsements?|coverages?|limits?|polic(?:y|ies)|premises|locations?|contractors?|subcontractors?|vendors?|carriers?|tenants?|suppliers?|hosts?|lessees?|employees?)\b/i

/** "Don't name us on the WC", "No need to add us to the auto" */
const NOT_TO = /(?:\b(?:do|does|should|must|need|shall|can) ?not|n['’]t|\bnever|\bno (?:need|reason) to|\bnot (?:required|necessary) to|\bwithout)(?: (?:also|need to|have to|please|bother to|even))? $/i

/** Where somebody by name is to stand on a policy of liability, it is not said as what: read as additional insured, in doubt. */
export function namedOnPolicies(cased: string): { start: number; end: number; member: Member; doubt: string }[] {
  if (!/\b(?:named|listed|added|shown|included|lists?|adds?|names?|puts?|includes?|(?:goe?s?|belongs?|gets?|be) on)\b/i.test(cased)) return []
  return [NAMED, NAME_THEM, GO_ON].flatMap((pattern) =>
    [...cased.matchAll(pattern)].flatMap((m) => {
      const { name, must, verb } = m.groups as { name: string; must: string; verb: string }
      if (NO_PARTY.test(name.replace(/general contractor/gi, 'GC')) || NOT_TO.test(cased.slice(Math.max(0, m.index - 40), m.index)) || (pattern === GO_ON && /\b(?:not|never|no)\b|n['’]t\b/i.test(m[0])) || /^ as (?:an? )?(?!additional)/.test(cased.slice(m.index + m[0].length))) return []
      const start = pattern !== NAME_THEM ? m.index + m[0].length - verb.length : m.index
      const end = pattern !== NAME_THEM ? m.index + m[0].length : m.index + verb.length + must.trimEnd().length
      return [{ start, end, member: { name: 'additional_insured', value: true } as Member, doubt: 'A name on the policy is asked; read as additional insured.' }]
    }),
  )
}
