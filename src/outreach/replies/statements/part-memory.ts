import type { AskedLine } from '../../../vocabulary/index.ts'
import { isRow, type SaidBefore } from '../policies/all-of-it.ts'
import type { Judgement } from './judgement.ts'
import type { Target } from '../policies/target.ts'
import type { Clause } from './split-clauses.ts'
import type { Sentence } from './split-sentences.ts'
import { isoOf, type StatedDate } from '../values/read-values.ts'
import type { NamedAt } from '../policies/widen-target.ts'

const NO_YES: ReadonlySet<Judgement['verdict']> = new Set(['refuse', 'doubt', 'wrong', 'unread', 'later'])

/** What a reader who goes through a letter from top to bottom has in mind: which policies were named, and what was last said. */
export class PartMemory {
  /** Named so far in the whole letter. */
  readonly named: Set<string>
  topic: string[] = []
  /** The two that were named together last. */
  pair: readonly string[] | null = null
  /** Where the topic was last named, and whether something was said of it on the same line. */
  namedAt: NamedAt | null = null
  /** The written line on which each was last named. */
  readonly namedOn = new Map<string, number>()
  previous: Judgement | null = null
  previousIn: Sentence | null = null
  /** The values that it put right, by their paths. */
  corrected: readonly string[] = []

  constructor(named: Set<string>) {
    this.named = named
  }

  remember(clause: Clause, judged: Judgement, target: Target, sentence: Sentence): void {
    if (target.specific && target.lines.length > 0) {
      const clauses = this.namedAt?.sentence === sentence ? this.namedAt.clauses + 1 : 1
      this.namedAt = { line: sentence.line, paragraph: sentence.paragraph, said: judged.verdict !== 'nothing', sentence, clauses, excepts: clause.excepts }
      this.topic = target.lines
      if (target.lines.length > 1) this.pair = twoInOrder(clause)
      for (const id of target.lines) {
        this.named.add(id)
        this.namedOn.set(id, sentence.line)
      }
      // "All except the auto are in force; it was cancelled": the rest that is only understood is not spoken of again.
    } else if (target.lines.length > 0 && clause.items.some((item) => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic' && item.end > item.at))
      // "WC limits are correct. Everything else is correct. In force.": what comes then is of all of them.
      this.topic = judged.verdict === 'affirm' && target.general && clause.items.some((item) => item.kind === 'mention' && item.scope === 'rest') ? [] : target.lines
    if (judged.verdict === 'nothing') return
    this.previous = judged
    this.previousIn = sentence
  }

  /** What `sentence` goes on about, the answer to the policy `ordinal` where it is numbered so. */
  saidBefore(sentence: Sentence, ordinal: string | null): SaidBefore {
    const onThisLine = this.namedAt !== null && this.namedAt.line === sentence.line
    const here = this.previousIn === sentence && (this.namedAt?.sentence === sentence || ordinal !== null)
    const row = isRow(sentence.text)
    const said = this.previous?.verdict === 'affirm' || (here && this.previous?.verdict === 'fact' && row)
    const stands = !said ? [] : onThisLine ? this.topic : [...this.named]
    return { stands: ordinal !== null ? [ordinal] : stands, here, row: ordinal !== null || row, open: this.previous !== null && NO_YES.has(this.previous.verdict), named: [...this.named] }
  }

  /** "Auto 1M. Cargo 100K. GL 1M/2M. In force.": below the values of each policy, or behind them on the same line, of all of them. */
  closesFacts(clause: Clause, sentence: Sentence, asked: readonly AskedLine[]): boolean {
    const every = asked.map((line) => line.coverage_line_id)
    const bare = clause.items.every((item) => item.kind === 'mark' || item.kind === 'join' || (item.kind === 'sense' && ['active', 'yes', 'match'].includes(item.sense)) || (item.kind === 'word' && /^(?:is|are|still|currently|now|through|thru|until)$/.test(item.word)) || (item.kind === 'attr' && item.attr === 'expiration_date') || (item.kind === 'date' && endsAll(item.date, asked)))
    if (!bare || this.previous?.verdict !== 'fact' || every.length < 2 || this.namedAt?.sentence === sentence) return false
    return every.every((id) => this.namedOn.has(id)) && (this.namedAt?.line !== sentence.line || every.every((id) => this.namedOn.get(id) === sentence.line))
  }
}

/** "In force through 9/25/27", where each of them ends that day. */
const endsAll = (date: StatedDate, asked: readonly AskedLine[]): boolean => date.year !== null && asked.every((line) => line.expiration_date === isoOf(date, date.year!))

/** The two policies that a clause names, in its order; null where they are more or less, or a name could be of several. */
function twoInOrder({ items }: Clause): readonly string[] | null {
  const named = items.flatMap((item) => (item.kind === 'mention' && (item.scope === 'lines' || item.scope === 'ambiguous') && item.via !== 'carrier' ? [item] : []))
  const lines = [...new Set(named.flatMap((item) => item.lines))]
  return lines.length === 2 && named.every((item) => item.scope === 'lines' && item.lines.length === 1) ? lines : null
}
