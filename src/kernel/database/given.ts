/**
 * The conditions of a list whose values are given, each `?` numbered on from `values`. A filter that is absent is absent from the
 * statement too: each combination is a text of its own, prepared by name, and finds the index that serves it.
 */
export function given(values: readonly unknown[], conditions: readonly (readonly [sql: string, value: unknown])[]): { where: string; values: unknown[] } {
  const all = [...values]
  const parts = conditions.flatMap(([sql, value]) => {
    if (value === null || value === undefined) return []
    all.push(value)
    return [`AND (${sql.replaceAll('?', `$${all.length}`)})`]
  })
  return { where: parts.join(' '), values: all }
}
