/** Documents into facts. Everything that parses runs in a child process; this face is all that other rooms see. */
export { createReader, type Reader } from './create-reader.ts'
