const SCALE: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, mil: 1e6, million: 1e6 }
const AMOUNT = String.raw`(?:\$ ?\d[\d,]*(?:\.\d+)?(?: ?(?:k|mm?|mil|million)\b)?|\b\d+(?:\.\d+)? ?(?:k|mm?|mil|million)\b)`
const AMOUNTS = new RegExp(AMOUNT, 'gi')
const TIMES: Record<string, number> = { twice: 2, double: 2, two: 2, '2': 2, triple: 3, three: 3, '3': 3 }
const MULTIPLE = String.raw`(twice|double|(?:two|2|three|3) ?(?:times|x)|triple)`
const IT = String.raw`(?: (?:of )?(?:that|this|it|(?:the |that |this |each |per )+(?:occurrence|occ\.?|claim|limit|amount|figure)(?: limit| amount)?))?`
const AGGREGATE = String.raw`(?:(?:general|annual|policy) )?(?:aggregate|agg)\b\.?(?: limits?)?`
/** "..., with the aggregate twice that", "; agg at least double" */
const BEHIND = new RegExp(String.raw`\b(${AGGREGATE})(?: (?:of|at|is|are|must be|shall be|should be|will be|to be|being|equal to|in an amount)|:)*(?: (?:at least|not less than|no less than|a minimum of))? ${MULTIPLE}${IT}(?=\s*(?:[.;,)]|$))`, 'i')
/** "... and double that in the aggregate" */
const BEFORE = new RegExp(String.raw`\b${MULTIPLE}${IT} (?:in|for|as|on)(?: the| an?)? (${AGGREGATE})(?![a-z])`, 'i')
/** "General aggregate shall be twice the each occurrence limit of $1,000,000" */
const OF_WHAT = new RegExp(String.raw`\b(${AGGREGATE})(?: (?:must|shall|should|will|to) be| is| of| at|:)?(?: at least| not less than| no less than)? ${MULTIPLE} the (?:each |per )?(?:occurrence|occ\.?)(?: limit| amount)? of (?=${AMOUNT})`, 'i')

const valueOf = (amount: string): number => Number(amount.replace(/[^\d.]/g, '')) * (SCALE[/[a-z]+$/i.exec(amount)?.[0].toLowerCase() ?? ''] ?? 1)
const times = (amount: string, said: string): string => `$${(valueOf(amount) * TIMES[/^[a-z]+|^\d/i.exec(said)![0].toLowerCase()]!).toLocaleString('en-US')}`

/** An aggregate that is reckoned from the one amount beside it, as that amount. */
export function multiplesReckoned(text: string): string {
  if (!/\b(?:twice|double|triple|times|[23] ?x)\b/i.test(text)) return text
  const amounts = text.match(AMOUNTS) ?? []
  if (amounts.length !== 1) return text
  const of = OF_WHAT.exec(text)
  if (of) return `${text.slice(0, of.index)}${of[1]!} of ${times(amounts[0]!, of[2]!)} and each occurrence limit of ${text.slice(of.index + of[0].length)}`
  const at = text.indexOf(amounts[0]!)
  return text.replace(BEHIND, (all, name: string, said: string, where: number) => (where > at ? `${name} ${times(amounts[0]!, said)}` : all)).replace(BEFORE, (all, said: string, name: string, where: number) => (where > at ? `${times(amounts[0]!, said)} ${name}` : all))
}
