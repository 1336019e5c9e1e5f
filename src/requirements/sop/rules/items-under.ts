import type { CoverageType } from '../../../vocabulary/index.ts'
import { lastPart, stem } from '../mentions/find-items.ts'
import { PLACE } from '../mentions/find-ordinals.ts'
import type { CoverageStatement, Statement } from './statements.ts'

/** What is asked under the number a reference names: by its whole path, by its last part, or by where paths begin. */
export function itemsUnder(ref: string, all: Statement[]): CoverageStatement[] {
  const known = itemsRead.get(all) ?? new Map<string, CoverageStatement[]>()
  itemsRead.set(all, known)
  const held = known.get(ref)
  if (held) return held
  if (ref.startsWith(PLACE)) {
    const there = atPlace(Number(ref.slice(PLACE.length)), all)
    known.set(ref, there)
    return there
  }
  const { asked, byPath, byPart } = numberedOf(all)
  const begins = byPath.get(stem(ref)) ?? (below(ref, asked) ?? byPart.get(stem(lastPart(ref))) ?? asked.filter((x) => stem(x.item!).startsWith(stem(ref))))
  // "The policies described in (a)", of a list (1) to (4) that stands in 8(a).
  const under = begins.length ? begins : asked.filter((x) => `.${stem(x.item!)}.`.includes(`.${stem(lastPart(ref))}.`))
  known.set(ref, under)
  return under
}
/** "Under 2", of items 2.1 to 2.3, and "Section 9.3", of 9.3.1 to 9.3.6: those, before another whose last figure is the same. */
function below(ref: string, asked: CoverageStatement[]): CoverageStatement[] | undefined {
  const found = /^\d{1,2}(?:\.\d{1,2})*$/.test(ref) ? asked.filter((x) => stem(x.item!).startsWith(`${ref}.`)) : []
  return found.length ? found : undefined
}
type Numbered = { asked: CoverageStatement[]; byPath: Map<string, CoverageStatement[]>; byPart: Map<string, CoverageStatement[]> }
const numbered = new WeakMap<Statement[], Numbered>()
/** What is asked under numbers, by the whole of each and by its last part. */
function numberedOf(all: Statement[]): Numbered {
  const held = numbered.get(all)
  if (held) return held
  const asked = all.filter((s): s is CoverageStatement => s.kind === 'coverage' && s.item !== null)
  const found: Numbered = { asked, byPath: Map.groupBy(asked, (s) => stem(s.item!)), byPart: Map.groupBy(asked, (s) => stem(lastPart(s.item!))) }
  numbered.set(all, found)
  return found
}

/** What is asked on the line of so many that ask for a coverage; where a line asks for several, what is asked so far along the text. */
function atPlace(n: number, all: Statement[]): CoverageStatement[] {
  const asked = all.filter((s): s is CoverageStatement => s.kind === 'coverage' && s.asked && s.severity === 'required' && s.part === undefined)
  const lines = [...new Set(asked.map((s) => s.segment))]
  if (n < 0) {
    const types = [...new Set(asked.map((s) => s.coverage))]
    return asked.filter((s) => s.coverage === types.at(n))
  }
  const several = lines.slice(0, n).some((l) => new Set(asked.filter((s) => s.segment === l).map((s) => s.coverage)).size > 1)
  if (lines.length > 1 && !several) return asked.filter((s) => s.segment === lines[n - 1])
  const types = [...new Set(asked.map((s) => s.coverage))]
  return asked.filter((s) => s.coverage === types[n - 1])
}

/** A text may refer to the same items over and over: what stands under each is looked for once. */
const itemsRead = new WeakMap<Statement[], Map<string, CoverageStatement[]>>()

/** The coverages a reference to numbered items means. */
export function typesOfItems(refs: string[], all: Statement[]): CoverageType[] {
  const under = refs.flatMap((r) => itemsUnder(r, all))
  return [...new Set(under.filter((s) => s.asked || s.limits.length).map((s) => (s.part === 'el' ? 'workers_comp' : s.coverage)))]
}
