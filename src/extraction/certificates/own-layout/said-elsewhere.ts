import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Row } from '../../classify/index.ts'
import { isCompanyName } from '../../naic/index.ts'
import { foldLetters } from '../page/page-text.ts'
import type { SaidFacts } from './coverage-sections.ts'
import { coveragesNamedIn } from './letter-sections.ts'

const ELSEWHERE = /separate\s+policy|other\s+carrier|by\s+others/i
/** On a picture small print comes in pieces; the word that parts the coverage from the others is enough. */
export const isElsewhere = (printed: string, seen: boolean): boolean => ELSEWHERE.test(printed) || (seen && /SEPARAT|OTHERCARRIER|BYOTHERS/.test(foldLetters(printed)))

/** `General liability is carried under a separate policy` among another coverage's rows says nothing of that one. */
export const namesOthers = (printed: string, type: CoverageType): boolean => {
  const named = coveragesNamedIn(printed)
  return named.length > 0 && !named.includes(type)
}

/** A code in one cell with the name of another company than the coverage's own. */
export const isOfOther = (rows: readonly Row[], naic: SaidFacts['naic'], { carrier, naic: own }: Pick<SaidFacts, 'carrier' | 'naic'>): boolean => {
  const cell = naic && !own && carrier ? rows.flatMap((r) => r.segments).find((s) => s.words.includes(naic.words[0]!)) : undefined
  return cell !== undefined && isCompanyName(cell.text) && !foldLetters(cell.text).includes(foldLetters(carrier!.text))
}
