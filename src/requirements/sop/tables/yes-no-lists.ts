const PAIRS = /^(\W*[A-Za-z][^:;.$\d]{2,50}?)\s*[:=]\s*((?:[A-Za-z][^:;.,$]{0,40}?(?: [-=]? ?| ?[-=] ?)(?:yes|no|y|n)(?:\s*(?:[,;/]|and|&)\s*|\s*\.?\s*$)){2,8})$/i
const PAIR = /^(?:and |on |for )?(.+?)(?: [-=]? ?| ?[-=] ?)(yes|no|y|n)\s*\.?$/i

/** "Waiver of subrogation: GL yes, auto yes, WC no" asks it of those behind which a yes stands. */
export function withoutYesAndNo(said: string): string {
  // "GL - Yes   Auto - Yes   Umbrella - No": set apart by gaps alone.
  const m = PAIRS.exec(said) ?? PAIRS.exec(said.replace(/( [-=] ?(?:[Yy]es|[Nn]o|YES|NO|Y|N)) +(?=[A-Z])/g, '$1, '))
  if (!m) return said
  const pairs = m[2]!.split(/\s*(?:[,;/]|\band\b|&)\s*/).flatMap((part) => (part.trim() ? [PAIR.exec(part.trim())] : []))
  if (pairs.some((p) => p === null)) return said
  const asked = pairs.filter((p) => /^y/i.test(p![2]!)).map((p) => p![1]!)
  return asked.length ? `${m[1]!} on ${asked.join(', ')}` : said
}
