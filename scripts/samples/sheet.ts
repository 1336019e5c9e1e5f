import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { flattenedField, liveCheckbox, liveField, openForm } from './form-fields.ts'
import type { SheetStyle } from './sheet-style.ts'

export type Align = 'left' | 'center' | 'right'
export type TextPlace = { w?: number; size?: number; bold?: boolean; align?: Align; color?: string; font?: string }

/** A US Letter page to draw a form on: rules, captions, and values in the style of the house that fills it. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly style: SheetStyle
  #fields = 0
  /** Whether an older value lies under a white patch on it. */
  altered = false

  /** `producedAt` goes into the file's dates: nothing of the moment of drawing gets in. */
  constructor(style: SheetStyle, info: { title: string; producer: string; producedAt: Date }) {
    this.style = style
    this.doc = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      info: { Title: info.title, Producer: info.producer, Creator: info.producer, CreationDate: info.producedAt, ModDate: info.producedAt },
    })
    if (style.filling === 'acroform') openForm(this.doc)
  }

  nextPage(): void {
    this.doc.addPage()
  }

  async save(path: string): Promise<void> {
    const out = createWriteStream(path)
    this.doc.pipe(out)
    this.doc.end()
    await finished(out)
  }

  rule(x1: number, y1: number, x2: number, y2: number, width = this.style.ruleWidth): void {
    this.doc.lineWidth(width).strokeColor('#000000')
    const pieces = this.style.brokenRules ? Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / 12)) : 1
    for (let n = 0; n < pieces; n += 1) {
      const at = (from: number, to: number, part: number): number => from + ((to - from) * part) / pieces
      this.doc
        .moveTo(at(x1, x2, n), at(y1, y2, n))
        .lineTo(at(x1, x2, n + 1), at(y1, y2, n + 1))
        .stroke()
    }
  }

  box(x: number, y: number, w: number, h: number, width = this.style.ruleWidth): void {
    if (!this.style.brokenRules) {
      this.doc.lineWidth(width).strokeColor('#000000').rect(x, y, w, h).stroke()
      return
    }
    for (const [x1, y1, x2, y2] of [
      [x, y, x + w, y],
      [x, y + h, x + w, y + h],
      [x, y, x, y + h],
      [x + w, y, x + w, y + h],
    ] as const) {
      this.rule(x1, y1, x2, y2, width)
    }
  }

  shade(x: number, y: number, w: number, h: number, color: string): void {
    this.doc.rect(x, y, w, h).fill(color)
  }

  /** Preprinted words. Several lines by `\n`. */
  caption(
    text: string,
    x: number,
    y: number,
    { w, size = this.style.captionSize, bold = false, align = 'left', color = '#000000', font }: TextPlace = {},
  ): void {
    this.doc.font(font ?? (bold ? this.style.captionBoldFont : this.style.captionFont)).fillColor(color)
    this.#put(text, x, y, w, size, align)
  }

  /** A filled-in value in a cell `w` wide; smaller where it would not fit. */
  value(
    name: string,
    text: string,
    x: number,
    y: number,
    w: number,
    { size = this.style.valueSize, align = 'left', bold = false }: TextPlace = {},
  ): void {
    const shown = this.style.upperCase ? text.toUpperCase() : text
    if (shown === '') return
    const { doc, style } = this
    const font = bold && style.valueFont === 'Helvetica' ? 'Helvetica-Bold' : style.valueFont
    doc.font(font)
    const natural = Math.max(...shown.split('\n').map((line) => doc.fontSize(size).widthOfString(line)))
    const fitted = Math.max(4.6, Math.min(size, (size * (w - 3)) / natural))
    if (style.filling === 'text') {
      if (style.covered?.name === name) this.#cover(style.covered.text, x, y, w, fitted, align)
      doc.fillColor(style.valueColor)
      this.#put(shown, x, y, w, fitted, align)
      return
    }
    this.#fields += 1
    const field = {
      name: style.namedFields ? `${name}_${this.#fields}` : `Text${this.#fields}`,
      text: shown,
      x,
      y,
      w,
      font,
      size: fitted,
      align,
    }
    if (style.filling === 'acroform') liveField(doc, field)
    else flattenedField(doc, field, `Fx${this.#fields}`)
  }

  /** A box to tick, `size` points wide. */
  tickBox(name: string, x: number, y: number, size: number, ticked: boolean): void {
    this.box(x, y, size, size, Math.min(0.7, this.style.ruleWidth))
    if (this.style.filling === 'acroform') {
      this.#fields += 1
      liveCheckbox(this.doc, { name: this.style.namedFields ? `${name}_${this.#fields}` : `Check${this.#fields}`, x, y, size, ticked })
    } else if (ticked) this.tick(x, y, size)
  }

  tick(x: number, y: number, size: number): void {
    const { doc, style } = this
    const pad = size * 0.18
    if (style.tick === 'X' || style.tick === 'x') {
      const fontSize = size * (style.tick === 'X' ? 1 : 1.15)
      doc.font('Helvetica-Bold').fillColor(style.valueColor)
      this.#put(style.tick, x, y + size * 0.5 - fontSize * 0.47, size, fontSize, 'center')
      return
    }
    doc.strokeColor(style.valueColor).lineWidth(Math.max(0.9, size * 0.13))
    if (style.tick === 'block') doc.rect(x + pad, y + pad, size - 2 * pad, size - 2 * pad).fill(style.valueColor)
    else if (style.tick === 'check')
      doc
        .moveTo(x + pad, y + size * 0.55)
        .lineTo(x + size * 0.42, y + size - pad)
        .lineTo(x + size - pad / 2, y + pad)
        .stroke()
    else
      doc
        .moveTo(x + pad, y + pad)
        .lineTo(x + size - pad, y + size - pad)
        .moveTo(x + size - pad, y + pad)
        .lineTo(x + pad, y + size - pad)
        .stroke()
  }

  /** A name as if by hand. `shape` numbers between 0 and 1 bend it. */
  signature(x: number, y: number, w: number, shape: number[]): void {
    const { doc } = this
    doc.strokeColor('#1a1a40').lineWidth(0.9).moveTo(x, y)
    const step = w / Math.max(1, shape.length)
    shape.forEach((bend, n) => {
      const left = x + n * step
      doc.bezierCurveTo(left + step * bend, y - 16 * bend, left + step * 0.2, y + 9 * (1 - bend), left + step, y - 4 * bend)
    })
    doc.stroke()
  }

  /** An older value under a white patch, as an edit with a PDF editor leaves it. */
  #cover(text: string, x: number, y: number, w: number, size: number, align: Align): void {
    this.altered = true
    this.doc.fillColor(this.style.valueColor)
    this.#put(text, x, y, w, size, align)
    this.doc.rect(x + 0.5, y - 0.5, w - 1, size).fill('#ffffff')
  }

  #put(text: string, x: number, y: number, w: number | undefined, size: number, align: Align): void {
    this.doc.fontSize(size)
    const lines = text.split('\n')
    lines.forEach((line, n) => {
      const slack = w === undefined || align === 'left' ? 0 : w - this.doc.widthOfString(line)
      this.doc.text(line, x + (align === 'center' ? slack / 2 : slack), y + n * size * 1.13, { lineBreak: false })
    })
  }
}
