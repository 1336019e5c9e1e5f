import { findMentions } from '../mentions/find-mentions.ts'
import { leadOfMembers } from '../members/member-leads.ts'
import { readableText } from '../text/normalise-text.ts'
import { findOpenConditions } from '../conditions/open-conditions.ts'
import { REQUEST } from '../conditions/open-patterns.ts'
import { withoutPreferredParty } from '../coverages/not-asking-words.ts'
import { headsProvided } from '../lexicon/provided-heads.ts'
import { headsWrapUp } from '../lexicon/wrap-ups.ts'
import { OBLIGED } from '../lexicon/party-names.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'
import { type Context, type NamedCoverage, NO_CONTEXT } from './segment.ts'

const FILLER =
  /(?<=\b(?:coverage|part|item|section|type|policy|line|art\.?|article|no\.?) )[a-h]\b|\bart\.? (?=\d)|\b(?:insurance|coverages?|requirements?|required|minimums?|limits?|polic(?:y|ies)|and|the|for|an?|section|item|part|type|line|of|liability|mandatory|must have|with|(?:by|per) states?)\b|[\d.:()&/,\s*#+-]|[¶]/g
export const TIER = new RegExp(
  [
    String.raw`(?:^|\b)(?:` +
    [
      String.raw`up to|(?<=\b(?:contracts?|projects?|jobs?|orders?|awards?) )to|fewer than|under(?! \(?\d{1,2}\)?\s*(?:,|and\b|&|or\b|through\b|to\b|-|:|\.|$))|below`,
      String.raw`less than|over|above|exceeding|greater than|more than|between|from|not exceeding|at or below|at least`,
    ].join('|') +
    String.raw`)(?: about| approx\w*)? ?\$? ?[\d¤¦]`,
    String.raw`[\d¤¦][\d,.]*\s*(?:k|m|mm|million)?\s*(?:-|to)\s*\$?\s*[\d¤¦]`,
    String.raw`[\d¤¦][\d,.]*\s*(?:k|m|mm|million)?\s*(?:(?:a|per|each) (?:year|month|job|event|contract|order|project)\s*|annually\s*|yearly\s*)?(?:and|or) (?:under|over|above|below|less|more|up|greater|higher|larger|beyond|lower|smaller|fewer)\b`,
    String.raw`[\d¤¦][km]?\+`,
    String.raw`\d (?:` +
    [
      String.raw`people|guests|attendees|employees|persons|seats|beds|units|vehicles|trucks|drivers|students|participants|patients|children|residents|rooms|acres|feet`,
      String.raw`stories|square feet|sq\.? ?ft\.?|[gr]?s\.?f\.?|lbs?|pounds|tons|gallons|barrels|miles`,
    ].join('|') +
    String.raw`) (?:or|and) (?:under|over|above|below|less|fewer|more|up)\b`,
    String.raw`\b(?:tier|level|class|category|group|grade|band|risk level) ?(?:[a-e]|\d|i{1,3}|iv|one|two|three|four)\b`,
    String.raw`\b(?:low|medium|moderate|high|minimal|standard|elevated|higher|lower)(?:er)?[- ](?:risk|hazard|value|exposure|dollar)`,
    String.raw`\b(?:small|large|smaller|larger|bigger|major|minor|medium|mid-?size)\b[^.]{0,30}(?:contracts?|projects?|jobs?|events?|vendors?|purchases?|work)`,
  ].join('|'),
  'i',
)
/** "Flood cover - not required": a line that says it of what it names, and of nothing below it. */
const OF_ITSELF = /^(?!(?:optional|recommended|preferred|additional|other|further|the following|coverages?|insurance|items?|extras?)\b)[a-z].* ?[-\u2013\u2014:(] ?(?:is |are )?(?:currently )?(?:not (?:required|needed|applicable|necessary)|optional|recommended|preferred|encouraged|n\/a|waived)\)?$/
/** "(X = required   O = not required)": what marks mean stands above nothing. */
const LEGEND = /(?:^|[\s(,;])[A-Z\u2713\u2714]{1,3} ?= ?(?:not |is |are )*(?:required|needed|applicable|asked)\b/
const SKIP =
  /not required|\boptional\b|not needed|\bdefinitions?\b|indemnif|hold harmless|\bexamples?\b|\bsamples?\b|for (?:your )?(?:reference|information)|legal minimum|federal minimum|background\b(?! (?:checks?|screen))|what (?:we|the \w+) (?:carry|carries|provide|provides|cover|covers|maintain)|our (?:own )?(?:insurance|coverage|program|policies)|(?:provided|carried|maintained|furnished|covered) by (?:us\b|our |the (?:owner|landlord|lessor|city|county|broker|shipper|company|district|university|franchisor|authority|general contractor))|we (?:carry|provide|cover)|(?:owner|landlord|lessor|city|county|broker|shipper|company|district|university)'?s? (?:insurance(?! requirement)|coverage|own|will|shall|carries|provides|maintains)|^(?:sub-sub|lower[- ]tier)|flow[- ]?down|frequently|payment terms|\b(?:you|we) (?:do not|don't|no longer|never) (?:need|want|require|ask for|check|collect)\b/i
/** "Not provided by the Owner": what is left to those who are asked. */
const NOT_THEIRS = /\bnot (?:provided|carried|maintained|furnished|covered|included|insured) (?:by|under|in|through)\b.*/
const ADVISORY = /recommend|preferred|encouraged|nice[- ]to[- ]have|suggested|desir(?:ed|able)|advis(?:ed|ory)|good to have|best practice/i

/** Parallel titles such as "Standard lifts" and "Critical lifts" name levels. */
const LEVEL =
  /^(?:standard|preferred|critical|basic|premium|heavy|light|routine|special|regular|complex|simple|hazardous|non-hazardous)(?:[- ][\w&-]+)? (?:lifts?|loads?|jobs?|work|projects?|contracts?|vendors?|events?|hauls?|freight|carriers?|trades?|equipment|vehicles|operations)$/

/** "Agreement No. 2026-0417" is the number of a paper. */
const NUMBER_OF_PAPER = /\b(?:nos?\.?|number) ?[a-z]{0,3}-?\d[\w-]*|# ?\d[\w-]*|\b(?:rfp|rfq|itb|ifb|bid|addendum|solicitation|spec(?:ification)?|section|form|agreement) \d{1,4}-\d{1,4}(?![\d,km])/g
const isSized = (lower: string): boolean => TIER.test(lower.replace(NUMBER_OF_PAPER, ' ')) || LEVEL.test(lower.replace(/[:\s]+$/, ''))
const withoutEnd = (lower: string): string => lower.replace(/[\s:.*-]+$/, '')

/** Whether a line by itself names a level. What it mentions is looked for only where its letters may name one: most lines of a text are asked. */
export function namesLevel(raw: string): boolean {
  const { lower } = readableText(raw.replace(/^#+\s*/, ''))
  return (isSized(lower) || ON_TOP.test(withoutEnd(lower))) && headingContext(raw, false)?.context.tier != null
}

/** What a heading or a lead-in says of the text below it, or null when it says nothing that matters. */
export function headingContext(raw: string, leadIn: boolean): { context: Context; pure: boolean } | null {
  const text = readableText(raw.replace(/^#+\s*/, ''))
  if (text.lower.length > 220) return null
  const subject = leadIn ? leadOfMembers(raw) : null
  if (subject !== null && raw.trim().startsWith(subject)) return { context: { ...NO_CONTEXT, subject }, pure: true }
  const reading = findMentions(text)
  const named = reading.mentions.filter((m) => m.kind === 'coverage')
  const amounts = reading.mentions.some((m) => m.kind === 'amount')
  const title = text.cased.replace(/[:\s]+$/, '')
  const context: Context = { ...NO_CONTEXT, titles: [title] }
  const says = reading.mentions.some((m) => m.kind === 'member' && /^(?:additional_insured|subrogation_waived|primary_noncontributory|carrier_rating|endorsements)$/.test(m.member.name))
  // "$1,000,000 per claim, retention not over $25,000": limits of a coverage above it.
  const limits = reading.mentions.some((m) => m.kind === 'limit') && amounts
  if (!says && !(limits && SAID_OF_LIMITS.test(text.lower)) && isSized(text.lower) && !named.length) return { context: { ...context, tier: { title } }, pure: true }
  const bare = withoutEnd(text.lower)
  if (ON_TOP.test(bare) && !amounts) return { context: { ...context, tier: { title } }, pure: true }
  if (headsWrapUp(bare) || headsProvided(bare)) return { context: { ...context, mode: 'skip' }, pure: true }
  // "OWNER'S BUILDER'S RISK INSURANCE", above what the owner carries.
  if (OF_THE_OWNER.test(bare) && !amounts) return { context: { ...context, mode: 'skip' }, pure: true }
  if (named.length && !amounts) {
    const rest = reading.masked
      .replace(/©+/g, '')
      .replace(/\((?:recommended|preferred|optional|required|if .*?)\)/, '')
      .replace(FILLER, '')
    const seen = new Map<string, NamedCoverage>()
    for (const m of named) {
      const pick: NamedCoverage = {
        type: m.type,
        ...(m.part ? { part: m.part } : {}),
        ...(m.alternative ? { alternative: m.alternative } : {}),
      }
      seen.set(`${m.type}.${m.part ?? ''}`, pick)
    }
    if (rest.length === 0 && !/\bor\b/.test(reading.masked)) return { context: { ...context, coverages: [...seen.values()] }, pure: true }
  }
  const first = named[0]
  // What it includes makes it no longer a title.
  const called = reading.masked.replace(/\((?:including|incl\.?|covering)\b[^()]*\)/g, '')
  const titled =
    first &&
    !amounts &&
    first.start <= 4 &&
    called.length <= 90 &&
    !/\b(?:is|are|must|shall|will|not|if|when|or|only|required|recommended|preferred|optional|n\/a)\b|[.;]/.test(
      called.replace(/[.:;]+$/, ''),
    ) &&
    called
      .replace(/^.*©/, '')
      .replace(/\([^)]*\)/g, '')
      .replace(FILLER, '') === ''
  if (titled && new Set(named.map((m) => m.type)).size === 1)
    return {
      context: {
        ...context,
        coverages: [
          {
            type: first.type,
            ...(first.part ? { part: first.part } : {}),
            ...(first.alternative ? { alternative: first.alternative } : {}),
          },
        ],
      },
      pure: true,
    }
  const mode =
    !leadIn && (amounts || OF_ITSELF.test(bare))
      ? null
      : /\brequired\b/.test(bare) && !/not required|not be required/.test(bare)
      ? null
      : ADVISORY.test(withoutPreferredParty(bare))
        ? 'advisory'
        : SKIP.test(bare.replace(NOT_THEIRS, ' ')) && !LEGEND.test(text.cased)
          ? 'skip'
          : null
  const strongSkip =
    mode === 'skip' && (!named.length || leadIn) && !/\bmust|shall\b|you need\b(?!.*not)/.test(bare.replace(/do not need|don't need/g, ''))
  if (strongSkip) return { context: { ...context, mode: 'skip' }, pure: true }
  const buyer = !named.length && !amounts ? BOUGHT_BY.exec(bare)?.[1] : undefined
  if (buyer !== undefined && !OBLIGED.some((o) => buyer.endsWith(o) || buyer.endsWith(`${o}s`))) return { context: { ...context, condition: { kind: 'open', text: text.cased.replace(/:\s*$/, '') } }, pure: true }
  // What is left to be said is of headings that name nothing: of others no conditions are looked for.
  if (named.length) return { context, pure: false }
  const state = findStateConditions(text)[0]
  if (mode === 'advisory') return { context: { ...context, mode, condition: state?.condition ?? null }, pure: true }
  if (amounts) return { context, pure: false }
  // "Nevada vendors: statutory" says all it has to say itself, and stands above nothing.
  const said = state && SAID_OF_STATE.test(text.lower.slice(Math.max(0, state.end - 2)))
  if (state && !said) return { context: { ...context, condition: state.condition }, pure: true }
  const open = leadIn || /^(?:if|when|for|where|additional)/.test(bare) ? findOpenConditions(reading.masked, text.cased).find((c) => c.condition.kind === 'open') : undefined
  if (open)
    return { context: { ...context, condition: (open.start <= 2 || /[.!] $/.test(text.lower.slice(0, open.start))) && open.condition.kind === 'open' && /^for\b/.test(text.lower.slice(open.start)) && REQUEST.test(reading.masked.slice(open.end)) ? { ...open.condition, request: true } : open.condition }, pure: true }
  return { context, pure: false }
}

/** "Not over", "no less than": what bounds a limit, and no size of what is contracted. */
const SAID_OF_LIMITS = /\bno(?:t)? (?:less|lower|more|greater|over|above|to exceed|exceeding|in excess)\b/
const OF_THE_OWNER = /^(?:the )?(?:owner|landlord|lessor|licensor|franchisor|city|county|district|client|buyer|shipper)(?:'s|s') (?:own )?(?:(?:builder'?s? risk|property|liability|general liability|umbrella|fire|casualty|building) )?(?:insurance|coverage|polic(?:y|ies))$/
/** "Insurance Talon buys", above what may be somebody else's. */
const BOUGHT_BY = /^(?:the )?(?:insurance|coverages?|policies) (?:that |which )?(?:the )?(?!you\b|they\b|we\b|must\b|shall\b)([a-z][a-z' -]{1,30}?) (?:buys|carries|provides|maintains|pays for|purchases|furnishes|supplies)\W*$/
/** "Food with alcohol: everything above, plus": a level that adds to the one before. */
export const ON_TOP = /^(?!(?:all|every|everyone|everybody|each|both|any)\b)[a-z][^:;.]{2,70}[:(,-]+\s*(?:add to |on top of |in addition to )?(?:all|everything|the|same)(?: of)?(?: the| that| as)? ?(?:listed |stated |required |items |coverages )?above\)?(?:\W*(?:plus|and|also|as well as|with|add))?\W*$/
const SAID_OF_STATE = /(?::|[-–—=] )\s*(?:[a-z'-]+ ){0,3}?(?:statutory|certificates?|fund|same|exempt|not required|none|accepted|nothing)\b/

/** Contexts pile up: what is nearer decides, what is said only above still holds. */
export const within = (outer: Context, inner: Context): Context => ({
  coverages: inner.coverages.length ? inner.coverages : outer.coverages,
  mode: outer.mode === 'skip' ? 'skip' : (inner.mode ?? outer.mode),
  condition: inner.condition ?? outer.condition,
  tier: inner.tier ?? outer.tier,
  titles: [...outer.titles, ...inner.titles],
  subject: inner.subject ?? outer.subject,
  under: inner.coverages.length || inner.under.length ? inner.under : outer.under,
})
