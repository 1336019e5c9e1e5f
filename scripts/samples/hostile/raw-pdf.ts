/** One object of a hand-made file: its body, and its stream where it has one. */
export type PdfObject = string | { dict: string; stream: Buffer }

/** A PDF from numbered objects (the first is 1, and the catalog). `trailer` adds entries or replaces the usual ones. */
export function rawPdf(objects: PdfObject[], trailer = '/Root 1 0 R', header = '%PDF-1.7\n'): Buffer {
  const parts: Buffer[] = [Buffer.from(header, 'latin1')]
  let length = parts[0]!.length
  const offsets: number[] = []
  const push = (chunk: Buffer | string): void => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk
    parts.push(bytes)
    length += bytes.length
  }
  objects.forEach((object, n) => {
    offsets.push(length)
    push(`${n + 1} 0 obj\n`)
    if (typeof object === 'string') push(object)
    else {
      push(`<< ${object.dict} /Length ${object.stream.length} >>\nstream\n`)
      push(object.stream)
      push('\nendstream')
    }
    push('\nendobj\n')
  })
  const at = length
  push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`,
  )
  push(`trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** Catalog, page tree, one page with the content given, and a font F1; more objects follow from number 6. */
export function onePage(
  content: PdfObject | string,
  { page = '', catalog = '', resources = '', box = '0 0 612 792' } = {},
  more: PdfObject[] = [],
): PdfObject[] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    typeof content === 'string' ? { dict: '', stream: Buffer.from(content, 'latin1') } : content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ]
}

export const textContent = (...lines: string[]): string =>
  `BT /F1 11 Tf 60 720 Td 14 TL ${lines.map((line) => `(${line.replace(/[\\()]/g, (sign) => `\\${sign}`)}) Tj T*`).join(' ')} ET`
