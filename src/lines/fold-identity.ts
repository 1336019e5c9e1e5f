/** Words printed where a policy number belongs while there is none yet. */
const PLACEHOLDERS = new Set([
  'NA',
  'NONE',
  'TBD',
  'TBA',
  'TOBEDETERMINED',
  'TOBEASSIGNED',
  'PENDING',
  'UNKNOWN',
  'NOTAVAILABLE',
  'NOTASSIGNED',
  'NOTISSUED',
  'BINDER',
  'NEW',
  'APPLIEDFOR',
  'SEEATTACHED',
  'SEEBELOW',
  'VARIOUS',
])

/** A policy number as its identity: letters and digits, upper case. null when nothing, or only a placeholder, is printed. */
export const foldPolicyNumber = (policyNumber: string | null): string | null => {
  if (policyNumber === null) return null
  const folded = policyNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return folded === '' || PLACEHOLDERS.has(folded) ? null : folded
}

const ABBREVIATIONS = new Map(
  Object.entries({
    ins: 'insurance',
    cas: 'casualty',
    mut: 'mutual',
    natl: 'national',
    amer: 'american',
    assur: 'assurance',
    indem: 'indemnity',
    ind: 'indemnity',
    prop: 'property',
    grp: 'group',
    intl: 'international',
    fin: 'financial',
    gen: 'general',
    svcs: 'services',
    svc: 'service',
    exch: 'exchange',
    underwr: 'underwriters',
    assoc: 'association',
    spec: 'specialty',
    comm: 'commercial',
    lib: 'liberty',
  }),
)
const LEGAL_ENDINGS = new Set(['the', 'company', 'co', 'corporation', 'corp', 'incorporated', 'inc', 'llc', 'ltd', 'limited', 'plc', 'lp'])

/** A carrier's name for comparison: abbreviations of the trade written out, legal endings and punctuation gone. */
export const foldCarrier = (carrier: string): string =>
  carrier
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !LEGAL_ENDINGS.has(word))
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(' ')

export const foldNaic = (naic: string): string => naic.replace(/\D/g, '').replace(/^0+/, '')

type Carrier = { carrier: string | null; naic: string | null }

/** The same company: by NAIC code where both papers print one, else by name. */
export const isSameCarrier = (a: Carrier, b: Carrier): boolean => {
  const codes = [a.naic, b.naic].map((code) => (code === null ? '' : foldNaic(code)))
  if (codes[0] && codes[1]) return codes[0] === codes[1]
  return a.carrier !== null && b.carrier !== null && foldCarrier(a.carrier) === foldCarrier(b.carrier)
}
