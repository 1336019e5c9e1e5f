import type { OutreachContext } from '../../vocabulary/index.ts'
import { foldName, foldText } from './fold-text.ts'

const CARRIER_CUE =
  /\b(?:carrier(?: (?:is|on \w+ is|should (?:be|read)|changed to|name is))?:?|insurer is|insurance company is|(?:is |are |was |now |currently |it's |re-?written |moved |placed |written |insured |coverage |switched |rolled |remarketed |transferred |renewed |replaced |we moved |it moved |aseguradora es |compania es |cambio |movimos )+(?:it |them |that |over |the \w+ |the coverage )?(?:with|through|to|by|at|via|con|a)?|con|with|by|to|a)\s+(?:the )?/gi
/** A company's name as written: capitalised words with small joiners, closed by a word of the trade or taken whole. */
const PROPER = /^(?:the )?((?:[A-Z][\w&'.-]*|[A-Z]{2,})(?:\s+(?:(?:of|and|&|de|del|y)\s+)?(?:[A-Z][\w&'.-]*))*)/
const NOT_CARRIERS = /^(?:GL|CGL|WC|BAP|CSL|UMB|I|We|The|All|Both|Yes|No|Auto|Cargo|Umbrella|Property|Policy|Limits?|Active|Confirmed|In|On|And|Thanks?|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|ACORD|COI|Agency|Insured)$/
const TRADE = /\b(?:insurance|mutual|casualty|indemnity|assurance|insurers|underwriters|surety|specialty|fire|national|life|group|company|ins|co|lloyd'?s|re|risk|exchange|american|general|fund|seguros|compania)\b/i

/** The carrier that a clause names, where it is none of the words it was asked with; null where none is named. Text as written. */
export function findCarrier(raw: string, context: OutreachContext, personNames: ReadonlySet<string>): string | null {
  for (const cue of raw.matchAll(CARRIER_CUE)) {
    const name = PROPER.exec(raw.slice(cue.index + cue[0].length))?.[1]?.replace(/[.,'-]+$/, '').trim()
    if (!name || NOT_CARRIERS.test(name.split(' ')[0]!)) continue
    const words = foldText(name).split(/[^a-z0-9&]+/).filter((word) => word !== '')
    if (words.every((word) => personNames.has(word))) {
      const known = context.lines.find((line) => foldName(line.carrier ?? '').startsWith(foldName(name)))
      return known ? name : null
    }
    if (foldName(name).length < 3 || foldName(context.insured_name).startsWith(foldName(name))) continue
    const weak = /^(?:with|by|to|a|con)\s/i.test(cue[0].trimStart()) && !TRADE.test(name)
    if (weak) continue
    return name
  }
  return null
}

const INSURED_CUE = /\b(?:(?:named insured|insured(?:'s)? name|name of (?:the )?insured|name on (?:the )?(?:policy|policies|account)|insured|policyholder|legal name|correct name|nombre(?: (?:del|correcto)(?: asegurado)?)?|asegurad[oa])(?: on (?:the |this |that )?(?:\w+ ){1,3})?\s*(?:is|are|should (?:be|read|say)|reads?|shows?(?: as)?|was changed to|changed to|now|:|es|debe ser)+(?: (?:actually|now|listed as|shown as|in fact))*|(?:written|issued|insured|policy is|policies are|is|are) (?:in|under) the name(?: of)?|(?:a|under el|bajo el) nombre de)\s*:?\s*["“]?/gi
const ENTITY = /^((?:[A-Z0-9][\w&'.-]*)(?:,?\s+(?:(?:of|and|&|de|del|y|dba|d\/b\/a)\s+)*(?:[A-Z0-9][\w&'./-]*))*)/

/** The named insured that a clause states; null where it states none. */
export function findInsuredName(raw: string): string | null {
  for (const cue of raw.matchAll(INSURED_CUE)) {
    const name = ENTITY.exec(raw.slice(cue.index + cue[0].length))?.[1]?.replace(/[.,'"”-]+$/, '').trim()
    if (name && /[a-z]/i.test(name) && name.length > 3 && !/^(?:Correct|Right|Wrong|Active|The|Same|Different|As)\b/i.test(name)) return name
  }
  return null
}
