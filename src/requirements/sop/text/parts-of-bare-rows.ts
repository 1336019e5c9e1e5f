/** Two lines this much further apart than the lines of one cell are of two rows. */
const APART = 1.15
/** What begins the value of a row, and no second line of one. */
const VALUE = /^(?:\$|\d|statutory|stat\b|not |no(?:ne)?\b|n\/a|as |see |per |included|required|yes\b|x$|[-–—]$|actual|full|replacement|agreed)/i
/** A name that goes on in the next line: "Umbrella /", "Errors and". */
const UNFINISHED = /(?:\b(?:and|or|of)|[\/&,(+-])$/i
/** Words of one name that two lines may part: "Commercial" and "General Liability". */
const ONE_NAME =
  /^(?:(?:commercial|comm['’]?l|business|comprehensive) (?:general|auto|automobile|property|umbrella|crime|vehicle)|motor truck|truck cargo|work(?:er|men)?s?['’]?s?['’]? comp|contractors?['’]? (?:pollution|professional|equipment)|contingent (?:cargo|auto)|inland marine|occupational accident|trailer interchange|physical damage|business (?:income|interruption)|legal liability|hired (?:and|auto)|builders?['’]? risk)/i
/** What goes on with the name in the line before it, and is no name of its own. */
const GOES_ON = /^(?:[a-z(\/&+]|(?:Liability|Insurance|Compensation|Coverage|Polic(?:y|ies)|Omissions|Molestation)(?: (?:Liability|Insurance|Coverage|Policy|\([^)]{1,30}\)))?$)/
const goesOn = (name: string, line: string): boolean => UNFINISHED.test(name) || GOES_ON.test(line) || ONE_NAME.test(`${name.split(' ').at(-1)!} ${line}`)

/** The lines of each row, told by the room between them and by names that begin; null where these do not agree. */
export function partsOf(rows: readonly { y: number }[], cells: string[][], body: number, limit: number): number[][] | null {
  const columns = cells[0]!.map((_, c) => rows.flatMap((r, i) => (cells[i]![c] ? [{ i, y: r.y }] : [])))
  const pitch = Math.min(...columns.flatMap((at) => at.slice(1).map(({ y }, k) => y - at[k]!.y)))
  const lines = rows.map((_, i) => i).slice(body)
  const groups: number[][] = []
  for (const i of lines) {
    if (i > body && rows[i]!.y - rows[i - 1]!.y <= pitch * APART) groups.at(-1)!.push(i)
    else groups.push([i])
  }
  const apart = groups.map((group) => {
    const begun = namesIn(group, cells)
    if (!begun) return null
    if (begun.length === 1) return [group]
    // Rows with no room between them: each name stands beside the first line of its amounts.
    const parts = begun.map((b, k) => group.filter((i) => i >= b && i < (begun[k + 1] ?? Number.POSITIVE_INFINITY)))
    return begun[0] === group[0] && parts.every((part) => VALUE.test(cells[part[0]!]![limit]!) || part.every((i) => !cells[i]![limit])) ? parts : null
  })
  const parts = apart.every((a) => a !== null) ? apart.flat() : inTheMiddle(lines, rows, cells, pitch)
  return parts?.every((part) => columns.every((_, c) => !part.map((i) => cells[i]![c]!).filter(Boolean).some((line, k, all) => k > 0 && MARK.test(line) && MARK.test(all[k - 1]!)))) ? parts : null
}

/** The lines that names of coverages begin on; null where the first one seems to go on with another. */
function namesIn(lines: number[], cells: string[][]): number[] | null {
  let name = ''
  const begun: number[] = []
  for (const i of lines) {
    const c = cells[i]![0]!
    if (!c) continue
    if (!name || !goesOn(name, c)) begun.push(i)
    name = begun.at(-1) === i ? c : `${name} ${c}`
  }
  return begun.length && !GOES_ON.test(cells[begun[0]!]![0]!) ? begun : null
}

/** Cells set at the middle of their rows: the lines of each stand evenly around the middle of its name. */
function inTheMiddle(lines: number[], rows: readonly { y: number }[], cells: string[][], pitch: number): number[][] | null {
  const names = namesIn(lines, cells)
  if (!names) return null
  const middle = (at: number[]): number => (rows[at[0]!]!.y + rows[at.at(-1)!]!.y) / 2
  const middles = names.map((b, k) => middle(lines.filter((i) => i >= b && i < (names[k + 1] ?? Number.POSITIVE_INFINITY) && cells[i]![0])))
  // A row reaches as far below its middle as above it.
  const parts: number[][] = []
  for (const m of middles) {
    const rest = lines.slice(parts.flat().length)
    parts.push(rest.filter((i) => rows[i]!.y <= 2 * m - rows[rest[0]!]!.y + pitch * 0.3))
  }
  const even = parts.every((part, k) => part.includes(names[k]!) &&
    cells[0]!.every((_, c) => {
      const at = part.filter((i) => cells[i]![c])
      return !at.length || Math.abs(middle(at) - middles[k]!) < pitch * 0.3
    }))
  return even && parts.flat().length === lines.length ? parts : null
}
/** What fills a cell by itself: two of these below one another are of two rows. */
const MARK = /^(?:\[ {0,2}[x✓✔]? {0,2}\]|[☐☑☒□]|yes|no|x|n\/a|y|n|[-–—]|(?:not )?required|\d{1,3}(?: days)?|\$[\d,]{3,15}(?:\.\d\d)?)$/i
