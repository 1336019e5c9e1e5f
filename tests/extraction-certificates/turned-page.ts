import { deflateSync, inflateSync } from 'node:zlib'

/** How the content is drawn in the page's own space: quarters clockwise, as the matrix and the page's size. */
const DRAWN = [
  { matrix: '1 0 0 1 0 0', box: '0 0 612 792' },
  { matrix: '0 -1 1 0 0 612', box: '0 0 792 612' },
  { matrix: '-1 0 0 -1 612 792', box: '0 0 612 792' },
  { matrix: '0 1 -1 0 792 0', box: '0 0 792 612' },
] as const

/** The file of one Letter page with its content drawn `drawn` quarters clockwise and shown with /Rotate of `rotate` quarters. */
export function turnedPage(file: Uint8Array, drawn: number, rotate: number): Uint8Array {
  const text = Buffer.from(file).toString('latin1')
  const page = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(text)!
  const start = text.indexOf('stream\n', text.indexOf(`\n${page[1]} 0 obj`)) + 7
  const end = text.indexOf('\nendstream', start)
  const { matrix, box } = DRAWN[drawn]!
  const content = deflateSync(Buffer.from(`q ${matrix} cm\n${inflateSync(Buffer.from(text.slice(start, end), 'latin1')).toString('latin1')}\nQ`, 'latin1')).toString('latin1')
  // Without its cross-reference table the file is read from its objects, wherever they now begin.
  const [xref, root] = [text.lastIndexOf('\nxref'), /\/Root \d+ 0 R/.exec(text)![0]]
  const head = text.slice(0, start).replace(/\/MediaBox \[[^\]]*\]/, `/MediaBox [${box}] /Rotate ${rotate * 90}`)
  const sized = head.replace(new RegExp(`(\\n${page[1]} 0 obj\\n<<\\n/Length )\\d+`), `$1${content.length}`)
  return new Uint8Array(Buffer.from(`${sized}${content}${text.slice(end, xref)}\ntrailer\n<< ${root} >>\n%%EOF\n`, 'latin1'))
}
