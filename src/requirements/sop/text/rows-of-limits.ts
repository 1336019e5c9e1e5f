const FIGURE = String.raw`\$? ?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?: ?(?:k|mm?|mil|million)\b)?`
const ROW = new RegExp(String.raw`\b((?:c?gl|(?:commercial )?general liability|public liability)(?: limits?)?(?: ?[:=-] ?| (?:of |at )?))(${FIGURE}(?: ?\/ ?${FIGURE}){3,5})(?![\d\/]|[.,]\d| ?[%k]\b)`, 'gi')
/** In the order in which agents write them, which is not that of the form: an occurrence, the aggregates, injury, premises, medical. */
const LABELS = ['each occurrence', 'general aggregate', 'products/completed operations aggregate', 'personal and advertising injury', 'damage to rented premises', 'med exp']
const SCALES: [RegExp, number][] = [[/k$/i, 1e3], [/(?:mm?|mil|million)$/i, 1e6], [/(?:)/, 1]]
/** What stands without a scale is in millions up to this. */
const MILLIONS_MAX = 20

/** "GL 1M/2M/2M/1M/100K/5K": the limits of a certificate in one row are each named. A row that its own figures do not bear out stays. */
export const rowsOfLimits = (text: string): string => (text.split('/').length < 4 ? text : text.replace(ROW, named))

function named(all: string, name: string, row: string): string {
  const parts = row.split('/').map((s) => s.trim())
  const bare = parts.every((s) => /^\d{1,3}$/.test(s))
  const values = parts.map((s, i) => valueOf(s, bare, i))
  const [occurrence, aggregate, products, injury, premises = 0, medical = 0] = values as [number, number, number, number, number?, number?]
  if (occurrence < 1e5 || aggregate < occurrence || products < occurrence || products > aggregate || injury > occurrence || injury < occurrence / 2 || premises > occurrence || medical > Math.min(premises, 25_000)) return all
  const told = values.map((v, i) => `$${v.toLocaleString('en-US')} ${LABELS[i]!}`)
  // Where no scale is written, the pair that stays as it is keeps the doubt of it.
  return name + [...(bare ? [`${parts[0]!}/${parts[1]!}`] : told.slice(0, 2)), ...told.slice(2)].join(', ')
}

function valueOf(text: string, bare: boolean, at: number): number {
  const n = Number(text.replace(/[^\d.]/g, ''))
  if (bare) return n <= MILLIONS_MAX && at < 4 ? n * 1e6 : n * 1e3
  return n * SCALES.find(([suffix]) => suffix.test(text))![1]
}
