import type { AnswerVocabulary } from '../words/answer-vocabulary.ts'
import type { Item } from '../words/lex-sentence.ts'

/** Several labels can share their words ("aggregate"): all that match the same words are kept. */
export function withAllLabels(item: Extract<Item, { kind: 'label' }>, folded: string, vocabulary: AnswerVocabulary): Item {
  const labels = new Set(item.labels)
  for (const entry of vocabulary.entries) {
    if (entry.kind !== 'label') continue
    entry.pattern.lastIndex = item.at
    const match = entry.pattern.exec(folded)
    if (match && item.at + match[0].trimEnd().length === item.end) for (const label of entry.labels) labels.add(label)
  }
  return { ...item, labels: [...labels] }
}
