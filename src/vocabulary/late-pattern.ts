import { mustHold, type Needed } from './must-hold.ts'
import { PatternsByWord } from './patterns-by-word.ts'

type Flags = '' | 'y'

/** Every pattern of this kind, so that each can be tried by itself; they are made while modules load, and none per letter or page. */
const MADE: LatePattern[] = []

/** A pattern over text without capitals that is compiled when a text first holds the words it cannot do without: of a thousand most never are. */
export class LatePattern {
  readonly source: string
  private readonly flags: Flags
  private needed: Needed | undefined
  private compiled: RegExp | null = null
  /** A text is asked about again at each of its words. */
  private asked: string | null = null
  private mayMatch = false
  constructor(source: string, flags: Flags = '') {
    this.source = source
    this.flags = flags
    MADE.push(this)
  }
  /** The same of a pattern as it is written. */
  static of({ source, flags }: RegExp): LatePattern {
    if (flags !== '' && flags !== 'y') throw new TypeError(`/${source}/${flags}: its words are looked for as they are written`)
    return new LatePattern(source, flags)
  }
  test(text: string): boolean {
    return this.matchAt(text, 0) !== null
  }
  /** The match that begins at `at`, of a sticky pattern; of any other the first one. */
  matchAt(text: string, at: number): RegExpExecArray | null {
    if (!this.mayBeIn(text)) return null
    this.regExp.lastIndex = at
    return this.regExp.exec(text)
  }
  /** Whether a text holds the words that the pattern cannot do without. */
  mayBeIn(text: string): boolean {
    if (text !== this.asked) {
      this.asked = text
      this.needed ??= mustHold(this.source)
      this.mayMatch = this.needed.every((words) => words.some((word) => text.includes(word)))
    }
    return this.mayMatch
  }
  get regExp(): RegExp {
    return (this.compiled ??= new RegExp(this.source, this.flags))
  }
}

/** Patterns of which a text may match any. */
export class AnyOf {
  private readonly patterns: PatternsByWord
  constructor(sources: readonly (string | RegExp)[]) {
    this.patterns = new PatternsByWord(sources.map((source) => typeof source === 'string' ? new LatePattern(source) : LatePattern.of(source)))
  }
  test(text: string): boolean {
    return this.patterns.possibleIn(text).some((pattern) => pattern.test(text))
  }
}

/** All patterns of this kind, compiled. */
export const latePatterns = (): RegExp[] => MADE.map((pattern) => pattern.regExp)
