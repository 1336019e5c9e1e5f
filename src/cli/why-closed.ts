import { accessSync, constants, statSync } from 'node:fs'

const CLOSED: Record<string, string> = {
  ENOENT: 'There is no such file; check the path.',
  ENOTDIR: 'There is no such file; check the path.',
  EACCES: 'It may not be read by this user; check its permissions.',
}

/** Why a path given on the command line is no file that can be opened, with what to do about it; null where it is one. */
export function whyClosed(file: string): string | null {
  try {
    if (statSync(file).isDirectory()) return 'It is a folder; name the files in it.'
    accessSync(file, constants.R_OK)
    return null
  } catch (error) {
    return CLOSED[(error as NodeJS.ErrnoException).code ?? ''] ?? `It could not be opened: ${(error as Error).message}`
  }
}

/** The same for a file without which a command cannot go on. @throws Error with the path and what to do about it. */
export function mustOpen(file: string): string {
  const closed = whyClosed(file)
  if (closed) throw new Error(`${file}: ${closed}`)
  return file
}
