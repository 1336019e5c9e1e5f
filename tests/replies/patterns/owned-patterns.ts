import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

const ROOM = path.join(import.meta.dirname, '../../../src/outreach/replies')
export type Owned = { file: string; pattern: RegExp }

/** Every pattern of the room: those written out in its files, and those put together while they load or while `use` runs. */
export async function ownedPatterns(use: () => Promise<void>): Promise<Owned[]> {
  const files = globSync('**/*.ts', { cwd: ROOM }).sort()
  const found = new Map<string, Owned>()
  const add = (file: string, pattern: RegExp): void => void found.set(`${pattern.source}/${pattern.flags.replace(/[gy]/g, '')}${pattern.sticky}`, { file, pattern })
  for (const file of files) for (const literal of literalsIn(stripTypeScriptTypes(readFileSync(path.join(ROOM, file), 'utf8')))) add(file, literal)
  const Plain = globalThis.RegExp
  let loading = 'put together'
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const built = new target(source, flags)
      add(loading, built)
      return built
    },
  })
  try {
    for (const file of files) {
      loading = file
      await import(path.join(ROOM, file))
    }
    loading = 'put together'
    const { latePatterns } = await import('../../../src/vocabulary/index.ts')
    latePatterns()
    await use()
  } finally {
    globalThis.RegExp = Plain
  }
  return [...found.values()]
}

/** What a text, a comment or a template may not be taken for; the last is a pattern where a value may begin. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=(?:^|[=(,:[!&|?{};+>]|\breturn)\s*)\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*)\/([a-z]*)/g

export function literalsIn(code: string): RegExp[] {
  return [...code.matchAll(TOKEN)].flatMap(([, source, flags]) => (source === undefined ? [] : [new RegExp(source, flags)]))
}
