import { DomainError, notFound, type Query } from '../kernel/index.ts'
import { listKeys } from './table.ts'

export const DEFAULT_KEY = 'default'

/**
 * Which set a call means: the key it names; else the consumer's single set, or the one named default. Null while the
 * consumer has published none. Several and none named default: 422; an unknown key: 404.
 */
export async function chooseSet(q: Query, consumerRef: string, key: string | undefined): Promise<string | null> {
  const keys = await listKeys(q, consumerRef)
  if (key !== undefined) {
    if (!keys.some((k) => k.set_key === key)) throw notFound('requirement_set', key, 'requirement_set')
    return key
  }
  const published = keys.filter((k) => k.published).map((k) => k.set_key)
  if (published.length <= 1) return published[0] ?? null
  if (published.includes(DEFAULT_KEY)) return DEFAULT_KEY
  throw ambiguous(consumerRef, published, 'requirement_set')
}

/** The set that a bare `{version}` in a path means: drafts count here, since they are what is published by it. */
export async function chooseSetOfVersion(q: Query, consumerRef: string, key: string | undefined): Promise<string> {
  const keys = (await listKeys(q, consumerRef)).map((k) => k.set_key)
  if (key !== undefined) {
    if (!keys.includes(key)) throw notFound('requirement_set', key, 'key')
    return key
  }
  if (keys.length === 0) throw notFound('requirement_set', DEFAULT_KEY)
  if (keys.length === 1) return keys[0]!
  if (keys.includes(DEFAULT_KEY)) return DEFAULT_KEY
  throw ambiguous(consumerRef, keys, 'key')
}

const ambiguous = (consumerRef: string, keys: string[], param: string) =>
  new DomainError('requirement_set_ambiguous', `Consumer ${JSON.stringify(consumerRef)} has several requirement sets (${keys.slice(0, 10).join(', ')}) and none named default; name one.`, { param })
