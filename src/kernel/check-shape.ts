import type { ZodType, z } from 'zod'
import { DomainError, type ErrorDetail } from './errors.ts'

type Issue = z.core.$ZodIssue
type Refused = { details: ErrorDetail[]; issues: readonly Issue[] }
type Shaped<T> = { data: T; refused: null } | { data: null; refused: Refused }

const DETAILS_MAX = 50
/** A path as the contract writes it: `rules[0].limits[1].min`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)), '')

/** What a caller sent, held against its schema; refused, each member that is wrong is named with what to do about it. */
export function checkShape<T extends ZodType>(schema: T, value: unknown): Shaped<z.infer<T>> {
  const result = schema.safeParse(value, { error: sayIssue })
  if (result.success) return { data: result.data, refused: null }
  const { issues } = result.error
  return { data: null, refused: { details: issues.flatMap((issue) => detailsOf(issue, [])).slice(0, DETAILS_MAX), issues } }
}

/** What the caller is answered: the first detail leads. `whole` names what was sent where no member is to be named. */
export function refusalOf({ details }: Refused, code = 'validation_failed', whole = ''): DomainError {
  const { param, message } = details[0]!
  const named = param ?? whole
  return new DomainError(code, `${named ? `${named}: ` : ''}${message}`, { details })
}

/** One detail an issue; unknown members are named one by one, and of alternatives the one that was meant is told of. */
function detailsOf(issue: Issue, above: readonly PropertyKey[]): ErrorDetail[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ param: pathText([...path, key]), message: `"${key}" is not a member here.` }))
  const meant = issue.code === 'invalid_union' ? nearest(issue.errors) : null
  if (meant) return meant.flatMap((inner) => detailsOf(inner, path))
  return [{ param: pathText(path) || null, message: issue.message }]
}

/** The alternative that was meant: whose own name is there and whose members are known, then the one with fewest complaints. None where nothing of any was there. */
function nearest(alternatives: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const isInside = (issue: Issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'
  const isForeign = (issue: Issue) => issue.code === 'unrecognized_keys' || (issue.code === 'invalid_value' && issue.values.length === 1)
  const foreign = (issues: readonly Issue[]) => issues.filter(isForeign).length
  return alternatives.filter((issues) => issues.some(isInside)).toSorted((a, b) => foreign(a) - foreign(b) || a.length - b.length)[0] ?? null
}

const NAMES: Record<string, string> = { string: 'a string', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list', object: 'an object', record: 'an object', null: 'null', date: 'a date' }
const FORMATS: Record<string, string> = {
  date: 'must be a date as YYYY-MM-DD.',
  datetime: 'must be an ISO 8601 time with its offset, as 2026-03-01T09:00:00Z.',
  email: 'must be an email address.',
  url: 'must be a URL.',
}
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'a list' : (NAMES[typeof value] ?? typeof value))
const counted = (n: number | bigint, origin: string): string =>
  origin === 'string' ? `${n} ${Number(n) === 1 ? 'character' : 'characters'}` : `${n} ${Number(n) === 1 ? 'item' : 'items'}`

/** The words for an issue that its schema has none for. Said after the member's name. */
const sayIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined && issue.code !== 'custom') return 'is required.'
  if (issue.code === 'invalid_type' && issue.expected === 'int' && typeof issue.input === 'number') return 'must be a whole number.'
  if (issue.code === 'invalid_type') return `must be ${NAMES[issue.expected] ?? issue.expected}, not ${kindOf(issue.input)}.`
  if (issue.code === 'invalid_value') return issue.values.length === 1 ? `must be ${JSON.stringify(issue.values[0])}.` : `must be one of ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? (issue.pattern ? `must match ${issue.pattern}.` : `must be a valid ${issue.format}.`)
  if (issue.code === 'not_multiple_of') return `must be a multiple of ${issue.divisor}.`
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const [least, bound] = issue.code === 'too_small' ? ['least', issue.minimum] : ['most', issue.maximum]
    if (issue.origin === 'number' || issue.origin === 'int' || issue.origin === 'bigint') return `must be ${issue.inclusive === false ? (least === 'least' ? 'more than' : 'less than') : `at ${least}`} ${bound}.`
    return issue.code === 'too_small' && Number(bound) === 1 ? 'must not be empty.' : `must have at ${least} ${counted(bound, issue.origin)}.`
  }
  if (issue.code === 'invalid_union') {
    if ('options' in issue && Array.isArray(issue.options)) return `must be one of ${issue.options.map(String).join(', ')}.`
    const expected = issue.errors.flatMap((inner) => inner.flatMap((i) => (i.code === 'invalid_type' && i.path.length === 0 ? [NAMES[i.expected] ?? i.expected] : [])))
    return expected.length > 1 ? `must be ${[...new Set(expected)].join(' or ')}, not ${kindOf(issue.input)}.` : 'has none of the forms it may have.'
  }
  return undefined
}
