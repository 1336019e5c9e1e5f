import type { Page } from '../page-model.ts'
import { layOutBlocks } from './lay-out-blocks.ts'
import { type Paper, readPaper } from './paper.ts'
import { type Block, readBlocks } from './read-body.ts'
import { DocxError, unzipParts } from './unzip-parts.ts'

export { DocxError } from './unzip-parts.ts'

/** Some of Word's own programs number the document's part as well. */
const BODY = /^word\/document\d{0,2}\.xml$/
const WANTED = /^word\/(document\d{0,2}|header\d*|footer\d*|footnotes|endnotes|numbering|styles)\.xml$/

/**
 * A word document as pages: headers first, then the body with its tables and text boxes, then footers.
 * Throws DocxError when it is damaged, packed beyond the bounds, or no word document.
 */
export const readDocx = async (bytes: Uint8Array, options: { pagesMax: number }): Promise<Page[]> => {
  const parts = unzipParts(bytes, (name) => WANTED.test(name))
  const body = parts.get('word/document.xml') ?? [...parts].find(([name]) => BODY.test(name))?.[1]
  if (!body) throw new DocxError('no document inside')
  const shared = (name: string): string | undefined => parts.has(name) ? textOf(parts.get(name)!) : undefined
  const paper = readPaper(shared('word/styles.xml'), shared('word/numbering.xml'))
  const main = readBlocks(textOf(body), paper)
  const blocks = [...blocksIn(parts, 'word/header', paper), ...main, ...['word/footnotes', 'word/endnotes', 'word/footer'].flatMap((name) => blocksIn(parts, name, paper))]
  const pages = layOutBlocks(blocks, options.pagesMax + 1)
  if (pages.length > options.pagesMax) throw new DocxError('too many pages')
  return pages
}

const PICTURE = /^word\/media\/[^/]{1,100}\.(?:jpe?g|png|tiff?)$/i
const PICTURES_MAX = 20

/** The pictures a word document holds, in the order of their names: a scan is often pasted into an empty letter. */
export const picturesInDocx = (bytes: Uint8Array): Uint8Array[] => {
  const parts = unzipParts(bytes, (name) => PICTURE.test(name) || BODY.test(name))
  const named = [...parts].filter(([name]) => PICTURE.test(name)).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  return named.slice(0, PICTURES_MAX).map(([, picture]) => picture)
}

/** Repeated headers (first page, odd, even) say the same: once is enough. */
const blocksIn = (parts: ReadonlyMap<string, Uint8Array>, prefix: string, paper: Paper): Block[] => {
  const seen = new Set<string>()
  const blocks: Block[] = []
  for (const [name, bytes] of parts) {
    if (!name.startsWith(prefix)) continue
    const own = readBlocks(textOf(bytes), paper).filter((b) => b.kind !== 'paragraph' || b.text.trim() !== '')
    const key = JSON.stringify(own)
    if (own.length > 0 && !seen.has(key)) blocks.push(...own)
    seen.add(key)
  }
  return blocks
}

const textOf = (bytes: Uint8Array): string =>
  (bytes[0] === 0xff && bytes[1] === 0xfe ? new TextDecoder('utf-16le') : new TextDecoder()).decode(bytes)
