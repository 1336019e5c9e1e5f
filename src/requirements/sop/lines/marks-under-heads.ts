const HEAD = /^[A-Za-z][A-Za-z' /&-]{2,30}$/
const CORNER = /^\s{0,6}(?:coverage|policy|policies|line|insurance|type|item|kind)s?(?=\s{2,})/i
const ROW = /^(\s{0,8}\S.{0,70}?\S)(\s{2,}[xX\u2713\u2714](?:\s+[xX\u2713\u2714])*)\s*$/
const MARK = /[xX\u2713\u2714]/g
const FAR = 9

type Head = { name: string; middle: number }
/** The names of a line that stands above columns and names none for the first of them. */
function headsOf(line: string): Head[] {
  if (line.length > 160 || !/^\s{8,}\S/.test(line.replace(CORNER, (s) => ' '.repeat(s.length)))) return []
  const heads = [...line.replace(CORNER, (s) => ' '.repeat(s.length)).matchAll(/\S+(?: \S+)*/g)].map((m) => ({ name: m[0], middle: m.index + m[0].length / 2 }))
  return heads.length > 1 && heads.length < 9 && heads.every((h) => HEAD.test(h.name)) ? heads : []
}

/** "        Retail    Restaurant" over "Liquor $1M            X": marks set with spaces below their heads become a table with pipes. */
export function marksUnderHeads(lines: string[]): string[] {
  const out: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const heads = headsOf(lines[i]!)
    const rows: string[] = []
    for (let k = i + 1; heads.length && k < lines.length; k++) {
      const m = ROW.exec(lines[k]!)
      if (!m) break
      const at = [...m[2]!.matchAll(MARK)].map((x) => m[1]!.length + x.index)
      const under = at.map((p) => heads.reduce((best, h, j) => (Math.abs(h.middle - p) < Math.abs(heads[best]!.middle - p) ? j : best), 0))
      if (new Set(under).size !== at.length || under.some((j, n) => Math.abs(heads[j]!.middle - at[n]!) > FAR)) break
      rows.push(`| ${m[1]!.trim().replaceAll('|', '/')} | ${heads.map((_, j) => (under.includes(j) ? 'X' : '')).join(' | ')} |`)
    }
    if (rows.length < 2) {
      out.push(lines[i]!)
      continue
    }
    out.push(`| | ${heads.map((h) => h.name).join(' | ')} |`, ...rows)
    i += rows.length
  }
  return out
}
