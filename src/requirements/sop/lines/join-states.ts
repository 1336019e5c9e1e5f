import { STATE_NAMES_OR_CODES } from '../lexicon/lexicon-states.ts'
import type { Line } from '../segments/segment.ts'
import { isBareCoverage } from './ticked-lines.ts'

const STATE = `(?:${STATE_NAMES_OR_CODES})`
const LIST = `${STATE}(?:(?: ?[,;\\/&] ?| (?:and|or) |, (?:and|or) )${STATE})*`
/** A line that is nothing but states. */
const STATES = new RegExp(`^(?:states?: ?)?(${LIST})[.,;]?$`)
/** "Only carriers based in CA, NV or OR", "If your business is in California", "California carriers only". */
const CASE = new RegExp(`^\\(?(?:(?:only|required|needed|applies|mandatory|must|if|when|for)\\b[^.;:$\\d]{0,60}? in (?:the states? of )?(${LIST})(?: only)?|(${LIST}) (?:carriers|vendors|contractors|drivers|businesses|companies|firms|residents)(?: only)?)\\)?\\.?$`, 'i')
const LEAD = /^\(?(?:only|required|needed|applies|mandatory|must|if|for|carriers|vendors|contractors|drivers|companies)\b[^.;$\d]{0,80}?(?:\bin|\bfrom|\bof|states|following|below)\)?:?$/i
const TURNED = /\b(?:not|no|except|exempt\w*|unless|other than|outside|excluding|waived)\b|n't\b/i
const PAPER = /^(?:proof of |evidence of )?(.+?)(?: (?:certificate|cert|coi|insurance|coverage|policy))*(?: of insurance)?$/i
const STATES_MAX = 30

const SPARED = /^(?:except(?:ing)?|outside|other than|not (?:required|needed)|unless)\b[^$\d]{0,40}?(?:\bin|\bof|\bfrom|states|following|below)$/i
/** "Workers' comp certificate" by its name alone, and what leads from it to states. */
function headOf(body: string): { coverage: string; leads: boolean; spared: boolean } | null {
  const [, name, lead] = /^([^:(,-]{2,60}?)(?:(?: ?[:(,-] ?| )((?:required|needed|only|for|if|except|outside|other than|not|unless)\b[^$\d:)]{0,40}))?\)?:?$/i.exec(body.replace(/\*+/g, '').trim()) ?? []
  const spared = lead !== undefined && SPARED.test(lead.trim())
  const coverage = name === undefined ? undefined : PAPER.exec(name.trim())?.[1]
  if (coverage === undefined || !isBareCoverage(coverage) || (lead !== undefined && !spared && (!LEAD.test(lead.trim()) || TURNED.test(lead)))) return null
  return { coverage: name!.trim().replace(/^(?:proof|evidence) of /i, '').replace(/ (?:certificate|cert|coi)\b.*$/i, ''), leads: lead !== undefined, spared }
}

/** A coverage by its name alone above the states it is asked in, with or without a line that leads to them, is one line. */
export function joinStates(lines: Line[]): Line[] {
  const out: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    out.push(line)
    const head = line.cells ? null : headOf(line.body)
    const next = lines[i + 1]
    if (!head || !next || next.cells) continue
    const said = next.body.replace(/\*+/g, '').trim()
    const one = head.leads || TURNED.test(said) ? null : (CASE.exec(said) ?? (/^states?:/i.test(said) ? STATES.exec(said) : null))
    // "Not required in:", "Carriers in these states are exempt:"
    const spared = head.leads ? head.spared : SPARED.test(said.replace(/^\(|[:)]+$/g, '')) || /\bstates\b[^$\d]{0,20}\bexempt\W*$/i.test(said)
    const leads = head.leads || spared || (LEAD.test(said) && !TURNED.test(said))
    let at = head.leads ? i + 1 : i + 2
    const states: string[] = one ? [(one[1] ?? one[2])!] : []
    if (!one && leads) while (states.length < STATES_MAX && lines[at] && !lines[at]!.cells && STATES.test(lines[at]!.body.trim())) states.push(STATES.exec(lines[at++]!.body.trim())![1]!)
    if (!states.length) continue
    out[out.length - 1] = { ...line, body: `${head.coverage}: required${spared ? ', except' : ''} in ${states.join(', ')}` }
    i = one ? i + 1 : at - 1
  }
  return out
}
