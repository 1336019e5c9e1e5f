import type { ReadLine } from '../../../vocabulary/index.ts'
import { findDates } from '../../values/index.ts'
import type { PageView } from '../view/page-view.ts'
import { withAmountsInFigures } from './amounts-in-figures.ts'

const VERB = '(?:deleted|removed|excluded|reduced|decreased|lowered|restricted|limited|withdrawn|revoked|replaced|amended|changed|revised|modified|corrected|increased|eliminated|suspended|discontinued|terminated|dropped|rescinded|substituted|superseded|updated|converted|stricken|taken off|voided)'
/** Something is changed, as a fact: `is hereby deleted`. */
const STATED = new RegExp(`\\b(?:is|are|has been|have been|was|were|be) (?:hereby |now |also |being )?(${VERB})\\b`, 'g')
const ELSE = /\bno longer\b|\bin lieu of\b|\bhenceforth\b|\bfrom now on\b|\b(?:is|are) now\b|\bnow reads?\b|(?<!\b(?:is|are|been|hereby|now|be) )\b(?:amended|changed|revised|corrected) to\b|\b(?:removed|deleted|dropped) (?:effective|eff\b|as of|from (?:the|this|your) policy)|: ?(?:now )?(?:deleted|removed|excluded|not covered|no coverage|rejected)\b|\b(?:deleted|removed|excluded|dropped|eliminated)(?=\W{0,6}$)|\b(?:this|the) (?:policy|insurance|coverage) excludes\b/g
/** An order, or the label of a list: `Delete: Unit 104`, `Coverage removed: hired auto`. */
const ORDERED = /(?:^|[:.] ?|\n\W{0,8})(?:please )?(delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|exclud(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|lower(?:s|ed|ing)?|decreas(?:e|es|ed|ing)|drop(?:s|ped)?|eliminat(?:e|es|ed)|correct(?:s|ed|ing|ion of)?|amend(?:s|ed|ing)?(?! of)|replac(?:e|es|ed|ing)|change(?= [^\n]{3,60}? (?:from|to) ))\b[: ]{0,3}(?=[a-z0-9$])/g
const ACTIVE = /\bwe (?:have )?(removed|deleted|dropped|reduced|lowered|changed|updated|corrected|amended)\b/g
const LABELLED = /\b(?:deleted|removed|reduced|excluded|dropped|restricted) ?:/g

/** What may change while the coverage stays as it was, named first in what is said to change. */
const BENIGN = /\b(?:address|mailing|garag(?:ing|ed)|premiums?|payment plan|billing|installments?|lien ?holders?|loss payees?|finance compan(?:y|ies)|certificate holders?|mortgagees?|agent|agency|producer|broker|phone|telephone|e-?mail|contact|fein|federal (?:id|employer)|vin|identification number|spelling|drivers?|rates?|rating|payroll|exposures?|surcharges?|tax|fees?|cost new|stated amount|experience mod(?:ification)?)\b/
/** What a policy covers, whom, and up to what. */
const COVER = /\b(?:limits?|sublimits?|aggregate|liability|coverages?|autos?|symbols?|vehicles?|units?|trucks?|tractors?|trailers?|additional insureds?|waivers?|subrogation|primary|named insureds?|the insured|polic(?:y|ies)(?! (?:number|change))|expiration|retroactive|deductibles?|retentions?|forms? [a-z]{2}|(?:cg|ca|wc|cu|il) \d\d|locations?|radius|operations|cargo|insurance|occurrence|notice of cancellation)\b/
/** An endorsement's form changes the wording of forms, which is no change of what the declarations state. */
const PROVISION = /\b(?:sections?|paragraphs?|subparagraphs?|conditions?|definitions?|provisions?|exclusions?|terms?|part (?:one|two|[ivx]{1,3})|item [a-z0-9]\.)\b/
const SUPPOSED = /\b(?:if|unless|in the event|should|would|might|remains?)\b/
const SUPPOSED_IN_FORM = /\b(?:if|unless|in the event|should|would|might|remains?|when|whenever|until|may|where|any(?!\W{0,2}auto)|such|not)\b/
const ADDS = /^ (?:as follows )?(?:to (?:also )?(?:include|add)|by (?:adding|the addition of|including))\b/
const AS_FOLLOWS = /^ as follows\W{0,4}(?:sections?|(?:sub)?paragraphs?|conditions?|definitions?|exclusions?)\b/
/** What comes to pass later has not changed. */
const ONCE = /^ (?:when|if|upon|once|as soon as)\b/
const MORE = /^increased$/
const NARROWS = /^(?:excluded|restricted|limited)$/
const BEARS_MORE = /\b(?:deductibles?|retentions?)\b/
const NARROWING = /\b(?:exclusions?|limitations?|restrictions?|warrant(?:y|ies))\b[^.\n]{0,60}\b(?:is|are) (?:hereby )?added\b|\badd(?:ed)?:? (?:the )?(?:following )?[a-z ]{0,30}\b(?:exclusion|limitation|restriction)\b/
const ADDED = /\badd(?:s|ed|ing)?\b|\b(?:included|named|recognized) as (?:an )?additional insured\b|\bwe waive\b|\bpremium (?:adjustment|change)\b|\badjustment of premium\b/

const TITLE = new RegExp(
  [
    String.raw`(?:notice of )?(?:(?:commercial|general|common|business auto|auto) )?(?:policy )?(?:changes?|amendment) ?(?:endorsement|form|request processed)?(?: (?:no|number|#)\W{0,2}\w{1,4})?`,
    String.raw`(?:policy (?:changes?|amendment)|changes? (?:(?:of|in|to) (?:your |the )?(?:policy|coverages?)|endorsement))\b.{0,40}`,
    String.raw`manuscript endorsement`,
    String.raw`(?:covered )?(?:autos?|vehicles?) changes?(?: endorsement)?`,
  ].map((title) => String.raw`^\W{0,12}${title}\W{0,12}$`).join('|'),
)
/** Titles of papers that say by themselves that something is taken away. */
const TAKES = new RegExp(
  [
    String.raw`.{0,40}\b(?:deletion|removal|withdrawal|reduction|limitation) (?:of|in) (?:[a-z]{1,12} ){0,2}(?:coverages?|insureds?|limits?|insurance|autos?|vehicles?|waiver)\b.{0,60}`,
    String.raw`.{0,40}\b(?:autos?|vehicles?|units?|insureds?|coverages?) (?:deletion|removal)\b.{0,30}`,
    String.raw`\W{0,12}(?:restrictive endorsement|excluded drivers?(?: endorsement)?|(?:named )?driver exclusion(?: endorsement)?|exclusion of named drivers?)\W{0,12}`,
  ].map((title) => `^${title}$`).join('|'),
)
/** An endorsement without a name, that is no exclusion of the trade. */
const PLAIN = /^\W{0,12}endorsement(?: (?:no|number|#)?\W{0,3}\w{1,5})?\W{0,12}$/
const EXCLUSION = /^.{0,60}\bexclusions?\b.{0,30}$/
const AGREED_NOT = /\bagreed\b[^.]{0,120}\b(?:policy|insurance|coverage)\s(?:shall|does|will)\snot\s(?:apply|cover|extend|include)\b/
/** Of coverages that no rule asks a form says what it likes. */
const LESSER = /\b(?:towing|rental|medical payments|medical expense|premises rented|glass|personal effects|loss of earnings|bail bonds|supplementary payments|fellow employee|audio|electronic equipment)\b/
/** Of whom: `as an additional insured`. */
const INSURED = /^ as (?:an? )?(?:additional |named )?insureds?\b/

/** What only leads up to the changes. */
const LEADS = /\b(?:policy|declarations|coverage part|schedule) (?:is|are|has been|have been) (?:hereby )?(?:amended|changed|revised|modified) (?:as follows|to read as follows|as shown|as described|in the following)/

/**
 * The words of an endorsement's page by which it changes its policy, where no change was read that accounts for them; null where all is
 * accounted for. On a change endorsement whatever is said to change must be known to leave the coverage as it was, to add to it, or to
 * have been read; on any other, that a thing of the coverage is changed or taken away is not said by the forms of the trade.
 */
export function unreadChange(view: Pick<PageView, 'rowRuns' | 'blocks'>, lines: readonly ReadLine[]): string | null {
  const rows = view.rowRuns.map((run) => run.text.toLowerCase().replace(/\s+/g, ' ').trim())
  const text = withAmountsInFigures(view.blocks.map((block) => block.segments.map((s) => s.text).join('\n')).join('.\n\n').toLowerCase().replace(/[ \t]+/g, ' ')).slice(0, CHARS_MAX)
  const strict = rows.slice(0, TITLE_ROWS).some((row) => TITLE.test(row)) || LEADS.test(text.replace(/\s+/g, ' '))
  const heads = rows.slice(0, TITLE_ROWS)
  const agrees = heads.some((row) => PLAIN.test(row)) && !heads.some((row) => EXCLUSION.test(row))
  const taken = rows.slice(0, TITLE_ROWS).find((row) => TAKES.test(row))
  let accounted = strict && lines.some((line) => line.limits.some((l) => l.amount !== null))
  for (const sentence of text.split(SENTENCE_ENDS).slice(0, SENTENCES_MAX)) {
    const said = sentence.trim()
    if (LEADS.test(said.replace(/\s+/g, ' '))) continue
    if (isRead(said, lines)) {
      accounted = true
      continue
    }
    if ((strict && NARROWING.test(said)) || (agrees && AGREED_NOT.test(said))) return shown(said)
    if (ADDED.test(said)) accounted = true
    for (const change of changesIn(said)) {
      const verdict = strict ? weighed(change) : weighedInForm(change, said)
      if (verdict === 'doubt') return shown(said)
      if (verdict === 'fine') accounted = true
    }
  }
  if (taken !== undefined && !lines.some((line) => line.additional_insured === false || line.subrogation_waived === false || line.limits.length > 0)) return shown(taken)
  return strict && !accounted ? shown(rows.find((row) => TITLE.test(row)) ?? 'the policy is changed') : null
}

const CHARS_MAX = 60_000
const SENTENCES_MAX = 1_000
const TITLE_ROWS = 30
const SAYS_MAX = 300
const ABOUT_MAX = 80
/** How far around a word of change is looked, in letters: what a longer sentence says is no more of that change. */
const REACH_MAX = 2_000
/** A stop behind `No.` or `Inc.` ends nothing. */
const SENTENCE_ENDS = /(?<!\b(?:no|eff|inc|co|corp|st))[.;!?](?=\s|$)/
const shown = (said: string): string => said.replace(/\s+/g, ' ').slice(0, SAYS_MAX)

/** `about` holds what is changed, the nearest words first; `before` and `after` the sentence around it. */
type Change = { about: string[]; verb: string; before: string; after: string }

function changesIn(said: string): Change[] {
  const until = (at: number): string => said.slice(Math.max(0, at - REACH_MAX), at)
  const before = (at: number): string => until(at).replace(/\n/g, ' ')
  const behind = (m: RegExpExecArray): string => said.slice(m.index + m[0].length).slice(0, REACH_MAX).replace(/\n/g, ' ')
  const passive = [...said.matchAll(STATED), ...said.matchAll(ELSE)].map((m): Change => {
    const clause = until(m.index).split(/[,:;]\s|\bthat\s/).at(-1)!
    const fragments = clause.split('\n').filter((line) => line.trim() !== '')
    const about = [fragments.at(-1) ?? '', fragments.slice(-2).join(' '), fragments.join(' ')].map((words) => words.replace(ITS_FORM, ''))
    return { about, verb: m[1] ?? 'no longer', before: before(m.index), after: behind(m) }
  })
  const ordered = [...said.matchAll(ORDERED), ...said.matchAll(LABELLED), ...said.matchAll(ACTIVE)].map((m): Change => {
    const after = behind(m)
    return { about: [after.slice(0, 60).split(/[,;(]| - /)[0]!], verb: m[1] ?? 'removed', before: before(m.index), after }
  })
  return [...passive, ...ordered]
}

/** The form that an endorsement belongs to, printed over its text. */
const ITS_FORM = /\b[a-z/ -]{0,60}\bcoverage (?:part|form)s?\b/g
const WHOSE = /^.{0,400}[’']s /
const headOf = ({ about, after }: Change): 'benign' | 'cover' | null => {
  if (INSURED.test(after)) return 'cover'
  for (const text of about.flatMap((words) => (WHOSE.test(words) ? [words.replace(WHOSE, ''), words] : [words]))) {
    const [benign, cover] = [text.search(BENIGN), text.search(COVER)]
    if (benign < 0 && cover < 0) continue
    return benign >= 0 && (cover < 0 || benign < cover) ? 'benign' : 'cover'
  }
  return null
}

type Weight = 'doubt' | 'fine' | null
function weighed(change: Change): Weight {
  if (SUPPOSED.test(change.before)) return null
  if (NARROWS.test(change.verb)) return 'doubt'
  if (ADDS.test(change.after)) return 'fine'
  const head = headOf(change)
  if (head === 'benign') return 'fine'
  return head === 'cover' && MORE.test(change.verb) && !BEARS_MORE.test(change.about.join(' ')) ? 'fine' : 'doubt'
}

function weighedInForm(change: Change, said: string): Weight {
  const named = { ...change, about: [...change.about, change.before.replace(ITS_FORM, '').slice(-ABOUT_MAX)] }
  if (SUPPOSED_IN_FORM.test(change.before) || PROVISION.test(change.before) || LESSER.test(change.before) || ADDS.test(change.after) || AS_FOLLOWS.test(change.after) || ONCE.test(change.after) || headOf(named) !== 'cover') return null
  return weighed(named) === 'doubt' && !/\bby (?:any |the |all )?(?:amounts?|sums?|payments?|damages)\b/.test(said) ? 'doubt' : null
}

const READ: readonly [RegExp, (line: ReadLine, said: string) => boolean][] = [
  [/\badditional insureds?\b|\bcg 20 (?:10|37|26|33|38|11|28)\b|\bca 20 48\b/, (line) => line.additional_insured === false],
  [/\bwaivers?\b|\bcg 24 04\b|\bca 04 44\b|\bwc 00 03 13\b/, (line) => line.subrogation_waived === false],
  [/\bprimary\b|\bcg 20 01\b|\bca 04 49\b/, (line) => line.primary_noncontributory === false],
  [/\bclaims[- ]made\b/, (line) => line.occurrence_form === false],
  [/\bexpiration\b/, (line, said) => line.expiration_date !== null && findDates(said).includes(line.expiration_date)],
  [/\blimits?\b|\baggregate\b|\boccurrence\b|\bcsl\b/, ({ limits }, said) => {
    const amounts = [...said.matchAll(/\$ ?([\d,]{3,14})/g)].map((m) => Number(m[1]!.replaceAll(',', '')))
    return limits.length > 0 && (amounts.length === 0 ? /[:]|as follows|\bschedule above\b/.test(said) : limits.some((l) => l.amount !== null && amounts.includes(l.amount)))
  }],
]
/** Whether what a sentence names is what was read onto a line. */
const isRead = (said: string, lines: readonly ReadLine[]): boolean => READ.some(([names, holds]) => names.test(said) && lines.some((line) => holds(line, said)))
