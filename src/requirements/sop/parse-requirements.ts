import type { ParsedRequirements } from '../../vocabulary/index.ts'
import { assembleRules } from './assemble-rules.ts'
import { findRoles } from './classify-sentence.ts'
import { assertReadable } from './normalise-text.ts'
import { readSegments } from './read-segments.ts'
import { newMemory, readSentence } from './read-sentence.ts'
import { readWritten } from './read-written.ts'
import { splitSentences } from './split-sentences.ts'
import type { Statement } from './statements.ts'

/**
 * Reads a requirement text into rules, set-level values and questions. Deterministic; the same text gives the same result.
 * Every rule names the sentences it rests on (one a line) and a confidence; below 0.8 a person must look.
 * @throws UnreadableRequirementText when the text is empty, too long, or not text.
 */
export function parseRequirements(text: string): ParsedRequirements {
  assertReadable(text)
  const written = readWritten(text)
  if (written) return written
  const segments = readSegments(text)
  const facts = { roles: findRoles(text), labels: segments.flatMap((s) => (s.label ? [s.label] : [])) }
  const memory = newMemory()
  const statements: Statement[] = []
  for (const [index, segment] of segments.entries()) {
    const sentences = segment.row ? [segment.raw] : splitSentences(segment.raw)
    for (const raw of sentences) statements.push(...readSentence(raw.replace(/\s+/g, ' '), segment, index, facts, memory))
  }
  return assembleRules(statements)
}
