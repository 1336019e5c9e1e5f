/** What standard forms do, by their number (ISO and NCCI forms). */
const ADDITIONAL_INSURED = ['CG2010', 'CG2037', 'CG2026', 'CA2048']
const PRIMARY = ['CG2001']
const WAIVER = ['CG2404', 'CA0444', 'WC000313']
const PER_PROJECT = ['CG2503']
const PER_LOCATION = ['CG2504']

/** ISO forms are two letters and four digits, NCCI forms two letters and six; an edition date (month, year) may follow. */
const STANDARD_FORM = /^((?:CG|CA|CU|CP|IL|CX|CR|CM|IM|PR|EP|BP)\d{4}|WC\d{6}[A-Z]?)(?:(?:0[1-9]|1[0-2])\d{2})?$/
const EDITION = /(?:0[1-9]|1[0-2])\d{2}$/

/** A form number without spaces, punctuation and edition date: `CG 20 10 04 13` is `CG2010`. Other forms keep all their digits. */
const foldForm = (form: string): string => {
  const folded = form
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(?:FORM|ISO|NCCI)+(?=[A-Z]{2}\d)/, '')
  return STANDARD_FORM.exec(folded)?.[1]?.replace(/(?<=^WC\d{6})[A-Z]$/, '') ?? folded
}

/** The same form; a carrier's own number may be written with or without its edition. */
export const isSameForm = (a: string, b: string): boolean => {
  const [x, y] = [foldForm(a), foldForm(b)]
  if (x === y) return x !== ''
  const [longer, shorter] = x.length > y.length ? [x, y] : [y, x]
  return shorter.length >= 4 && longer.length === shorter.length + 4 && longer.startsWith(shorter) && EDITION.test(longer)
}

export type FormEffect = 'additional_insured' | 'primary_noncontributory' | 'subrogation_waived' | 'per_project' | 'per_location'
const EFFECTS: Record<FormEffect, readonly string[]> = {
  additional_insured: ADDITIONAL_INSURED,
  primary_noncontributory: PRIMARY,
  subrogation_waived: WAIVER,
  per_project: PER_PROJECT,
  per_location: PER_LOCATION,
}

/** The listed form that has the effect, if one does. */
export const formWithEffect = (forms: readonly string[], effect: FormEffect): string | undefined =>
  forms.find((form) => EFFECTS[effect].includes(foldForm(form)))

const GRANTS = ['additional_insured', 'primary_noncontributory', 'subrogation_waived'] as const
/** What a form grants that has a member of its own on the line. */
export const grantOfForm = (form: string): (typeof GRANTS)[number] | undefined => GRANTS.find((effect) => EFFECTS[effect].includes(foldForm(form)))
