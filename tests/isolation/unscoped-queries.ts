import pg from 'pg'

const SCOPE = /(?<![\w.])(?:\w+\.)?(?:account_id|mode) = (\$\d+)(?!\d)/g
type Query = { text: string }

/**
 * Takes the handlers' own scoping out of every statement this process sends, so that only row-level security stands
 * between tenants: `account_id = $1 AND mode = $2` becomes conditions that always hold. Inserts keep their values.
 */
export function withoutScoping(): { rewritten(): number; restore(): void } {
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const original = client.query
  let rewritten = 0
  client.query = function (this: unknown, first: unknown, ...rest: unknown[]) {
    const query = first as Query | undefined
    if (query && typeof query === 'object' && typeof query.text === 'string') {
      const text = unscoped(query.text)
      if (text !== query.text) rewritten++
      // Another text needs another name: a statement is prepared once a connection
      const { name } = query as { name?: string }
      return original.call(this, { ...query, text, ...(name && { name: `unscoped_${name}`.slice(0, 63) }) }, ...rest)
    }
    return original.call(this, first, ...rest)
  }
  return { rewritten: () => rewritten, restore: () => void (client.query = original) }
}

const unscoped = (text: string): string => text.replace(SCOPE, (_, parameter: string) => `${parameter}::text IS NOT NULL`)
