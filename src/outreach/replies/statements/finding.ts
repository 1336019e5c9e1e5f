import type { Corrections } from '../values/compared.ts'
import { isOfInsured } from '../asides/is-of-insured.ts'
import type { Verdict } from './judgement.ts'
import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Target } from '../policies/target.ts'
import type { Clause } from './split-clauses.ts'
import type { Sentence } from './split-sentences.ts'

/** What one clause says of the lines it speaks of, with the sentence it stands in. */
export type Finding = {
  verdict: Verdict | 'correct' | 'ask' | 'aside' | 'announced' | 'named'
  lines: string[]
  general: boolean
  /** A general statement that names no line and says no "all": a bare yes. */
  bare: boolean
  facts: Set<string>
  strong: boolean
  corrections: Corrections
  /** Facts stated as they were asked. */
  agreed: Set<string>
  replaces: boolean
  excepts: boolean
  contrast: boolean
  /** Begins with no subject of its own: "but only for owned autos". */
  headless: boolean
  /** Opens with a reserve before any line is named: "I believe GL is active, auto is active". */
  leading: boolean
  /** Closes with something set off by a comma after what it says of its line: "cargo yes, until Friday". */
  trailing: boolean
  /** Speaks of the insured, the account or an office, and not of a policy. */
  ofInsured: boolean
  /** Names a line of its own. */
  own: boolean
  /** A policy's name and a light word of it ("auto ok"), and nothing else. */
  lightAlone: boolean
  /** Stands below the quoted policy it is of, whose name it leaves out. */
  underQuote: boolean
  reason: string | null
  /** The clause speaks of being in force or right, whatever came of it. */
  status: boolean
  /** "Three of the four are active": how many it says it of, and nothing else; null where it counts none. */
  counted: number | null
  sentence: string
}
export function makeFinding(verdict: Finding['verdict'], target: Target, clause: Clause, sentence: Sentence, extra: Partial<Finding> = {}): Finding {
  const names = clause.items.some((item: Item) => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic')
  const grouped = names || clause.items.some((item: Item) => item.kind === 'sense' && item.sense === 'weak' && /^(?:all|both) /.test(item.text))
  const numbered = clause.items.some((item: Item) => item.kind === 'mention' && item.via === 'number' && item.scope === 'lines')
  return {
    verdict,
    lines: target.lines,
    general: target.general,
    bare: target.general && !grouped && !numbered,
    facts: new Set(),
    strong: false,
    corrections: {},
    agreed: new Set(),
    replaces: false,
    excepts: clause.excepts,
    contrast: clause.contrast,
    headless: clause.contrast && !['mention', 'word', 'name', 'attr', 'label'].includes(clause.items[0]?.kind ?? '') && !doubtsOne(clause, target),
    leading: isReserve(clause) || opensApart(clause),
    trailing: closesApart(clause),
    ofInsured: isOfInsured(foldText(clause.text)),
    // "WC I have to check on. All good and active.": no name of the WC.
    own: target.specific || names || numbered || (grouped && target.general),
    lightAlone: clause.items.every((item) => item.kind === 'mark' || item.kind === 'join' || (item.kind === 'mention' && item.scope === 'lines') || (item.kind === 'sense' && item.sense === 'weak') || (item.kind === 'word' && /^(?:is|are|the|still|all|looks?)$/.test(item.word))),
    underQuote: false,
    reason: null,
    status: clause.items.some(
      (item) => item.kind === 'sense' && (item.sense === 'active' || item.sense === 'match' || item.sense === 'bad'),
    ),
    counted: countedActive(clause),
    sentence: sentence.text.slice(0, 500),
    ...extra,
  }
}

const NO_CLAUSE: Clause = { items: [], excepts: false, contrast: false, text: '' }
/** What a sentence as a whole says, whichever of its clauses says it. */
export const findingOfWhole = (verdict: Finding['verdict'], target: Target, sentence: Sentence, reason: string | null = null): Finding => makeFinding(verdict, target, NO_CLAUSE, sentence, { reason })

const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
function countedActive(clause: Clause): number | null {
  const counts = clause.items.flatMap((item) => (item.kind === 'sense' && item.sense === 'partial' ? [/^(one|two|three|four|five|six|[1-6]) (?:out )?of\b/.exec(item.text)?.[1] ?? ''] : []))
  const plain = clause.items.every((item) => item.kind === 'mark' || item.kind === 'join' || (item.kind === 'word' && /^(?:is|are|still|all|currently|the|yes|with|us|here|we|i|have|show|see|can|answer|from|now|right|today|these|those|them|ours)$/.test(item.word)) || (item.kind === 'sense' && item.sense === 'cue' && item.text === 'only') || (item.kind === 'mention' && (item.via === 'group' || (item.scope === 'lines' && item.via === 'coverage'))) || (item.kind === 'sense' && ['partial', 'active', 'yes', 'weak', 'match'].includes(item.sense)))
  if (counts.length !== 1 || counts[0] === '' || !plain || !clause.items.some((item) => item.kind === 'sense' && /^(?:active|match|weak|yes)$/.test(item.sense))) return null
  return COUNTS[counts[0]!] ?? Number(counts[0])
}

function isReserve(clause: Clause): boolean {
  const first = clause.items.findIndex((item) => item.kind === 'mention' && item.scope === 'lines')
  const reserve = clause.items.findIndex((item) => item.kind === 'sense' && ['hedge', 'condition', 'hearsay'].includes(item.sense))
  const held = clause.items[reserve]
  // "Not sure about the comp" is of the comp.
  if (held?.kind === 'sense' && /\b(?:not|unsure|uncertain|unclear|doubt)\b|n't/.test(held.text)) return false
  return reserve !== -1 && (first === -1 || reserve < first)
}

/** "... but not sure about the cargo", "but I think the cargo is too": the doubt leads to the one that it names. */
function doubtsOne({ items }: Clause, { specific, lines }: Target): boolean {
  const [doubt, ...rest] = items
  const name = rest.findIndex((item) => item.kind === 'mention')
  const led = doubt?.kind === 'sense' && doubt.sense === 'hedge' && (/\b(?:not|unsure|uncertain|unclear)\b|n't/.test(doubt.text) || /^(?:i|we) (?:think|believe|guess)$/.test(doubt.text))
  return led && specific && lines.length === 1 && name !== -1 && namesLine(rest[name]!) && rest.slice(0, name).every((item) => (item.kind === 'word' && /^(?:on|about|of|if|whether|the|their|for)$/.test(item.word)) || (item.kind === 'sense' && item.sense === 'hedge' && item.text === 'about'))
}

const isComma = (item: Item): boolean => item.kind === 'mark' && /[,–-]/.test(item.mark)
const namesLine = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines'
const weighs = (item: Item): boolean => (item.kind === 'word' && !item.known) || item.kind === 'name' || (item.kind === 'sense' && !['yes', 'plain', 'weak', 'active', 'match'].includes(item.sense)) || (item.kind === 'word' && /^(?:for|in|on|at|with|under|per|as|or)$/.test(item.word))

/** "Previously, GL yes, auto yes", "(not verified) GL and auto are active": what stands before the first line, and apart from it. */
function opensApart(clause: Clause): boolean {
  const first = clause.items.findIndex(namesLine)
  const comma = clause.items.slice(0, Math.max(first, 0)).findLastIndex((item) => isComma(item) || (item.kind === 'mark' && item.mark === ')'))
  return comma > 0 && clause.items.slice(0, comma).some((item) => weighs(item) || item.kind === 'word')
}

function closesApart(clause: Clause): boolean {
  const said = clause.items.findLastIndex((item) => item.kind === 'sense' && ['yes', 'active', 'match', 'weak'].includes(item.sense))
  const comma = said === -1 ? -1 : clause.items.findIndex((item, at) => at > said && isComma(item))
  return comma > 0 && clause.items.slice(comma).some((item) => weighs(item) || ['word', 'date', 'attr'].includes(item.kind)) && !clause.items.slice(comma).some(namesLine)
}
