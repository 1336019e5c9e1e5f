import { DomainError, notFound, type Query } from '../kernel/index.ts'
import { listSets, type SetState } from './table.ts'

export const DEFAULT_KEY = 'default'

/**
 * Which set a call means: the key it names; else the consumer's single set, or the one named default. Null while the
 * consumer has published none. Several and none named default: 422; an unknown key: 404.
 */
export async function chooseSet(q: Query, consumerRef: string, key: string | undefined): Promise<SetState | null> {
  const sets = await listSets(q, consumerRef)
  if (key !== undefined) {
    const named = sets.find((s) => s.set_key === key)
    if (!named) throw notFound('requirement_set', key, 'requirement_set')
    return named
  }
  const published = sets.filter((s) => s.published)
  const chosen = published.length <= 1 ? published[0] : published.find((s) => s.set_key === DEFAULT_KEY)
  if (chosen || !published.length) return chosen ?? null
  throw ambiguous(consumerRef, published.map((s) => s.set_key), 'requirement_set')
}

/** The set that a bare `{version}` in a path means: drafts count here, since they are what is published by it. */
export async function chooseSetOfVersion(q: Query, consumerRef: string, key: string | undefined): Promise<string> {
  const keys = (await listSets(q, consumerRef)).map((s) => s.set_key)
  if (key !== undefined) {
    if (!keys.includes(key)) throw notFound('requirement_set', key, 'key')
    return key
  }
  if (keys.length === 0) throw notFound('requirement_set', DEFAULT_KEY)
  const meant = onlyOrDefault(keys)
  if (meant === null) throw ambiguous(consumerRef, keys, 'key')
  return meant
}

/** The set whose drafts a version number means while the consumer has published none; null when no set is meant. */
export const findDraftedKey = async (q: Query, consumerRef: string): Promise<string | null> => onlyOrDefault((await listSets(q, consumerRef)).map((s) => s.set_key))

const onlyOrDefault = (keys: string[]): string | null => (keys.length === 1 ? keys[0]! : keys.includes(DEFAULT_KEY) ? DEFAULT_KEY : null)

const ambiguous = (consumerRef: string, keys: string[], param: string) =>
  new DomainError('requirement_set_ambiguous', `Consumer ${JSON.stringify(consumerRef)} has several requirement sets (${keys.slice(0, 10).join(', ')}) and none named default; name one.`, { param })
