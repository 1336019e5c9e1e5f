import type { Line } from '../segments/segment.ts'

const LABELLED = /^(\s*(?:the )?(?:cert(?:ificate)?s?\.? )?holder(?:'s)?(?: (?:name|address|and|&|box)){0,3} ?:?\s{3,})([A-Z]\S*(?: \S+)*)$/i
const LINES_MAX = 5
/** What is left of a name that had no more room: it ends with the form of a firm or a body. */
const REST_OF_NAME = /^(?:(?:of|and|the|for|&) )?(?:[A-Z][\w&'.-]* (?:(?:of|and|the|&) )?){0,4}(?:LLC|L\.L\.C|Inc|Corp|Co|Ltd|LP|L\.P|LLP|PLC|N\.A|Company|Corporation|Incorporated|Authority|District|Association|Trust|Partnership|Partners|Cooperative|Foundation|University|Commission|Department)\b\.?(?:,? (?:and|&) (?:its )?(?:affiliates|subsidiaries))?(?=,|$)/
const LEFT_OPEN = /(?:[&/-]|\b(?:of|and|the|for))$/
const SMALL = /^(?:of|and|the|for|&) /

/** "Certificate holder      Larch River Property Management" with the rest of the name and its address below, each at the place of the name. */
export function holderInColumn(lines: Line[], at: number): { told: string; lines: number } | null {
  const found = LABELLED.exec(lines[at]!.raw.trimEnd())
  if (!found) return null
  const place = found[1]!.length
  const below: string[] = []
  for (const line of lines.slice(at + 1, at + 1 + LINES_MAX)) {
    const said = line.raw.trim()
    if (line.cells || line.blankBefore || Math.abs(line.raw.search(/\S/) - place) > 1 || /\S\s{3,}\S/.test(said) || !said) break
    below.push(said)
  }
  return below.length ? { told: nameAndAddress([found[2]!.replace(/;$/, ''), ...below]), lines: below.length } : null
}

/** Lines of a name and its address in one: where the name had no more room, it goes on without a comma. */
export const nameAndAddress = (lines: string[]): string =>
  lines.reduce((above, line) => above.replace(/[,;]$/, '') + (!/\d|,$/.test(above) && (LEFT_OPEN.test(above) || SMALL.test(line) || REST_OF_NAME.test(line)) ? ' ' : ', ') + line).replace(/[,;]$/, '')
