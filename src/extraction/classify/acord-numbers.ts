// The form number with its edition in brackets stands in the footer of every ACORD form; a bare mention of another form has none.
const FOOTER =
  /[a-z]?c[o0]rd\s{0,2}(?:no\.?\s)?(\d{1,3})[-\s]{0,2}[a-z]{0,3}\s{0,2}[([{]\s?((?:19|20)\d{2})\s?[/1l|\\-]\s?(\d{1,2})\s?[)\]}]/gi

/** The ACORD form number a page prints about itself, and its edition as `YYYY/MM`. */
export function acordNumber(text: string): { number: number; edition: string } | null {
  let found: { number: number; edition: string } | null = null
  for (const match of text.matchAll(FOOTER)) {
    found = { number: Number(match[1]), edition: `${match[2]}/${match[3]!.padStart(2, '0')}` }
    // ACORD 101 names the form it continues before its own footer: the last one printed is the page's own.
  }
  return found
}

const FILING = /^[^\w(]*(?:form\s+)?(?:bmc[-\s]?(?:91\s?x?|32|34|8[345])(?![-–\d])|uniform\s+form\s+[efh])\b.{0,24}$/i
/** `Filings  BMC-91X  Form E`, or beside an amount: what some policy's declarations say was filed. */
const LISTED = /\bfilings?\b|\$\s?\d/i
/** A filing's own form number, alone in its cell: its title is a certificate's in every other word. */
export const printsFilingNumber = (rows: readonly (readonly string[])[]): boolean => rows.some((cells) => cells.some((cell) => FILING.test(cell)) && !cells.some((cell) => LISTED.test(cell)))

const KINDS: Record<number, string> = {
  20: 'other_certificate',
  21: 'other_certificate',
  22: 'other_certificate',
  23: 'acord_23',
  24: 'acord_24',
  25: 'acord_25',
  27: 'acord_27',
  28: 'acord_28',
  29: 'other_certificate',
  30: 'acord_30',
  31: 'other_certificate',
  35: 'cancellation_notice',
  50: 'id_card',
  51: 'id_card',
  75: 'acord_75',
  101: 'remarks',
  855: 'other_certificate',
}

/** The kind of page an ACORD number stands for: certificates and binders by name, loss notices, else applications and requests. */
export function kindOfAcordNumber(number: number): string | null {
  const named = KINDS[number]
  if (named) return named
  if (number >= 1 && number <= 4) return 'claim_form'
  return number >= 33 ? 'application' : null
}
