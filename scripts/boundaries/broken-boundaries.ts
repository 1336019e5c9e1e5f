import path from 'node:path'

/** Rooms from left to right. A room imports only rooms to its left. */
const ROOMS = [
  'kernel', 'vocabulary', 'events', 'accounts', 'parties', 'requirements', 'programs', 'engagements', 'intake', 'extraction',
  'lines', 'checks', 'clocks', 'outreach', 'review', 'verdicts', 'delivery', 'views', 'http',
] as const
/** Right of every room: commands and what builds the service. They may open any file. */
const OUTSIDE = new Set(['app.ts', 'build-context.ts', 'main.ts', 'flow.ts', 'jobs.ts', 'reactions.ts', 'routes.ts', 'cli', 'demo'])
const LINES_MAX = 400
const EMPTY_NAMES = /(^|\/)(utils?|helpers?|common|types|misc|shared)(\.ts|\/)/
const IMPORT = /\bfrom\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g
/** What only the kernel's adapters may touch. The demo is a client of the service, and waits and calls as one. */
const PORTS: [RegExp, string][] = [
  [/\bDate\.now\s*\(/, 'Date.now: take the time from context.time'],
  [/\bnew Date\(\s*\)/, 'new Date(): take the time from context.time'],
  [/\bset(Timeout|Interval|Immediate)\s*\(/, 'a timer: waiting is work with a due time'],
  [/\bMath\.random\s*\(/, 'Math.random: take randomness from context.random'],
  [/(?<![.\w])fetch\s*\(/, 'fetch: outbound HTTP goes through the guarded client'],
  [/\bTemporal\.Now\b/, 'Temporal.Now: take the time from context.time'],
]

export type SourceFile = { file: string; text: string }
export type Findings = { breaches: string[]; rooms: number; imports: number }

export function brokenBoundaries(files: readonly SourceFile[]): Findings {
  const breaches: string[] = []
  const rooms = new Set<string>()
  let imports = 0
  for (const { file, text } of files) {
    const room = roomOf(file)
    rooms.add(room)
    if (!OUTSIDE.has(room) && rank(room) < 0) breaches.push(`${file}: "${room}" is not in the order of rooms`)
    const lines = text.split('\n').length - 1
    if (lines > LINES_MAX) breaches.push(`${file}: ${lines} lines; split by meaning before ${LINES_MAX}`)
    if (EMPTY_NAMES.test(file)) breaches.push(`${file}: name it after what it does`)
    const code = withoutComments(text)
    for (const target of importsOf(code)) {
      if (!target.startsWith('.')) continue
      const to = path.posix.normalize(path.posix.join(path.posix.dirname(file), target))
      if (!to.startsWith('src/') || roomOf(to) === room) continue
      imports++
      const breach = importBreach(file, room, to)
      if (breach) breaches.push(breach)
    }
    if (room !== 'kernel' && room !== 'demo') for (const [pattern, why] of PORTS) if (pattern.test(code)) breaches.push(`${file}: ${why}`)
  }
  return { breaches, rooms: rooms.size, imports }
}

const roomOf = (file: string): string => file.split('/')[1] ?? ''
const rank = (room: string): number => (ROOMS as readonly string[]).indexOf(room)

function importBreach(file: string, room: string, to: string): string | null {
  const other = roomOf(to)
  if (OUTSIDE.has(room)) return null
  if (OUTSIDE.has(other)) return `${file} imports ${to}: nothing imports what builds the service`
  // Routes are the HTTP edge of their room and show what several rooms hold
  const edge = /(^|-)routes\.ts$/.test(path.posix.basename(file)) && other === 'views'
  if (rank(other) > rank(room) && !edge) return `${file} imports ${to}: ${other} is to the right of ${room}; record a fact instead`
  if (path.posix.basename(to) !== 'index.ts') return `${file} imports ${to}: go through src/${other}/index.ts`
  return null
}

function importsOf(code: string): string[] {
  return [...code.matchAll(IMPORT)].map((m) => m[1] ?? m[2] ?? m[3]!)
}

/** The code alone: what a comment says is no breach. Strings stay, so a quoted `//` hides the rest of its line. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1')
