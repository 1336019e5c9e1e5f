import { AnyOf } from '../../../../vocabulary/index.ts'
import { SLOTS } from './talk-slots.ts'

/**
 * Rows of talk are written as they are spoken, over folded text: `(a|b)` one of these, `[a|b]` one of these or nothing,
 * `x?` with or without that letter or group, `{slot}` a slot of `talk-slots.ts`. A row is read from its first word to its last; with any other word in it, it is no such talk.
 */
export function talkRows(table: string): AnyOf {
  const rows = table.split('\n').map((row) => row.trim()).filter((row) => row !== '')
  return new AnyOf(rows.map((row) => `^(?:${compile(row)})$`))
}

function compile(row: string): string {
  let out = row.replaceAll('.', '\\.').replace(/\((?!\?)/g, '(?:')
  // What may be left out takes the blank before it; at the beginning of a row or a group, the one behind it.
  for (let before = ''; before !== out; ) {
    before = out
    out = out.replace(LEADING, '$1(?:(?:$2) )?')
    if (out === before) out = out.replace(/ \[([^[\]]+)\]/g, '(?: (?:$1))?').replace(/(?<! )\[([^[\]]+)\]/g, '(?:$1)?')
  }
  return filled(out)
}

const LEADING = /(^|\(\?:|\||\) \)\?)\[([^[\]]+)\] /g

/** A slot may stand in another one. */
const filled = (pattern: string): string => pattern.replace(/\{([a-z]+)\}/g, (_, slot: string) => filled(slotOf(slot)))

function slotOf(slot: string): string {
  const pattern = SLOTS[slot]
  if (pattern === undefined) throw new Error(`no slot of talk is called ${slot}`)
  return pattern
}
