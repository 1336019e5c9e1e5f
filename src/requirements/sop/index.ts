/** Requirement texts: read into rules, and rules written back as text. */
export { UnreadableRequirementText } from './normalise-text.ts'
export { parseRequirements } from './parse-requirements.ts'
export { type LaidPage, textOfPages } from './text-of.ts'
export { writeRequirements, writeRule } from './write-requirements.ts'
