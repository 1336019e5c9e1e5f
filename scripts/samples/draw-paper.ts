import type { PaperLabel } from './paper-label.ts'
import type { Choices } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import type { SheetStyle } from './sheet-style.ts'

/** One finished paper: the sheet to save, and the truth about it. */
export type Paper = { sheet: Sheet; label: PaperLabel }
/** Names as the paper shows them, where the whole of it is filled in capitals. */
export function asPrinted(label: PaperLabel, style: SheetStyle): PaperLabel {
  if (!style.upperCase) return label
  const up = (text: string | null): string | null => text?.toUpperCase() ?? null
  const { producer } = label
  return {
    ...label,
    insured_name: up(label.insured_name),
    certificate_holder: up(label.certificate_holder),
    producer: { name: up(producer.name), contact_name: up(producer.contact_name), email: up(producer.email), phone: producer.phone },
    insurers: Object.fromEntries(
      Object.entries(label.insurers).map(([letter, { name, naic }]) => [letter, { name: name.toUpperCase(), naic }]),
    ),
    lines: label.lines.map((line) => ({ ...line, carrier: up(line.carrier) })),
  }
}

/** Invents and draws one paper of a kind. `file` names it in its label, `today` is YYYY-MM-DD. */
export type PaperMaker = (choices: Choices, file: string, today: string) => Paper
