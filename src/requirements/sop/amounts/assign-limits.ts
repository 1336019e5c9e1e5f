import type { CoverageType } from '../../../vocabulary/index.ts'
import { addLimit, type AssignedLimits } from './add-limit.ts'
import { askedTokens } from '../mentions/asked-tokens.ts'
import { bindWords, type NamedAmount } from '../mentions/bind-words.ts'
import { describeAmount } from './describe-amount.ts'
import { labelsOf, shorthandLabels } from './label-amounts.ts'
import type { CoveragePart } from '../lexicon/lexicon-coverages.ts'
import { limitLabel } from '../lexicon/limit-labels.ts'
import type { AmountToken, LimitMention } from '../mentions/mentions.ts'

/** Limits of one coverage from the amounts and limit words said of it, in order. */
export function assignLimits(
  type: CoverageType,
  part: CoveragePart | undefined,
  tokensIn: (AmountToken | LimitMention)[],
  text: string,
  /** Limits a person and an accident were named before, in sentences of their own. */
  splitBefore = false,
): AssignedLimits {
  const result: AssignedLimits = { limits: [], alternative: null, doubts: [], advisory: [], conditional: [] }
  const tokens = askedTokens(tokensIn, text)
  const { named, lead, shown } = bindWords(tokens, text)
  const split = splitBefore || tokens.some((t) => t.kind === 'limit' && /^(?:bi|bi_person|person|bi_accident)$/.test(t.word))
  const done = new Set<NamedAmount>()
  const places = new Map<string, number>()
  result.rows = new Map()
  for (const { amount } of named) {
    const row = amount.group ? (result.rows.get(amount.group.id) ?? { start: amount.start, end: amount.end }) : null
    if (row) result.rows.set(amount.group!.id, { start: Math.min(row.start, amount.start), end: Math.max(row.end, amount.end) })
  }
  const put = (labels: string[], amount: AmountToken, doubt?: string) => {
    for (const label of labels) if (!places.has(label)) places.set(label, amount.start)
    if (amount.doubt && amount.doubt !== 'implied_scale') {
      result.doubts.push(
        amount.doubt === 'words_and_figures'
          ? 'The words and the figures name different amounts.'
          : amount.doubt === 'range'
            ? 'A range of amounts is named.'
            : 'An amount cannot be read.',
      )
      return
    }
    for (const label of labels)
      addLimit(result, type, label, amount, text, doubt ?? (amount.doubt ? 'The scale of the amount is not written.' : undefined))
  }
  if (part === 'reefer' || part === 'products') {
    for (const n of named) put([part === 'reefer' ? 'reefer_breakdown' : 'products_comp_op_agg'], n.amount)
    return result
  }
  for (const n of named) {
    const group = n.amount.group
    if (done.has(n) || !group || group.index !== 0) continue
    const members = named.filter((x) => x.amount.group?.id === group.id)
    const words = members.flatMap((m) => m.words)
    const zipped =
      words.length === members.length &&
      members.length > 1 &&
      (members.at(-1)!.words.length === members.length || n.words.length === members.length)
        ? words
        : null
    const lastOnly = members.slice(0, -1).every((m) => !m.words.length)
    const plain =
      words.every((w) => /^(?:bi|csl|statutory)$/.test(w.word)) ||
      // "auto BI/PD 100/300/100"
      (type === 'auto_liability' && members.length === 3 && words.some((w) => w.word === 'bi') && words.every((w) => /^(?:bi|pd|csl)$/.test(w.word))) ||
      // "1M/2M/2M aggregate": the word says what the last amount is anyway.
      (members.length > 1 && lastOnly && words.length === 1 && (/aggregate/.test(words[0]!.word) || (type === 'general_liability' && words[0]!.word === 'occurrence' && members[0]!.amount.value < members[1]!.amount.value)) && type !== 'workers_comp') ||
      // "GL 1M/2M/2M products": so it does where it is the word of that place.
      (members.length > 2 && lastOnly && words.length === 1 && shorthandLabels(type, members.map((m) => m.amount.value), split)?.labels.at(-1) === labelsOf(type, words, split).labels.join())
    // "UM/UIM 100/300": of a person and of an accident, which one label cannot say.
    if (type === 'auto_liability' && members.length > 1 && words.length === 1 && words[0]!.word === 'printed') {
      for (const m of members) done.add(m)
      result.doubts.push(`${members.map((m) => describeAmount(m.amount.value)).join(' / ')}: which limit each amount is, is not said.`)
      continue
    }
    if (!zipped && !plain) continue
    for (const m of members) done.add(m)
    if (zipped) {
      for (const [i, m] of members.entries()) put(labelsOf(type, [zipped[i]!], split).labels, m.amount)
      continue
    }
    const short = shorthandLabels(
      type,
      members.map((m) => m.amount.value),
      split,
    )
    if (!short) result.doubts.push(`${members.map((m) => describeAmount(m.amount.value)).join(' / ')}: which limit each amount is, is not said.`)
    else for (const [i, m] of members.entries()) if (short.labels[i]) put([short.labels[i]!], m.amount, short.doubt)
  }
  for (const w of shown) {
    const label = limitLabel(type, w.word, w.printed)
    if (label && label !== 'statutory' && /^\s*(?:benefits? |coverage )?(?:must be |to be |is |are )?(?:shown|required|listed|included)/.test(text.slice(w.end)))
      result.limits.push({ label, min: null })
  }
  // "Each occurrence (bodily injury and property damage): $1,000,000": what it is for, beside the one limit.
  const limits = type === 'auto_liability' ? lead : lead.filter((w) => !/^(?:bi|pd)$/.test(w.word))
  const spread = limits.length > 1 && named.length === 1 ? limits : null
  for (const n of named) {
    if (done.has(n)) continue
    const { labels, doubt } = labelsOf(type, n.words, split)
    if (!labels.length) result.doubts.push(doubt ?? `${describeAmount(n.amount.value)}: which limit this is, is not said.`)
    else put(labels, n.amount, spread && labels.length === 1 && spread.length > 2 ? 'Several limits are named for one amount.' : doubt)
  }
  // "$1,000,000 CSL or 500/1,000/500 split": of two ways to write one limit, the first named is the rule.
  const first = (ls: { label: string }[]): number => Math.min(...ls.map((l) => places.get(l.label) ?? Number.POSITIVE_INFINITY))
  if (result.alternative && result.limits.length && result.limits.every((l) => l.min !== null && !l.doubt) && first(result.alternative) < first(result.limits)) {
    const { alternative } = result
    result.alternative = result.limits.map(({ label, min }) => ({ label, min }))
    result.limits = alternative
  }
  return result
}
