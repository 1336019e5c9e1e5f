import type { Align } from './sheet.ts'

export type Field = { name: string; text: string; x: number; y: number; w: number; font: string; size: number; align: Align }

/** What pdfkit has and its type definitions leave out. Strings of the file are String objects there, plain ones are names. */
type Inner = PDFKit.PDFDocument & {
  _font: { ref(): unknown }
  page: PDFKit.PDFPage & { xobjects: Record<string, unknown>; annotations: unknown[] }
  _root: { data: { AcroForm: { data: { Fields: unknown[]; NeedAppearances: boolean; DR: { Font: Record<string, unknown> } } } } }
  ref(data: object): { write(chunk: Buffer | string): void; end(data?: Buffer | string): void }
}

/** Opens the file's form. Every field brings its picture, as those that form fillers save do. */
export function openForm(doc: PDFKit.PDFDocument): void {
  doc.font('Helvetica').initForm()
  const form = (doc as Inner)._root.data.AcroForm.data
  form.NeedAppearances = false
  form.DR.Font.Helv = (doc.font('Helvetica') as Inner)._font.ref()
  form.DR.Font.ZaDb = (doc.font('ZapfDingbats') as Inner)._font.ref()
}

/** The field's picture: a small drawing of its own, as form fillers write it. */
function appearance(doc: PDFKit.PDFDocument, { text, w, font, size, align }: Field): { picture: unknown; height: number } {
  const inner = doc as Inner
  doc.font(font).fontSize(size)
  const lines = text.split('\n')
  const leading = size * 1.13
  const height = lines.length * leading + 3
  const moves = lines.map((line, n) => {
    const slack = w - doc.widthOfString(line)
    const left = align === 'left' ? 1.5 : align === 'center' ? slack / 2 : slack - 1.5
    const base = height - 1 - leading * n - size * 0.82
    return `BT /F0 ${size.toFixed(2)} Tf 0 g ${left.toFixed(2)} ${base.toFixed(2)} Td (${escapeText(line)}) Tj ET`
  })
  const picture = inner.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, round(w), round(height)],
    Resources: { Font: { F0: inner._font.ref() } },
  })
  picture.end(Buffer.from(`/Tx BMC q ${moves.join('\n')} Q EMC`, 'latin1'))
  return { picture, height }
}

export function liveField(doc: PDFKit.PDFDocument, field: Field): void {
  const { picture, height } = appearance(doc, field)
  addWidget(doc, [field.x - 1.5, field.y - 1, field.w, height], {
    FT: 'Tx',
    T: literal(field.name),
    V: literal(field.text),
    DA: literal(`/Helv ${field.size.toFixed(1)} Tf 0 g`),
    ...(field.text.includes('\n') ? { Ff: 4096 } : {}),
    AP: { N: picture },
  })
}

/** pdfkit tells a string of the file from a name by this. */
const literal = (text: string): object => new String(text)

function addWidget(doc: PDFKit.PDFDocument, [x, y, w, h]: [number, number, number, number], entries: object): void {
  const inner = doc as Inner
  doc.annotate(x, y, w, h, { Subtype: 'Widget', F: 4, ...entries } as never)
  inner._root.data.AcroForm.data.Fields.push(inner.page.annotations.at(-1))
}

/** The same picture drawn into the page: what "flatten" does to a form. */
export function flattenedField(doc: PDFKit.PDFDocument, field: Field, name: string): void {
  const { picture, height } = appearance(doc, field)
  const inner = doc as Inner
  inner.page.xobjects[name] = picture
  // The page's y runs down: turn the picture back up.
  doc.addContent(`q 1 0 0 -1 ${round(field.x - 1.5)} ${round(field.y - 1 + height)} cm /${name} Do Q`)
}

export function liveCheckbox(
  doc: PDFKit.PDFDocument,
  { name, x, y, size, ticked }: { name: string; x: number; y: number; size: number; ticked: boolean },
): void {
  const inner = doc as Inner
  const draw = (content: string): unknown => {
    const picture = inner.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, round(size), round(size)], Resources: {} })
    picture.end(Buffer.from(content))
    return picture
  }
  const far = round(size - 1.5)
  const cross = draw(`q 1 w 1.5 1.5 m ${far} ${far} l 1.5 ${far} m ${far} 1.5 l S Q`)
  const state = ticked ? 'Yes' : 'Off'
  addWidget(doc, [x, y, size, size], { FT: 'Btn', T: literal(name), V: state, AS: state, AP: { N: { Yes: cross, Off: draw('') } } })
}

const round = (value: number): number => Math.round(value * 100) / 100
const escapeText = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`)
