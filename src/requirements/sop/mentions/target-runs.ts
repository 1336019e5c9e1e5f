import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Reading } from './find-mentions.ts'
import type { CoverageMention, Mention } from './mentions.ts'
import type { Target } from '../rules/statements.ts'

const LIST =
  /^[\s,/&+]*(?:(?:and|or|plus|as well as|also|the|on|under|for|to|in|its|policies|policy|coverages?|insurance|liability|both|items?|described|referred|listed|specified|required|set forth)[\s,/&+]*)*$/
/** Words behind which stands what is left out. */
export const EXCEPT =
  /(?:(?<=[,(] ?)not(?= (?:on|for|under|to|in)\b|\s*$)|except(?:ing|ion of)?|other than|excluding|but not|not including|apart from|save|besides|with the exception of|(?<!\bor )less|minus|exclusive of)(?: for| on| under| in| to| as to)?[\s(]+(?:the |(?:those|that|the one|the ones) (?:for |in |under |of |required (?:by|in|under) |described in )|any |(?:items?|clauses?|numbers?|lines?|nos?\.?|paragraphs?|sections?) )*$/

/** "All policies but 1 and the cargo policy" */
const BUT = /^\s*but\s*(?:not )?(?:for )?(?:the |our |your )?(?:(?:items?|clauses?|numbers?|lines?) )?$/

/** Coverages, items or "all policies" that are named together, with what they leave out. */
export type Run = { mentions: Mention[]; start: number; end: number; except: CoverageMention[]; exceptRefs?: string[] }

/** Runs of coverages, items or "all policies", each with the coverages it leaves out. */
export function targetRuns(reading: Reading): Run[] {
  const runs: Run[] = []
  let held: Mention | null = null
  for (const m of reading.mentions) {
    if (m.kind !== 'coverage' && m.kind !== 'all' && m.kind !== 'items') continue
    const run = runs.at(-1)
    // What stands in brackets, the forms by which it is asked, does not part a list.
    const under: Mention[] = m.kind === 'items' && held ? [held, m] : [m]
    const start = under[0]!.start
    held = null
    const between = run ? reading.masked.slice(run.end, start) : ''
    // "50k cargo ($2,500 max ded), GL 1M": a ceiling in brackets is that of what stands before it, and no form.
    const ceiling = run !== undefined && reading.mentions.some((x) => x.kind === 'member' && x.member.name === 'max_deductible' && x.start >= run.end && x.end <= m.start)
    // "auto $500K, WC (statutory, WOS), cargo ($60K)": what brackets say of a coverage in a list that nothing was asked of before parts it.
    const own = run !== undefined && /\([^()]*[µ£][^()]*\)/.test(between) && !/µ/.test(reading.masked.slice(0, run.start).replace(/\([^()]*\)/g, ' ').split(';').at(-1)!) && (/£/.test(between) || reading.mentions.some((x) => x.kind === 'member' && x.member.name !== 'endorsements' && x.start >= run.end && x.end <= m.start))
    const gap = (ceiling || own ? between : between.replace(/\([^()¤]*\)/g, ' ')).replace(/,? (?:by|via|through|using) [^,;.¤]{3,60},/g, ' ')
    // "the general liability and automobile policies": the word ends their names.
    if (m.kind === 'all' && run && run.mentions.at(-1)!.kind === 'coverage' && /^ ?$/.test(gap) && /^(?:insurance )?policies$/.test(reading.lower.slice(m.start, m.end))) {
      run.end = m.end
      continue
    }
    // "GL and auto are written by insurers rated A-": the insurers of those, and not of all.
    if (m.kind === 'all' && run && (INSURED_BY.test(gap) || (run.mentions.every((x) => x.kind === 'all') && WITH.test(gap))) && INSURERS.test(reading.lower.slice(m.start, m.end))) continue
    // "The first two name Lodge as additional insured and are written by insurers rated A-"
    if (m.kind === 'all' && run && run.start <= 4 && run.mentions.every((x) => x.kind !== 'all') && /^[^¤£;.]*(?:,|\band) (?:are|is|shall be|must be|be) (?:written|placed|issued|provided|underwritten) (?:by|with|through) $/.test(gap) && INSURERS.test(reading.lower.slice(m.start, m.end))) continue
    // "On GL and auto: insurers rated A-": those of what leads.
    if (m.kind === 'all' && run && runs.length === 1 && (LEADING_SCOPE.test(reading.masked.slice(0, run.start)) || (/^\W*(?:the )?$/.test(reading.masked.slice(0, run.start)) && /:/.test(gap) && run.mentions.every((x) => x.kind !== 'all'))) && /^(?: (?:only|polic(?:y|ies)|lines|coverages?))?\s*(?:[:,]|-)\s*(?:the |all )?$/.test(gap) && INSURERS.test(reading.lower.slice(m.start, m.end))) continue
    // "GL and auto name the School as additional insured, and the insurers waive ...": the insurers of those.
    if (m.kind === 'all' && run && run.start <= 16 && run.mentions.every((x) => x.kind !== 'all') && /^[^¤£;.]*µ[^¤£;.]*, and (?:the |such |its |their )?$/.test(gap) && /^(?:the |such )?insurers?$/.test(reading.lower.slice(m.start, m.end)) && /^ (?:shall |must |will |also |each )*(?:µ|gives?\b|agree)/.test(reading.masked.slice(m.end))) continue
    // "additional insured on (b), and the insurers under (a) and (b) waive subrogation": whose insurers they are follows.
    if (m.kind === 'all' && INSURERS.test(reading.lower.slice(m.start, m.end)) && /^ (?:under|of|for|on|in|providing|writing|issuing) (?:the |both |items? |clauses? |lines? )*[§©]/.test(reading.masked.slice(m.end))) continue
    // "all of the policies held under (a) and (b)": those alone.
    if (m.kind === 'all' && /\bpolicies$/.test(reading.lower.slice(m.start, m.end)) && HELD_UNDER.test(reading.masked.slice(m.end))) {
      held = m
      continue
    }
    // "The policies for general liability and umbrella", "coverage under the GL": those alone.
    if (m.kind === 'all' && /\b(?:policies|coverages?|insurance)$/.test(reading.lower.slice(m.start, m.end)) && /^ (?:for|under|of|providing) (?:the )?(?:following )?©/.test(reading.masked.slice(m.end))) continue
    // "primary and noncontributory with any insurance of the Landlord": theirs, and none that is asked.
    if (m.kind === 'all' && /^any (?:other )?(?:insurance|coverage|policies)$/.test(reading.lower.slice(m.start, m.end)) && /\b(?:with|to|over) $/.test(reading.masked.slice(Math.max(0, m.start - 8), m.start)) && /^ (?:policies )?(?:of|carried|maintained|held|kept|available|which|that)\b/.test(reading.masked.slice(m.end))) continue
    // "additional insured under (a), (b) and (c), and the policies under (a) and (b) are primary": a clause of its own.
    if (run && m.kind === 'items' && (OWN_CLAUSE.test(gap) || (start < m.start && /,? (?:and|but|while) $/.test(gap))) && /µ[^.;]*$/.test(reading.masked.slice(0, run.start)) && /^ (?:shall|must|will|should|are|is|to be)\b[^.;©§]{0,60}µ/.test(reading.masked.slice(m.end))) {
      runs.push({ mentions: under, start, end: m.end, except: [] })
      continue
    }
    // "additional insureds on all but (1), and all coverage is primary": a clause of its own.
    if (run && m.kind === 'all' && run.mentions.every((x) => x.kind === 'items') && /^\)?,? (?:and|but|while) $/.test(gap) && /µ[^.;]*$/.test(reading.masked.slice(0, run.start)) && /^(?:all|each|every|any)\b/.test(reading.lower.slice(m.start)) && /^ (?:(?:shall|must|will|is|are)\b|µ)/.test(reading.masked.slice(m.end))) {
      runs.push({ mentions: [m], start: m.start, end: m.end, except: [] })
      continue
    }
    // "additional insureds on the GL and auto policies, and such policies shall contain a waiver": those just named.
    if (m.kind === 'all' && run && /^(?:such|those|these|said|both|the same) /.test(reading.lower.slice(m.start)) && isNamed(run, reading.masked)) {
      runs.push({ mentions: run.mentions.map((x) => ({ ...x })), start: m.start, end: m.end, except: [] })
      continue
    }
    // "Limits of 4.1, 4.3 and 4.4 (EL)": what an item is of, in brackets behind its number.
    if (m.kind === 'coverage' && run?.mentions.at(-1)?.kind === 'items' && /^ ?\( ?$/.test(between) && /^ ?\)/.test(reading.masked.slice(m.end))) {
      run.end = m.end + 1
      continue
    }
    const whole = run?.mentions.some((x) => x.kind === 'all') === true
    // "AI on GL and auto, and WC carries a waiver": what goes on with a verb of its own begins a clause.
    if (run && m.kind === 'coverage' && /, (?:and|but|while) (?:the )?$/.test(gap) && /µ[^.;]*$/.test(reading.masked.slice(0, run.start)) && /^ (?:carries|has|needs|gets|includes|contains|bears|comes with|must|shall)\b[^.;,©]{0,30}µ/.test(reading.masked.slice(m.end))) {
      runs.push({ mentions: [m], start: m.start, end: m.end, except: [] })
      continue
    }
    // "AI on GL, and the auto and umbrella policies shall follow form"
    if (run && m.kind === 'coverage' && /, (?:and|but|while) (?:the )?$/.test(gap) && /µ[^.;]*$/.test(reading.masked.slice(0, run.start)) && /^(?:(?:,| and|, and) (?:the )?©+)* (?:policies |policy |insurance |coverages? )?(?:shall|must|will|should|need|may)\b(?! (?:both |also )?µ)/.test(reading.masked.slice(m.end))) {
      runs.push({ mentions: [m], start: m.start, end: m.end, except: [] })
      continue
    }
    // "w/c statutory, Larch LLC as AI (not on w/c)": what is left out of the member is not left out of what stands before it.
    if (run && m.kind === 'coverage' && (/µ\s*[(,]\s*(?:but )?not (?:on|for|under|in) (?:the )?$/.test(gap) || OF_MEMBER.test(gap))) {
      runs.push({ mentions: [m], start: m.start, end: m.end, except: [] })
      continue
    }
    // "on all three (GL, auto, WC)": what the brackets list is all there is.
    const spelled = run && run.mentions.length === 1 && whole && m.kind === 'coverage' && SPELLED.test(reading.masked.slice(run.end, m.start)) && !/^[^()]{0,12}\b(?:incl|too|also|as well|except|exclu|not)/.test(reading.masked.slice(m.end))
    if (spelled) {
      run.mentions = [m]
      run.end = m.end
      continue
    }
    // "Except as to (A), each policy": what is left out is no part of the list that follows.
    if (run && runs.length === 1 && m.kind === 'all' && /,/.test(gap) && LEADING_EXCEPT.test(reading.masked.slice(0, run.start))) {
      runs.push({ mentions: [m], start: m.start, end: m.end, except: [] })
      continue
    }
    // "on all policies, cargo excepted"
    if (run && whole && m.kind === 'coverage' && /^\s*[,(]?\s*(?:(?:but |with )?(?:the )?)?$/.test(gap) && /^ (?:polic(?:y|ies) |coverage )?(?:(?:is|are|being) )?(?:the only exceptions?|excepted|excluded|exempt(?:ed)?|aside)\b/.test(reading.masked.slice(m.end))) {
      run.except.push(m)
      run.end = m.end
      continue
    }
    // "Each policy shall waive subrogation and, other than workers' compensation, name us as additional insured": it leads what follows.
    if (run && whole && m.kind === 'coverage' && LEADS_NEXT.test(gap) && /^(?: (?:polic(?:y|ies)|insurance|coverages?))?(?:,? (?:and |or )?(?:the )?©+)*,? (?!and\b|or\b)[^.;:,¤£©§¶()]{0,60}µ/.test(reading.masked.slice(m.end))) {
      runs.push({ mentions: [m], start: m.start, end: m.end, except: [] })
      continue
    }
    // "WOS across the board, AI except WC": what the next member leaves out is not left out of this run.
    if (run && whole && m.kind === 'coverage' && /^\s*[,(]?\s*(?:incl(?:uding|usive of|\.)?,?(?: but not limited to,?| without limitation,?)?|and (?:that )?includ(?:es|ing)|to include|not just|not only)\s*(?:(?:the|its|their|your|that for) )*$/.test(gap)) run.end = m.end
    else if (run && ((EXCEPT.test(gap) && !/^\s*[,;]\s*µ/.test(gap)) || (whole && BUT.test(gap))) && m.kind === 'coverage') {
      run.except.push(m)
      run.end = m.end
    } else if (run && LIST.test(gap) && run.except.length && m.kind === 'coverage') {
      run.except.push(m)
      run.end = m.end
    } else if (run && whole && m.kind === 'items' && (EXCEPT.test(gap) || BUT.test(gap)) && !/[.;µ]/.test(gap)) {
      run.exceptRefs = [...(run.exceptRefs ?? []), ...m.refs]
      run.end = m.end
    } else if (run && LIST.test(gap)) {
      run.mentions.push(m)
      run.end = m.end
    } else runs.push({ mentions: under, start, end: m.end, except: [] })
  }
  return withoutLeading(runs, reading.masked)
}

const LEADS_NEXT = /µ[^.;]*\b(?:and|but),? (?:other than|except(?:ing)?(?: for)?|excluding|apart from)(?: on| under| as to| in)? (?:the |its )?$/
const INSURERS = /^(?:the )?(?:insurers?|(?:insurance )?(?:companies|company|carriers?)|underwriters?)$/
const LEADING_SCOPE = /^\W*(?:on|for|under|as respects|as to|with respect to|in respect of) (?:(?:the|your|its|their|both|all|items?|lines?) )*$/
const INSURED_BY = /^\s*,?\s*(?:polic(?:y|ies) |insurance |coverages? |limits? )?(?:(?:shall|must|will|should|to|are|is|be|both|each|all|only) )*(?:written|placed|issued|provided|underwritten|carried|insured|effected|bought|purchased|obtained|maintained|held|kept) (?:by|with|through|from) (?:an? |only |insurance )?$/
/** "All policies shall be with insurers rated A, except workers' compensation" */
const WITH = /^\s*(?:(?:shall|must|will|should|to|are|is|be) )*(?:with|from) (?:an? |only |insurance )?$/
const HELD_UNDER = /^(?: (?:that are |which are )?(?:held|carried|kept|maintained|bought|required|described|listed|named|written))? (?:under|in|by|per|pursuant to) (?:items? |clauses? |lines? |sections? |paragraphs? )*§/
const OWN_CLAUSE = /,? (?:and|but|while) (?:¶+|all of the|all the|the|those) ?(?:¶+|policies|policy|insurance|coverages?)? ?(?:(?:held|carried|kept|maintained|bought|required|described|listed|named|written) )?(?:under|in|of|by|per) $/
/** Several coverages, or items, that a member before them is asked of. */
const isNamed = (run: Run, masked: string): boolean =>
  !run.except.length && run.mentions.every((x) => x.kind !== 'all') && (run.mentions.length > 1 || run.mentions[0]!.kind === 'items') && /µ[^.;¤£©§¶]{0,90}\b(?:on|under|to|for|in|by)\b[^.;¤£©§¶]{0,30}$/.test(masked.slice(0, run.start))
/** "All policies: 30 days' notice, additional insured (except WC), waiver": what brackets behind a member leave out, they leave out of it. */
const OF_MEMBER = /µ\s*\(\s*(?:but )?(?:not|except(?:ing)?|excl(?:uding|\.)?|other than)(?: (?:on|for|under|in|from))? (?:the )?$/
const SPELLED = /^ ?(?:(?:of )?(?:these |the )?(?:two|three|four|five|\d) ?)?(?:policies |lines |coverages )?\( ?$/
export const LEADING_EXCEPT = /^\W*(?:[a-z\d]{1,2}[.)] )?(?:(?:and|but) )?(?:except(?:ing)?|other than|apart from|with the exception of|excluding)(?: as to| as respects| for| in the case of| with respect to| under| on)?[\s(]+(?:the |items? |for |coverages? in )*$/
/** "Except as to (A), each policy names …": what is left out stands before what it is left out of. */
function withoutLeading(runs: Run[], masked: string): Run[] {
  const [first, second, ...rest] = runs
  if (!first || !second || !LEADING_EXCEPT.test(masked.slice(0, first.start)) || !/^\)?,/.test(masked.slice(first.end)) || !second.mentions.some((m) => m.kind === 'all')) return runs
  const refs = first.mentions.flatMap((m) => (m.kind === 'items' ? m.refs : []))
  return [{ ...second, except: [...second.except, ...first.mentions.filter((m): m is CoverageMention => m.kind === 'coverage')], ...(refs.length ? { exceptRefs: refs } : {}) }, ...rest]
}

/** What a run of names stands for, as that which a member is asked of. */
export const targetOf = (run: Run): Target => {
  const except = run.except.map((m) => m.type)
  const all = run.mentions.find((m) => m.kind === 'all')
  const types = run.mentions
    .filter((m) => m.kind === 'coverage')
    .flatMap((m) => [m.type, ...(m.alternative ? [m.alternative] : [])] as CoverageType[])
  const refs = run.mentions.flatMap((m) => (m.kind === 'items' ? m.refs : []))
  if (refs.length) return { kind: 'items', refs, except, ...(types.length ? { types: [...new Set(types)] } : {}) }
  // "on all policies, workers' compensation included"
  if (all && (!types.length || (run.mentions.length > 1 && (run.mentions[0] === all || (run.mentions.at(-1) === all && all.end - all.start === 'all'.length))))) return { kind: 'all', liability: all.liability, ...(all.both ? { both: all.both } : {}), except, ...(run.exceptRefs ? { exceptRefs: run.exceptRefs } : {}) }
  return { kind: 'types', types: [...new Set(types)] }
}
