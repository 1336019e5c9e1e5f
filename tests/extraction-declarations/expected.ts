import type { CoverageType, DocType } from '../../src/vocabulary/index.ts'

/** One layout drawn as text and what a careful reader finds on it. Pages are parted by a line of equals signs. */
export type Expected = {
  name: string
  docType?: DocType
  type: CoverageType
  carrier: string
  number: string
  from: string
  to: string
  limits: Record<string, number | null>
  /** Further lines under the same number, each with the limits it must state. */
  also?: Partial<Record<CoverageType, Record<string, number | null>>>
  forms?: string[]
  text: string
}
