import { findAccount } from '../accounts/index.ts'
import { type EngagementRow, listWaivers } from '../engagements/index.ts'
import { awaitingReview, certificatesOfEngagement, NOTHING_AWAITED } from '../intake/index.ts'
import { dayIn, GatheredQuery, inPipeline, type Query } from '../kernel/index.ts'
import { decidingMaster, findLines, type LineRow, listInheritableLines, listLinesOfInsured } from '../lines/index.ts'
import { findInsured, type InsuredRow } from '../parties/index.ts'
import { type EnrollmentRow, listEnrollments, listProgramsOf, type ProgramRow } from '../programs/index.ts'
import { findVersion, type VersionRow } from '../requirements/index.ts'
import type { CoverageType, DocType } from '../vocabulary/index.ts'
import { type Doubt, doubtsOf } from './doubts-of-lines.ts'
import type { EvaluateInput, JudgedEnrollment, JudgedLine, RuleSet } from './judged.ts'

/** Everything an engagement is judged on, read once, and when it should be looked at again. */
export type Gathered = {
  input: Omit<EvaluateInput, 'mode'>
  engagement: EngagementRow
  insured: InsuredRow
  version: VersionRow | null
  lines: LineRow[]
  /** The master lines of its programs, on whatever insured they are. */
  masters: LineRow[]
  /** Those of them that stand for its coverage: it is enrolled, and the program's proof is its master policy. */
  standingMasters: LineRow[]
  today: string
  timeZone: string
}

const judgedLine = (row: LineRow, inheritedFrom: string | null, { cancelledBy, changedBy }: Doubt): JudgedLine =>
  ({ ...row.held, cancellation_reported: row.held.cancellation_reported ?? cancelledBy, change_unread: changedBy, inherited_from: inheritedFrom }) as JudgedLine

const ruleSet = (version: VersionRow | null, engagement: EngagementRow): RuleSet | null =>
  version && {
    rules: version.rules,
    review_states: version.review_states,
    expiry_lead_days: engagement.expiry_lead_days ?? version.expiry_lead_days,
  }

/** Lines that count for an insured: its own, and its ancestors' that extend to children. */
export async function linesFor(q: Query, insured: Pick<InsuredRow, 'insured_ref' | 'parent_insured_ref'>): Promise<{ row: LineRow; inheritedFrom: string | null }[]> {
  return linesUnder(q, insured.insured_ref, Promise.resolve(insured))
}

/** The same where the insured itself is still on its way. */
export async function linesUnder(q: Query, insuredRef: string, insured: Promise<Pick<InsuredRow, 'parent_insured_ref'>>): Promise<{ row: LineRow; inheritedFrom: string | null }[]> {
  const [own, { parent_insured_ref }] = await inPipeline([listLinesOfInsured(q, insuredRef), insured])
  const found = own.map((row) => ({ row, inheritedFrom: null as string | null }))
  let parent = parent_insured_ref
  for (let depth = 0; parent && depth < 10; depth++) {
    for (const row of await listInheritableLines(q, parent)) found.push({ row, inheritedFrom: parent })
    parent = (await findInsured(q, parent))?.parent_insured_ref ?? null
  }
  return found
}

