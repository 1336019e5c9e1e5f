import { type Engine, readStringKey } from './engine.ts'
import type { PdfDocument } from './open-document.ts'

const SUBTYPE_WIDGET = 20
const HIDDEN_OR_NO_VIEW = 2 | 32
const ANNOTATIONS_MAX = 4000

/**
 * Makes print of the fields that belong to no form: programs that join files keep a page's fields and lose the form they are of, and what
 * they paint is all that is left of their values. Boxes to tick tell by their state and stay. True where there were some; the page has to be loaded anew then.
 */
export function printLooseWidgets({ engine, form }: PdfDocument, page: number): boolean {
  const { call } = engine
  let printed = false
  // In the order they are painted in; what is printed is no annotation any more.
  for (let i = 0, tries = 0; tries < ANNOTATIONS_MAX && i < call.FPDFPage_GetAnnotCount!(page); tries++) {
    const annotation = call.FPDFPage_GetAnnot!(page, i)
    const isPrint = annotation !== 0 && isLoose(engine, form, annotation) && readStringKey(engine, annotation, 'AS') === '' && call.EPDFAnnot_Flatten!(page, annotation) !== 0
    if (annotation) call.FPDFPage_CloseAnnot!(annotation)
    if (isPrint) printed = true
    else i++
  }
  return printed && call.FPDFPage_GenerateContent!(page) !== 0
}

/** Whether an annotation is a field that can be seen and is of no form. */
export const isLoose = ({ call }: Engine, form: number, annotation: number): boolean =>
  call.FPDFAnnot_GetSubtype!(annotation) === SUBTYPE_WIDGET && (call.FPDFAnnot_GetFlags!(annotation) & HIDDEN_OR_NO_VIEW) === 0 && (!form || call.FPDFAnnot_GetFormFieldType!(form, annotation) <= 0)
