import type { Mode } from '../kernel/index.ts'
import type { ReadDocument } from '../vocabulary/index.ts'

const TITLE_CHARS_MAX = 200

/**
 * Why nothing is built of a paper until a person has looked: it looks edited, or says of itself that it proves nothing. The papers of
 * test mode are samples by their nature, so that being one stops nothing there.
 */
export function stopsBuilding({ integrity, disclaimers }: Pick<ReadDocument, 'integrity' | 'disclaimers'>, mode: Mode): string | null {
  if (integrity.state === 'suspicious') return integrity.findings.find((f) => f.severity === 'suspicious')?.title ?? 'The file looks edited'
  const disclaimer = (disclaimers ?? []).find(({ sample }) => mode === 'live' || !sample)
  return disclaimer ? `The paper says of itself that it is no proof: ${disclaimer.says}`.slice(0, TITLE_CHARS_MAX) : null
}
