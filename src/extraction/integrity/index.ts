/** Evidence in a file's content that it was altered; never a verdict. */
export { inspectIntegrity } from './inspect-integrity.ts'
