/** Requirement texts: read into rules, and rules written back as text. */
export { UnreadableRequirementText } from './text/normalise-text.ts'
export { parseRequirements } from './parse-requirements.ts'
export { type LaidPage, textOfPages } from './text/text-of.ts'
export { writeRequirements, writeRule } from './written/write-requirements.ts'
