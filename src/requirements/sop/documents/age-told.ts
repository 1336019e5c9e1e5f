import { NO_AFTER, OPTIONAL_AFTER } from '../coverages/not-asking-words.ts'
import { question } from '../questions/questions.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { CertificateStatement, QuestionStatement } from '../rules/statements.ts'
import { toldAround } from '../members/turned-members.ts'

/** Words behind the age of a paper that say when it is counted, or what becomes of an older one. */
const OF_AGE: ReadonlySet<string> = new Set(
  'come comes start starts upload uploaded move move-in moving back old load-in loading fresh shoot arrives arrive arrival submission submitted pulled kicked replaced renewed refreshed filing filed signing sign show visit delivery rejected returned stale ago need reach reaches event opening hand handed expired again another booking closing check-in book'.split(
    ' ',
  ),
)

/** "We do not ask for a certificate less than 30 days old", "is up to you": as it is said of coverages. */
const NOT_ASKED = /\b(?:do not|don't|does not|doesn't|never|no need to|can live without|stopped) (?:ask for |need |require |want |show |chase |give )?(?:an? |the )?(?:certificates?|cois?|certs?)?\s*$/
const isTold = (view: Pick<SentenceView, 'reading' | 'facts'>, age: { start: number; end: number }): boolean => {
  const { masked } = view.reading
  const behind = masked.slice(age.end, age.end + 200).split(/[;.](?:\s|$)/)[0]!
  return toldAround(view, age, OF_AGE) !== null || NOT_ASKED.test(masked.slice(Math.max(0, age.start - 80), age.start)) || (!/reject|refus|accept|return|bounce|stale|too old|back/.test(behind) && (NO_AFTER.test(behind) || OPTIONAL_AFTER.test(behind) || /^[^.;]{0,20}\b(?:good idea|not on (?:our|the|this) list|if (?:we|i) say so|(?:up)?on notice)\b/.test(behind)))
}

/** "Nobody checks that a certificate is less than 30 days old": an age that is told of, or taken back, is asked about, and not asked. */
export function withoutAgeTold(
  certificate: CertificateStatement | null,
  view: Pick<SentenceView, 'reading' | 'facts' | 'raw'>,
): { certificate: CertificateStatement | null; asks: QuestionStatement[] } {
  const { issued } = view.reading.periods
  if (certificate?.issued_within_days === undefined || !issued || !isTold(view, issued)) return { certificate, asks: [] }
  const { issued_within_days: _, ...rest } = certificate
  const asks = [question(view.raw, 'How new the certificate must be is spoken of, and may not be asked. How old may it be?', ['It is not checked', 'Set a number of days'], undefined, 'issued_within_days')]
  return { certificate: rest.certificate_holder || rest.named_insured || rest.no_exclusion_terms ? rest : null, asks }
}
