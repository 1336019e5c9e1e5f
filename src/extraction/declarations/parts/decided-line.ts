import type { CoverageType } from '../../../vocabulary/index.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'

/** A coverage that the paper is of, with its limits. */
export type DecidedLine = { coverage_type: CoverageType; limits: LimitRead[]; confidence: number }

/** A coverage without limits. */
export const single = (type: CoverageType, confidence: number): DecidedLine => ({ coverage_type: type, limits: [], confidence })