/** `known` is a version that the caller has read: it is not read again for each of its engagements. */
export async function gatherInput(query: Query, now: number, engagement: EngagementRow, known?: VersionRow): Promise<Gathered> {
  const q = new GatheredQuery(query)
  const inGrace = engagement.grace_until !== null && engagement.grace_version !== null && now < engagement.grace_until
  const versionOf = (version: number | null): Promise<VersionRow | null> | VersionRow | null => {
    if (version === null) return null
    return known?.version === version && known.set_key === engagement.set_key && known.consumer_ref === engagement.consumer_ref ? known : findVersion(q, engagement.consumer_ref, engagement.set_key, version)
  }
  const insuredFound = findInsured(q, engagement.insured_ref).then((found) => found!)
  const accountFound = findAccount(q, q.accountId).then((found) => found!)
  const [account, insured, version, graceVersion, lines, enrolled, waivers, ofOwnPapers] = await inPipeline([
    accountFound,
    insuredFound,
    versionOf(engagement.version),
    versionOf(inGrace ? engagement.grace_version : null),
    linesUnder(q, engagement.insured_ref, insuredFound),
    findEnrolled(q, engagement.insured_ref),
    listWaivers(q, engagement.engagement_id),
    awaitingReview(q, [engagement.insured_ref]),
  ])
  const today = dayIn(now, account.time_zone)
  const others = [...new Set([...lines.map((l) => l.row), ...enrolled.masters].map((row) => row.insured_ref))].filter((ref) => ref !== engagement.insured_ref)
  const ofOthersPapers = others.length ? await awaitingReview(q, others) : []
  const waiting = ofOwnPapers.get(engagement.insured_ref) ?? NOTHING_AWAITED
  const doubtOf = doubtsOf(engagement.insured_ref, [...lines.map((l) => l.row), ...enrolled.masters], new Map([...ofOwnPapers, ...ofOthersPapers]))
  const { masters, standingMasters, enrollments } = judgedEnrollments(enrolled, doubtOf, today)
  const needsCertificate = [version, graceVersion].some((v) => v?.rules.some((r) => r.kind === 'certificate'))
  return {
    engagement,
    insured,
    version,
    lines: lines.map((l) => l.row),
    masters,
    standingMasters,
    today,
    timeZone: account.time_zone,
    input: {
      today,
      set: ruleSet(version, engagement),
      grace: ruleSet(graceVersion, engagement),
      lines: lines.map((l) => judgedLine(l.row, l.inheritedFrom, doubtOf(l.row))),
      enrollments,
      engagement: {
        consumer_ref: engagement.consumer_ref,
        insured_name: insured.insured_name,
        aliases: insured.aliases,
        insured_state: insured.insured_state,
        tags: engagement.tags,
        waivers,
      },
      certificates: needsCertificate
        ? (await certificatesOfEngagement(q, engagement.engagement_id)).map(({ doc_type, ...c }) => ({
            ...c,
            document_class: doc_type as DocType,
          }))
        : [],
      in_review: waiting.types as CoverageType[],
      ratings: null,
    },
  }
}

const masterIdsOf = (p: ProgramRow): string[] => [p.master_coverage_line_id, p.coming_master_line_id].filter((id) => id !== null)

type Enrolled = { enrollments: EnrollmentRow[]; programs: Map<string, ProgramRow>; masters: LineRow[] }

async function findEnrolled(q: Query, insuredRef: string): Promise<Enrolled> {
  const enrollments = await listEnrollments(q, insuredRef)
  const programs = enrollments.length ? await listProgramsOf(q, enrollments.map((e) => e.program_ref)) : []
  const masterIds = programs.flatMap(masterIdsOf)
  return { enrollments, programs: new Map(programs.map((p) => [p.program_ref, p])), masters: masterIds.length ? await findLines(q, masterIds) : [] }
}

function judgedEnrollments({ enrollments, programs, masters }: Enrolled, doubtOf: (row: LineRow) => Doubt, today: string): { enrollments: JudgedEnrollment[]; masters: LineRow[]; standingMasters: LineRow[] } {
  const byId = new Map(masters.map((l) => [l.coverage_line_id, l]))
  const judged = enrollments.flatMap((e) => {
    const program = programs.get(e.program_ref)
    if (!program) return []
    const [held, coming] = [program.master_coverage_line_id, program.coming_master_line_id].map((id) => (id === null ? undefined : byId.get(id)))
    const master = decidingMaster(held, coming, today)
    return [{ ...e, program: { ...program, master_line: master ? judgedLine(master, null, doubtOf(master)) : null } }]
  })
  const standing = new Set(judged.flatMap(({ enrolled, program }) => (enrolled && program.verification === 'master_policy' ? masterIdsOf(programs.get(program.program_ref)!) : [])))
  return { enrollments: judged, masters, standingMasters: masters.filter((l) => standing.has(l.coverage_line_id)) }
}
