/** The same value with every text as PostgreSQL can keep it: without NUL, and without halves of surrogate pairs. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [storable(name), storable(member)])) as T
}
