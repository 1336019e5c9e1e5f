import { COVERAGE_NAMES } from '../../../vocabulary/index.ts'
import { type Draft, type Ledger, noteSentence, sameWhen, whenOf } from '../rules/drafts.ts'
import type { Member } from '../mentions/mentions.ts'
import type { MemberStatement } from '../rules/statements.ts'
import { LIABILITY } from './reach-of-member.ts'

const ONE_VALUE = new Set(['max_deductible', 'cancellation_notice_days', 'min_days_remaining'])
const same = (a: Member, b: Member): boolean => JSON.stringify(a) === JSON.stringify(b)

export function put(d: Draft, s: MemberStatement, specific: boolean, ledger: Ledger): void {
  const { member } = s
  if (d.letOff.has(member.name) && !s.negated && whenOf(s.condition) === null) return
  noteSentence(d, s.sentence)
  const alone = s.form && ledger.drafts.filter((x) => LIABILITY.has(x.coverage)).length < 2
  if (s.doubt && !alone) d.doubts.push({ question: s.doubt, sentence: s.sentence })
  if (s.negated) {
    d.refused.add(member.name)
    if (s.condition && sameWhen(d.when, whenOf(s.condition))) d.letOff.add(member.name)
    const held = d.members.get(member.name)
    if (held?.specific && specific) dispute(d, member.name, s, ledger)
    // "Waiver on both. ... Addendum 4 strikes the waiver.": said of one, and then taken from all.
    else if (held && held.sentence !== s.sentence) d.doubts.push({ question: `${member.name.replaceAll('_', ' ')} is asked in one place and not in another.`, sentence: s.sentence })
    return
  }
  if (member.name === 'endorsements') {
    for (const f of member.value) if (!d.endorsements.includes(f)) d.endorsements.push(f)
    return
  }
  if (member.name === 'stack') {
    // What the limits of others are reached with is not reached with itself.
    if (d.coverage === 'umbrella' || d.coverage === 'excess_liability') return
    for (const l of d.limits)
      if (
        l.min !== null &&
        l.label !== 'med_exp' &&
        l.label !== 'damage_to_rented_premises' &&
        (d.coverage !== 'workers_comp' || l.label.startsWith('el_'))
      )
        l.stack = true
    return
  }
  if (d.refused.has(member.name) && !specific) return
  const held = d.members.get(member.name)
  const ofState = d.when !== null && whenOf(s.condition) !== null
  if (!held || (specific && !held.specific)) {
    d.members.set(member.name, { member, specific, sentence: s.sentence, ofState })
    return
  }
  // "Florida haulers: the deductible may go up to $5,000": there it takes the place of what is asked of everybody.
  if (ONE_VALUE.has(member.name) && Boolean(held.ofState) !== ofState) {
    if (ofState) d.members.set(member.name, { member, specific, sentence: s.sentence, ofState })
    return
  }
  if (same(held.member, member) || (held.specific && !specific)) return
  if (
    member.name === 'carrier_rating' &&
    held.member.name === 'carrier_rating' &&
    member.value.min_rating === held.member.value.min_rating &&
    !(member.value.min_size && held.member.value.min_size)
  ) {
    if (member.value.min_size) d.members.set(member.name, { member, specific, sentence: s.sentence })
    return
  }
  if (member.name === 'auto_scope' && held.member.name === 'auto_scope') {
    const value = [...new Set([...held.member.value, ...member.value])]
    d.members.set(member.name, {
      member: { name: 'auto_scope', value: value.includes('any_auto') ? ['any_auto'] : value },
      specific,
      sentence: s.sentence,
    })
    return
  }
  dispute(d, member.name, s, ledger)
}

/** Two statements of equal reach that differ: neither is kept. */
function dispute(d: Draft, name: Member['name'], s: MemberStatement, ledger: Ledger): void {
  const held = d.members.get(name)!
  d.members.delete(name)
  d.refused.add(name)
  for (const sentence of new Set([held.sentence, s.sentence]))
    ledger.questions.push({
      kind: 'question',
      sentence,
      question: `${COVERAGE_NAMES[d.coverage]}: the text says two different things about ${name.replaceAll('_', ' ')}. Which holds?`,
      candidates: [String(JSON.stringify(held.member.value)), s.negated ? 'not required' : String(JSON.stringify(s.member.value))],
      coverage: d.coverage,
      member: name,
    })
}
