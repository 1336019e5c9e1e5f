import type { OutreachContext } from '../../../vocabulary/index.ts'

/** "Both MC policies", "all three NF policies": capitals before what was asked about. */
const LETTERED = /\b(both|all(?: (?:of )?(?:the|these|two|three|four|[2-4]))?|the (?:two|three|four)|their)( of the)? ([A-Z]{2,4}) (policies|lines)\b/gi
const OF_A_COVERAGE = /^(?:GL|CGL|AL|CA|BA|BAP|WC|UM|UMB|XS|PL|PD|IM|OA|CPP|BOP|MTC|APD|EPL|EPLI|ACA|EO|DO|LLC|INC)$/
const initialsOf = (name: string): string[] => {
  const letters = name.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}/u.test(word)).map((word) => word[0]!)
  return letters.map((_, at) => letters.slice(0, at + 1).join('')).filter((one) => one.length > 1)
}

/** Told by the first letters of the insured's name the policies are the insured's; by those of one company that was asked, of that company. Letters of both, or of two companies, tell nothing. */
export const withInitialsTold = (text: string, { insured_name, lines }: OutreachContext): string =>
  text.replace(LETTERED, (all: string, lead: string, of: string | undefined, letters: string, what: string) => {
    if (letters !== letters.toUpperCase() || OF_A_COVERAGE.test(letters) || (letters === 'MC' && lines.some((line) => line.coverage_type === 'cargo'))) return all
    const carriers = [...new Set(lines.flatMap((line) => (line.carrier !== null && initialsOf(line.carrier).includes(letters) ? [line.carrier] : [])))]
    const theirs = initialsOf(insured_name).includes(letters)
    if (theirs && carriers.length === 0) return `${lead}${of ?? ''} ${what}`
    return !theirs && carriers.length === 1 ? `${lead}${of ?? ''} ${carriers[0]} ${what}` : all
  })
