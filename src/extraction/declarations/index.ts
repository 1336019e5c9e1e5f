/** Reads the papers whose layout is the carrier's own, by labels and the values beside or below them. */
export type { KnownInsurer } from './find-carrier.ts'
export { joinPartLines } from './join-part-lines.ts'
export { readDeclarations } from './read-declarations.ts'
