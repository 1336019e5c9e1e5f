import type { IntegrityFinding } from '../../vocabulary/index.ts'
import type { Page } from '../page-model.ts'
import { keyValuesIn } from './key-values.ts'

/** Form fields that hold one value and paint another: viewers differ in which they show. Suspicious where a date, amount or number is among them. */
export const findPaintedFields = (pages: readonly Page[]): IntegrityFinding[] =>
  pages.flatMap((page) =>
    page.fields.flatMap((field): IntegrityFinding[] => {
      if (field.painted === undefined || field.value === null) return []
      const decisive = keyValuesIn(`${field.value} ${field.painted}`).length > 0
      return [
        {
          severity: decisive ? 'suspicious' : 'needs_a_look',
          code: 'field_paints_other',
          title: `A form field holds “${field.value.slice(0, 80)}” and shows “${field.painted.slice(0, 80)}”`,
          page: page.number,
          box: field.box,
          detail: { old_value: field.painted.slice(0, 300), new_value: field.value.slice(0, 300) },
        },
      ]
    }),
  )
