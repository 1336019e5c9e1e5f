import type { OutreachContext } from '../../../vocabulary/index.ts'
import { isKnownBroker } from '../asides/known-brokers.ts'
import { foldName, foldText } from '../message/fold-text.ts'
import { isPlace } from './is-place.ts'

const CARRIER_CUES = [
  /\b(?:sister|affiliated?|parent|subsidiary) (?:company|carrier|insurer)(?: called| named)?[ ,:–-]+(?=[A-Z])/g,
  /\b(?:carrier|insurer|paper(?= (?:is|should)\b|:)|insurance company|writing company|(?:different|new|another|other) (?:insurance )?company(?=:|, ?[A-Z]| \([A-Z]| [–-] [A-Z])|(?:switched|changed) (?:insurance )?(?:carriers|companies|insurers)(?=[,:] [A-Z]| \([A-Z])|company(?: name)?(?= (?:on|for) (?:the|this|that) \w+ is [A-Z])|aseguradora|compa[nñ][ií]a(?: de seguros)?)(?:['’]s(?: name)?(?= ))?(?: (?:on|for) (?:(?:the|this|that) )?\w+(?: (?:policy|liability|coverage))?)?(?: (?:(?:as of|since|effective|eff\.?|from|on) )?\d[\d/]*)?(?: (?:is|was|should be|should read|changed to|name is|es|debe ser|ahora es))?(?: (?:now|actually|ahora))?(?: (?:called|known as|named))?[ ,]*[-–:(]?\s*/gi,
  /\b(?:is|are|was|were|now|currently|it's|re-?written|moved|placed|written|insured|coverage|switched|rolled|remarketed|transferred|renewed|replaced|went|goes|cambi[oó]|cambiamos|cambiaron|movimos|movieron|pasamos|pasaron|est[aá]|es) (?:it |them |that |over |the \w+ |now |currently |actually ){0,3}(?:(?:with|through|to|by|at|via|con|(?<=(?:cambi[oó]|cambiamos|cambiaron|movimos|movieron|pasamos|pasaron|est[aá]|es) )a)\s+|w\/\s*)/gi,
  // "Comp: Acuity 6S-40077-26", "WC should be Acuity, policy 770124": a name with a number of its own behind it.
  /(?:[:–—]|(?<=\s)-|\bshould be)\s+(?=(?:[A-Z][\w&'.]{0,24}(?:-[A-Z][a-z]{1,20})?,? (?:(?:of|and|&) )?){1,6}(?:(?:policy|pol\.?|number|no\.?|#) ?){0,3}#?(?!\d{3}[-.]\d{3}[-.]\d{4}|\d{1,2}\/\d)(?=[A-Z-]{0,12}\d)[A-Z\d][A-Z\d-]{4})/g,
  // "With a new carrier on 10/1/26: Sandhill Truck", "the new carrier as of 10/1 is Sandhill Truck".
  /\b(?:new|different|another) (?:insurance )?(?:carrier|insurer|company),? (?:(?:effective|eff\.?|as of|on|since|starting|beginning|from|in) )?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?)(?:[:,]| is| [–-])+ (?=[A-Z])/g,
  // "Pasó a Cactus Mutual": to a company by a word of the trade, for people take an account over too.
  /\b(?:[Pp]as[oó]|[Mm]ovi[oó])\s+a\s+(?=(?:[A-Z][\w&'.-]{0,24}\s+){1,3}(?:Mutual|Insurance|Casualty|Indemnity|Assurance|Specialty|Seguros|Surety|National|Fire|Marine|General|Underwriters|Lloyds)\b)/g,
  // "WC policy is A-2213-WC with Acuity".
  /(?<=(?=[A-Z-]{0,12}\d)[A-Z\d][A-Z\d-]{4,24} )(?:with|through)\s+(?=[A-Z])/g,
  /\b(?:on|w\/|with|through)\s+(?=(?:the )?[A-Z][\w&'.-]*(?: (?:[A-Z&][\w&'.-]*|of|and)){0,5} paper\b)/g,
  /\b(?:(?:with|by|to|con|through|now under)\s+|w\/\s*)/gi,
]
/** The place of the last, that takes a company's word or a move beside it. */
const WITH = CARRIER_CUES.length - 1
/** "GL is Bluewater Specialty, not Bluewater Mutual": the name before the one that was asked and is denied. */
function carrierPutRight(raw: string, context: OutreachContext): string | null {
  for (const line of context.lines) {
    const asked = line.carrier?.split(/\s+/)[0]
    if (!asked || asked.length < 3) continue
    const denied = new RegExp(`(?:(?<!\\s)\\s+(?:on|for) (?:the )?[\\w&]+(?: [a-z]+)?)?(?:,|(?<!\\s)(?=\\s))\\s+(?:and )?(?:not|instead of|rather than)\\s+(?:with |through |by )?(?:the )?${asked.replace(/[^\w]/g, '\\$&')}`, 'i').exec(raw)
    if (!denied) continue
    const name = /(?:^|\s)((?:[A-Z][\w&'.-]*|[A-Z]{2,})(?:\s+(?:(?:of|and|&)\s+)?(?:[A-Z][\w&'.-]*))*)$/.exec(raw.slice(0, denied.index))?.[1]
    if (name && name.split(' ').length > 1 && !NOT_CARRIERS.test(name.split(' ')[0]!)) return name
  }
  return null
}

/** "You have the wrong carrier, it's Lakeshore Marine": where the clause speaks of carriers. */
const REPLACED = /\b(?:replaced|moved|re-?written|re-?wrote|re-?placed|switched|rolled|remarketed|transferred)\b/i
const IT_IS = /\b(?:it['’]s|it is|its|that['’]s|should (?:be|read|say)|is|es|now|ahora)\s+(?:now |actually |really |ahora |the )?/gi
/** "Lakehead Mutual September 1", "Lakehead Mutual Effective 9/1": the day on which it came. */
const DAY_BEHIND = /(?<=\S) (?:(?:Jan|Febr)(?:uary)?|Feb|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Effective|Eff|Policy|Pol|Term|Exp)\.?$/
/** A company's name as written: capitalised words with small joiners, closed by a word of the trade or taken whole. */
const PROPER = /^(?:the )?((?:The )?(?:[A-Z][\w&'.-]*|[A-Z]{2,})(?:\s+(?:(?:of|and|&|de|del|y)\s+)?(?:[A-Z][\w&'.-]*))*)/
const NOT_CARRIERS =
  /^(?:GL|CGL|WC|BAP|CSL|UMB|I|We|The|All|Both|Yes|No|Auto|Cargo|Umbrella|Property|Policy|Limits?|Active|Confirmed|In|On|And|Thanks?|(?:Jan|Febr)(?:uary)?|Feb|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Monday|Tuesday|Wednesday|Thursday|Friday|ACORD|COI|BOR|AOR|NOC|LOA|BOP|PEO|EFT|ACH|UW|MGA|NA|TBD|Symbol|Agency|Insured)$/
const TRADE =
  /\b(?:insurance|mutual|casualty|indemnity|assurance|insurers|underwriters|surety|specialty|fire|marine|surplus|national|life|group|company|ins|co|lloyd'?s|re|risk|exchange|american|general|fund|seguros|compania)\b/i

/** "Prairie Star Casualty has the auto": a company by its name, before what it has. */
const HAS_IT = /^\W*((?:[A-Z][\w&'.-]*)(?: (?:(?:of|and|&) )?[A-Z][\w&'.-]*){1,4}) (?:now |actually |currently )?(?:has|writes|carries|insures|is the (?:carrier|company|insurer) (?:on|for)|is on) (?:the |their |his |her )[a-z]/
const A_TRADE_LAST = /\b(?:insurance|mutual|casualty|indemnity|assurance|underwriters|surety|specialty|fire|marine|surplus|national|life|company|exchange)$/i
function carrierThatHasIt(raw: string): string | null {
  const name = HAS_IT.exec(raw)?.[1]
  return name !== undefined && A_TRADE_LAST.test(name) && !NOT_CARRIERS.test(name.split(' ')[0]!) ? name : null
}

/** "Superior Shore Mutual changed its name to North Shore Mutual": what a company that was asked is called now. */
const RENAMED = /(?: (?:Insurance|Casualty|Mutual|Indemnity|Company|Co\.?|Group))*(?: (?:has|have|had|just|recently|is|was|been|since|now)){0,3} (?:changed (?:its|their|the) (?:company |corporate )?name to|(?:now )?(?:called|known as|named)|renamed(?: to| as)?|re-?branded (?:to|as))(?: the)? (?=[A-Z])/.source
export function carrierRenamed(raw: string, context: OutreachContext): string | null {
  for (const { carrier } of context.lines) {
    if (carrier === null || carrier === undefined || carrier.length < 4) continue
    const names = [carrier, carrier.split(/\s+/).slice(0, 2).join(' '), carrier.split(/\s+/)[0]!].map((name) => name.replace(/[^\w ]/g, '\\$&')).join('|')
    const cue = new RegExp(`(?<!\\w)(?:${names})${RENAMED}`).exec(raw)
    const name = cue === null ? undefined : PROPER.exec(raw.slice(cue.index + cue[0].length))?.[1]?.replace(/[.,'-]+$/, '').replace(DAY_BEHIND, '')
    if (name !== undefined && !NOT_CARRIERS.test(name.split(' ')[0]!)) return name
  }
  return null
}

const ENDS_A_NAME = /^(?:IN|AT|UNDER|AS|NOT|ON|FOR|EFFECTIVE|EFF|SINCE|WITH|FROM|TO|BUT|WHO|WHICH|THAT|NOW|IS|ARE|WAS|WERE|HAS|HAVE|LIMITS?|POLICY|POLICIES|SAME|STILL|RENEWAL|POL|EXP|TERM|BECAUSE|WHEN|AFTER|UNTIL|THROUGH|BY|VIA|SO|AND|OR|THEY|WE|I|HE|SHE|IT)$/
/** In a letter all in capitals a name ends where the words of a sentence begin; where they begin at once, it is none. */
function inCapitals(name: string | undefined, raw: string): string | undefined {
  if (name === undefined || /\p{Ll}/u.test(raw) || raw.length < 12) return name
  const words = name.split(/\s+/)
  const end = words.findIndex((word) => ENDS_A_NAME.test(word.replace(/[^A-Z]/g, '')))
  const kept = (end === -1 ? words : words.slice(0, end)).join(' ')
  return kept === '' || /^(?:US|ME|THEM|OUR|OURS|HIM|HER|YOU|YOUR|THIS|THESE|ANOTHER|SOMEONE|SOMEBODY|THE)\b/.test(kept) ? undefined : kept
}

/** "They were bought by Stratum Freight Group": who owns the insured, and nobody who insures. */
const TAKEN_OVER = /\b(?:bought|acquired|purchased|absorbed|owned|sold|merged|combined|taken over|partnered|affiliated)(?: out)?\s*$/i
const OF_A_PLAN = /^ (?:plan|pool|fund|facility|program|association|syndicate|trust|captive|market)\b/

/** The carrier that a clause names, where it is none of the words it was asked with; null where none is named. Text as written. */
export function findCarrier(raw: string, context: OutreachContext, personNames: ReadonlySet<string>): string | null {
  const put = carrierRenamed(raw, context) ?? carrierPutRight(raw, context) ?? carrierThatHasIt(raw)
  if (put !== null) return put
  const spoken = /\b(?:carrier|insurer|insurance company|writing company|company(?= (?:is|should) )|aseguradora|compa[nñ][ií]a)\b/i.test(raw)
  for (const [rank, pattern] of [...CARRIER_CUES, ...(spoken ? [IT_IS] : [])].entries()) {
    for (const cue of raw.matchAll(pattern)) {
      const name = inCapitals(PROPER.exec(raw.slice(cue.index + cue[0].length))?.[1], raw)
        ?.replace(/[.,'-]+$/, '')
        .replace(/(?<= )#?[A-Z]{0,5}-?\d[A-Z\d-]*$/, '')
        .replace(/[.,'-]+$/, '')
        .replace(DAY_BEHIND, '')
        .trim()
      if (!name || NOT_CARRIERS.test(name.replace(/^The (?=\S)/, '').split(' ')[0]!) || foldName(name).length < 3 || /\d{3}/.test(name)) continue
      // "... Lines Insurance Company, GLT 77031": the letters of a policy number behind the company's own name.
      if (/^[A-Z]{1,5}(?: [A-Z]{1,5})*$/.test(name) && /^\s*-?\d(?!\d?\/\d)/.test(raw.slice(cue.index + cue[0].length).slice(name.length))) continue
      // "Through Lakes Region's sister company, Lakes Region Casualty": whose sister it is.
      if (/['’]s$/.test(name) && /^[a-z]/.test(raw.slice(cue.index + cue[0].length).slice(name.length).trimStart())) continue
      if (/^(?:fund|company|carrier|state|group|mutual|insurance|insured|agency|broker|confirmad[oa]s?|confirmed|verified|activ[oa]s?|active|vigentes?|gracias|thanks|saludos|correcto|correct|cancelad[oa]s?|cancelled|yes|ok|todo|todas|pendiente|pending)$/i.test(name)) continue
      if (!TRADE.test(name) && isPlace(name, raw.slice(cue.index + cue[0].length).slice(name.length))) continue
      if (rank === WITH && !TRADE.test(name) && !REPLACED.test(raw)) continue
      if (rank === WITH && TAKEN_OVER.test(raw.slice(0, cue.index))) continue
      // "He goes by RD Trucking LLC now": companies that insure are seldom one.
      if (/\b(?:LLC|L\.L\.C)\b/i.test(name) && !TRADE.test(name)) continue
      if (/\b(?:agency|agencies|brokers?|brokerage|advisors?|associates)\b/i.test(name)) continue
      if (foldName(context.insured_name).startsWith(foldName(name))) continue
      const known = context.lines.some((line) => foldName(line.carrier ?? '').startsWith(foldName(name)))
      if (
        !known &&
        foldText(name)
          .split(/[^a-z0-9&]+/)
          .every((word) => word === '' || personNames.has(word))
      )
        continue
      // "THEY ARE WITH MARSH", "the FAIR plan": a broker, and a plan of the state's that the name alone does not tell.
      if (!known && (isKnownBroker(name) || OF_A_PLAN.test(raw.slice(cue.index + cue[0].length).replace(/^the /i, '').slice(name.length)))) continue
      return name
    }
  }
  return null
}

const INSURED_CUE =
  /\b(?:(?:named insured|insured name)(?: on (?:these|this|them|it|all(?: of (?:them|these|those))?|both(?: of (?:them|these))?|each|(?:all |both )?(?:the )?polic(?:y|ies)))? (?:was |were |has been |is |got )?(?:changed|amended|updated|corrected|endorsed)(?: (?:by|via|per|through) (?:an )?endorsement)?(?: (?:(?:effective|eff\.?|as of|on) )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)? to|(?:named insured|insured(?:'s)? name|name of (?:the )?insured|(?<!\b(?:carrier|company|agent|agency|producer|holder|driver|owner|contact|broker)(?:['’]s)? )name on (?:the |both |all |all of |of |these |each |their |his |her ){0,3}(?:policy|policies|account|both|all(?: (?:two|three|four|five)(?: policies)?)?|(?:gl|cgl|auto|cargo|wc|comp|umbrella|excess|property|bop|package)(?: (?:policy|policies))?)|(?<!additional )insured|policyholder|legal name|correct name|nombre(?: (?:del|correcto)(?: asegurado)?)?|asegurad[oa](?: correct[oa])?)(?: on (?:the |this |that )?\w+(?: \w+){0,2})?\s*(?:is|are|should (?:be|read|say)|reads?|shows?(?: as)?|was changed to|changed to|now|:|es|debe ser)+(?: (?:actually|now|listed as|shown as|in fact))*|(?:policies|policy|they|these|both|all|it)(?: (?:is|are|was|were|all|both|now|currently|actually))+ (?:(?:issued|written) (?:to|in the name of)|in the name of)(?= [A-Z])|(?:policies|policy|they|these|both|all)(?: (?:now|all|both|should))* reads?(?: as)?(?= [A-Z])|named insured(?= [A-Z])|(?:the |company |insured |business |their )?name (?:has |was |is )?(?:been )?(?:now )?changed to|changed (?:(?:their|its|his|her|the) )?(?:company |business |legal |entity )?names? (?:to|is now)|name change(?:d)? to|(?<!\b(?:my|our|agent|agency|carrier|company) )(?:the |their |new |correct )*name (?:is now|should (?:be|read)|needs to be)|\bnew name is|changed (?:their|its|his|her|the) (?:company |business |legal |entity )?name,? (?:and |so |now )*it(?:['’]?s| is)(?: now)?|(?:we )?(?:endorsed|amended|changed|updated) the (?:insured(?:'s)? |policy )?name to|(?:written|issued|insured|policy is|policies are|is|are) (?:in|under) the name(?: of)?|(?:a|under el|bajo el) nombre de)\s*:?\s*["“]?/gi
const ENTITY = /^((?:[A-Z0-9][\w&'.-]*)(?:,?\s+(?:(?:of|and|&|de|del|y|dba|d\/b\/a)\s+)*(?:[A-Z0-9][\w&'./-]*))*)/

/** "Granite Holdings LLC, GL active": the form closes a company's name, and what stands behind it is another word. */
const BEHIND_ITS_FORM = /(\b(?:LLC|L\.L\.C|Inc|Incorporated|Corp|Ltd|LLP|PLLC)\b\.?),? (?!(?:dba|d\/b\/a|aka|and|&|of)\b).{0,300}$/i
/** "Auto shows Larkin Two LLC as named insured": the name before what it is. */
const GOES_BY = /\b(?:goes by|operates as|operating as|doing business as|does business as|(?:now |also )?known as)\s+(?:the name (?:of )?)?((?:[A-Z0-9][\w&'.-]*)(?:,?\s+(?:(?:of|and|&|dba)\s+)*(?:[A-Z0-9][\w&'./-]*)){1,7})/
const SHOWN_AS = /\b(?:shows?|lists?|has|have|with)\s+((?:[A-Z0-9][\w&'.-]*)(?:,?\s+(?:(?:of|and|&|dba)\s+)*(?:[A-Z0-9][\w&'./-]*)){0,7})\s+(?:listed |shown )?as (?:the |its |first )?(?:named )?insured\b/
/** The named insured that a clause states; null where it states none. */
export function findInsuredName(raw: string): string | null {
  const shown = SHOWN_AS.exec(raw)?.[1]
  if (shown !== undefined && shown.length > 3) return shown
  const called = GOES_BY.exec(raw)?.[1]?.replace(/[.,'"”-]+$/, '')
  if (called !== undefined && /\b(?:LLC|Inc|Corp|Ltd|Co|LP|LLP|PLLC|PC)\.?$/.test(called)) return called
  for (const cue of raw.matchAll(INSURED_CUE)) {
    // "The carrier changed its name to ...": another's name.
    if (/\bchanged\b/i.test(cue[0]) && /\b(?:carrier|company|insurer|underwriter|agency|we|our office)(?:['’]s)? (?:has |have |just |recently )*$/i.test(raw.slice(0, cue.index))) continue
    const name = inCapitals(ENTITY.exec(raw.slice(cue.index + cue[0].length))?.[1], raw)
      ?.replace(BEHIND_ITS_FORM, '$1')
      .replace(/[.,'"”-]+$/, '')
      .trim()
    if (name && /[a-z]/i.test(name) && name.length > 3 && !/^(?:Correct|Right|Wrong|Active|The|Same|Different|As)\b/i.test(name))
      return name
  }
  return null
}
