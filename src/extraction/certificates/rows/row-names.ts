import type { CoverageType } from '../../../vocabulary/index.ts'
import { GOES_ON } from './names-of-one-policy.ts'
import { isKnownCarrier } from '../../naic/index.ts'
import type { Word } from '../../page-model.ts'
import { coverageOfText, knownCoverageOf } from './coverage-of-text.ts'
import { mendName } from '../page/mend-names.ts'
import type { TextLine } from '../page/page-text.ts'

/**
 * A free cell's lines into the coverage's name and, on forms without insurer letters, the company typed under it.
 * Long cells carry boxes and notes after the name, so the first lines that name a coverage decide.
 */
export function splitName(printed: TextLine[], lettered: boolean, seen: boolean): { coverage: CoverageType | null; name: string; carrierWords: Word[] } {
  // `[X] Vehicle liability` over `[ ] General liability`: of boxes before the names the ticked one tells.
  const ticked = !seen && printed.some((l) => TICKED.test(l.text)) ? printed.filter((l) => !OPEN.test(l.text)) : printed
  const lines = seen ? printed.map((l) => ({ ...l, text: mendName(l.text) })) : ticked
  const company = lettered ? undefined : lines.find((l, i) => i > 0 && isCompany(l.text))
  const named = lines.filter((l) => l !== company)
  const name = named.map((l) => l.text).join(' ')
  let coverage = coverageOfText(name)
  for (let k = 1; named.length > 2 && k <= named.length; k++) {
    const known = knownCoverageOf(
      named
        .slice(0, k)
        .map((l) => l.text)
        .join(' '),
    )
    // `Excess` over `Professional` over `Liability`.
    if (known && (seen || k === named.length || !GOES_ON.test(named[k - 1]!.text))) {
      coverage = known
      break
    }
  }
  return { coverage, name, carrierWords: company?.words ?? [] }
}
const TICKED = /^(?:\[\s*[xX✓✔]\s*\]|[☒☑⊠])\s*[A-Za-z]/
const OPEN = /^(?:\[\s*\]|[☐□❏])\s*[A-Za-z]/
const isCompany = (text: string): boolean =>
  isKnownCarrier(text) ||
  /\b(insurance|ins|indemnity|casualty|assurance|mutual|underwriters|surety)\b.*\b(co(mpany)?|corp(oration)?|inc|exchange|group|association|se|plc|ltd)\b/i.test(
    text,
  )
