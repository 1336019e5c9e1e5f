import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Roles } from './find-roles.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { LimitWord } from '../lexicon/lexicon-limits.ts'
import type { CoverageMention } from '../mentions/mentions.ts'
import type { Condition, ConditionAt } from '../conditions/conditions.ts'
import type { Group } from '../coverages/groups.ts'
import type { ScopedMention } from '../members/scope-members.ts'
import type { Target } from '../rules/statements.ts'
import type { Segment } from '../segments/segment.ts'
import type { DefinedValues } from '../text/defined-values.ts'

/** `topic`: words of what the text is about. `everywhere`: what the whole text is said to depend on, which is then no condition. `noSkip`: headings do not pass text over. */
export type Facts = { roles: Roles; /** How many levels the text has. */ levels: number; labels: string[]; topic: Set<string>; /** Values that the text defines. */ defined: DefinedValues; oneLine: boolean; /** The whole text in small letters. */ said: string; /** Its amounts are in thousands. */ thousands: boolean; /** It writes millions MM and thousands M. */ romanThousands: boolean; everywhere?: string; noSkip?: boolean; /** What liability without its kind is of, in a text about trucks. */ liabilityIs?: CoverageType; /** The one coverage that a text names at all: amounts without a name are its own. */ sole?: CoverageType; /** All that the text is made of. */ segments: Segment[] }
/** What earlier sentences leave behind: the coverages last spoken of, and those of the segment at hand. */
export type Memory = {
  last: CoverageType[]
  lastBlock: number
  /** The number of the item that last named a coverage. */
  lastLabel: string | null
  lastAlternative: CoverageType | null
  /** Every coverage the sentence before names, asked or not. */
  spoken: { types: CoverageType[]; block: number }
  segmentTypes: CoverageType[]
  segmentIndex: number
  lastStates: Condition | null
  /** The segment in which they were only spoken of, and what to do about them follows. */
  statesAt: number | null
  statesBlock: number
  /** What the sentence before made something depend on: "unless temps drive. In that case ...". */
  lastOpen: { segment: number; condition: Condition } | null
  /** Every state named so far: "all other states" are those outside them. */
  namedStates: string[]
  /** Who the item at hand speaks to ("Ohio vendors: ..."), for all of its sentences. */
  lead: { segment: number; condition: Condition; /** Behind other sentences of its paragraph: what names no coverage there is said of all. */ midway?: true } | null
  /** The list of faults for which papers are rejected: where its head stands, and the last line of it. */
  faults: { head: number; last: number } | null
  /** What a question asked about, and what the answer so far hangs it on. */
  askedMembers: ScopedMention[] | null
  answerCondition: { segment: number; condition: Condition; asked?: string; /** The answer is the next paragraph or item. */ below?: true } | null
  question: CoverageMention[] | null
  /** The sentence that follows in the paragraph or item. */
  next: string | null
  /** Auto limits a person and an accident were spoken of last. */
  split: boolean
  /** The segment whose last sentence asked for a certificate, which the next may call "it". */
  paper: number | null
  /** What somebody asks about not having ("What if I don't have workers' comp?"): an answer may name what does instead. */
  lacks: { segment: number; types: CoverageType[] } | null
  /** Several policies that the sentence before named as those it asks something of. */
  named: { segment: number; target: Target } | null
  /** The segment whose last sentence asked for additional insured. */
  insured: number | null
  /** The party that was last asked to be additional insured. */
  party: string | null
  /** The one limit that the paper told of in the sentence before was said to show. */
  told: { segment: number; word: LimitWord } | null
  /** The segment whose last sentence said that somebody else insures what it named. */
  ours: number | null
  /** "Bodily injury" or "property damage" on a line of its own above amounts, and the coverage it stands under. */
  damage: { word: string; of: string } | null
  /** A question about neither coverage nor member ("How often do you check?"), which the next sentence answers. */
  asks: { segment: number; text: string } | null
}
export const newMemory = (): Memory => ({
  last: [],
  lastBlock: -1,
  lastLabel: null,
  lastAlternative: null,
  spoken: { types: [], block: -1 },
  segmentTypes: [],
  segmentIndex: -1,
  lastStates: null,
  statesAt: null,
  statesBlock: -1,
  lastOpen: null,
  namedStates: [],
  lead: null,
  faults: null,
  askedMembers: null,
  answerCondition: null,
  question: null,
  split: false,
  told: null,
  ours: null,
  paper: null,
  lacks: null,
  insured: null,
  party: null,
  named: null,
  next: null,
  damage: null,
  asks: null,
})

/** What the steps of reading one sentence share. */
export type SentenceView = {
  raw: string
  reading: Reading
  segment: Segment
  index: number
  facts: Facts
  memory: Memory
  conditions: ConditionAt[]
  groups: Group[]
  /** The coverages named in the sentence before, of the same block. */
  spoken: CoverageType[]
  /** Coverages were spoken of in sentences before this one. */
  earlier: boolean
  /** Where the certificate holder's name stands. */
  holder?: { start: number; end: number }
}
