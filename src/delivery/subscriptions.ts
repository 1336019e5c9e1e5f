/** What a webhook gets when it names no events. */
export const DEFAULT_SUBSCRIPTION: readonly string[] = ['document.*', 'verdict.*']
/** What a batch gets when it names no events. */
export const EVERYTHING: readonly string[] = ['*']

/**
 * The entries of a subscription that name nothing: neither an event, nor `prefix.*` with an event below the prefix, nor `*`.
 * `known` holds the event names, those that are defined and never emitted included.
 */
export function unknownEntries(entries: readonly string[], known: readonly string[]): string[] {
  return entries.filter((entry) => !known.some((name) => matches(entry, name)) && entry !== '*')
}

/** Whether an event of this name is wanted. */
export function isSubscribed(entries: readonly string[], event: string): boolean {
  return entries.some((entry) => matches(entry, event))
}

function matches(entry: string, event: string): boolean {
  if (entry === '*' || entry === event) return true
  return entry.endsWith('.*') && entry.length > 2 && event.startsWith(entry.slice(0, -1))
}
