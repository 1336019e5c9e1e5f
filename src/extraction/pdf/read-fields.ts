import type { Checkbox, FormField, RuledLine, Word } from '../page-model.ts'
import { type Engine, readStringKey, readWide } from './engine.ts'
import { layValue } from './lay-value.ts'
import type { PdfDocument } from './open-document.ts'
import { linesThrough } from './lines-through.ts'
import { isLoose } from './loose-widgets.ts'
import { boxThrough, type PageFrame } from './page-frame.ts'
import { paintsOther, textPainted } from './shown-in-field.ts'

/** `struck`: the lines that notes of that kind draw through what is taken back. */
export type FieldsRead = { fields: FormField[]; words: Word[]; checkboxes: Checkbox[]; struck: RuledLine[] }

const SUBTYPE_FREETEXT = 3
const SUBTYPE_STRIKEOUT = 12
const SUBTYPE_STAMP = 13
const SUBTYPE_WIDGET = 20
const FIELD_PUSHBUTTON = 1
const FIELD_CHECKBOX = 2
const FIELD_RADIO = 3
const FIELD_COMBO = 4
const FIELD_LIST = 5
const FIELD_SIGNATURE = 7
const FLAG_HIDDEN = 2
const FLAG_NOVIEW = 32
/** The appearance of a field that is neither pointed at nor pressed. */
const AS_SHOWN = 0
const STREAM_MAX = 40_000
const ANNOTATIONS_MAX = 4000

/** Form fields and value-carrying annotations of a page, with their values laid out as words. */
export function readFields(document: PdfDocument, page: number, frame: PageFrame): FieldsRead {
  const { engine, form } = document
  const out: FieldsRead = { fields: [], words: [], checkboxes: [], struck: [] }
  const count = Math.min(engine.call.FPDFPage_GetAnnotCount!(page), ANNOTATIONS_MAX)
  for (let i = 0; i < count; i++) {
    const annotation = engine.call.FPDFPage_GetAnnot!(page, i)
    if (!annotation) continue
    const flags = engine.call.FPDFAnnot_GetFlags!(annotation)
    const hidden = (flags & FLAG_HIDDEN) !== 0 || (flags & FLAG_NOVIEW) !== 0
    const subtype = engine.call.FPDFAnnot_GetSubtype!(annotation)
    if (!hidden && subtype === SUBTYPE_WIDGET && form) readWidget(engine, form, annotation, frame, out)
    else if (!hidden && (subtype === SUBTYPE_FREETEXT || subtype === SUBTYPE_STAMP)) readNote(engine, annotation, frame, out)
    else if (!hidden && subtype === SUBTYPE_STRIKEOUT) out.struck.push(...linesThrough(engine, annotation, frame))
    engine.call.FPDFPage_CloseAnnot!(annotation)
  }
  return out
}

const boxOf = (engine: Engine, annotation: number, frame: PageFrame) => {
  const s = engine.scratch
  if (!engine.call.FPDFAnnot_GetRect!(annotation, s)) return null
  const at = s >> 2
  const f = engine.floats()
  return boxThrough(frame.matrix, f[at]!, f[at + 3]!, f[at + 2]!, f[at + 1]!)
}

function readWidget(engine: Engine, form: number, annotation: number, frame: PageFrame, out: FieldsRead): void {
  const { call } = engine
  const box = boxOf(engine, annotation, frame)
  if (!box) return
  const type = call.FPDFAnnot_GetFormFieldType!(form, annotation)
  const name = readWide(engine, (b, n) => call.FPDFAnnot_GetFormFieldName!(form, annotation, b, n), 2000)
  const isTick = type === FIELD_CHECKBOX || type === FIELD_RADIO
  if (isTick || (isLoose(engine, form, annotation) && readStringKey(engine, annotation, 'AS') !== '')) {
    const checked = isTick ? isChecked(engine, form, annotation) : isShownTicked(engine, annotation)
    out.fields.push({ name, kind: 'checkbox', value: null, checked, box })
    out.checkboxes.push({ box, checked, confidence: 1, reader: 'pdf_form' })
    return
  }
  if (type === FIELD_PUSHBUTTON) return
  if (type === FIELD_SIGNATURE) {
    out.fields.push({ name, kind: 'signature', value: null, checked: null, box })
    return
  }
  const held = readWide(engine, (b, n) => call.FPDFAnnot_GetFormFieldValue!(form, annotation, b, n)).trim()
  const isChoice = type === FIELD_COMBO || type === FIELD_LIST
  const painted = held ? textPainted(readWide(engine, (b, n) => call.FPDFAnnot_GetAP!(annotation, AS_SHOWN, b, n), STREAM_MAX)) : null
  const shown = painted && paintsOther(held, painted) ? painted : null
  // A choice is held by its code and painted by its name.
  const value = isChoice ? (shown ?? held) : held
  const isOther = shown !== null && !isChoice
  out.fields.push({ name, kind: isChoice ? 'choice' : 'text', value: value || null, checked: null, box, ...(isOther && { painted: shown }) })
  // Viewers show the one or the other: neither is what the paper says.
  if (value && !isOther)
    out.words.push(...layValue(value, box, 'pdf_form', widgetSize(engine, form, annotation), call.EPDFAnnot_GetTextAlignment!(annotation)))
}

/** The appearance shown decides: PDFium's own answer is no wherever a field lacks export values. */
const isChecked = (engine: Engine, form: number, annotation: number): boolean => {
  const shown = readStringKey(engine, annotation, 'AS')
  return shown === '' ? engine.call.FPDFAnnot_IsChecked!(form, annotation) !== 0 : shown !== 'Off'
}

/** Of a field that is of no form: its state, where that paints something. */
const isShownTicked = (engine: Engine, annotation: number): boolean =>
  readStringKey(engine, annotation, 'AS') !== 'Off' && readWide(engine, (b, n) => engine.call.FPDFAnnot_GetAP!(annotation, AS_SHOWN, b, n), STREAM_MAX).trim() !== ''

const widgetSize = (engine: Engine, form: number, annotation: number): number | null => {
  const known = engine.call.FPDFAnnot_GetFontSize!(form, annotation, engine.scratch)
  const size = known ? engine.floats()[engine.scratch >> 2]! : 0
  return size > 2 && size < 40 ? size : null
}

function readNote(engine: Engine, annotation: number, frame: PageFrame, out: FieldsRead): void {
  const box = boxOf(engine, annotation, frame)
  if (!box) return
  const value = readStringKey(engine, annotation, 'Contents').trim()
  if (!value || value.length > 5000) return
  const appearance = readStringKey(engine, annotation, 'DA')
  const size = /([\d.]{1,6})\s+Tf/.exec(appearance)
  out.fields.push({ name: '', kind: 'text', value, checked: null, box })
  out.words.push(...layValue(value, box, 'pdf_annotation', size ? Number(size[1]) || null : null))
}
