import { labelDeclaration } from './declaration.ts'
import type { DeclarationKind } from './declaration-kinds.ts'
import { drawDeclaration, inventLayout } from './draw-declaration.ts'
import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { inventDeclaration } from './invent-declaration.ts'
import { Sheet } from './sheet.ts'
import { inventStyle } from './sheet-style.ts'

/** Insurers print their own declarations: page text, never form fields. */
export const declarationMaker =
  (kind: DeclarationKind): PaperMaker =>
  (choices, file, today) => {
    const paper = inventDeclaration(choices.fork('facts'), kind, today)
    const style = { ...inventStyle(choices.fork('style')), filling: 'text' as const, money: 'dollar' as const }
    const sheet = new Sheet(style, { title: paper.title, producer: 'Policy Print 12', producedAt: new Date(`${paper.issuedOn}T09:00:00Z`) })
    const pages = drawDeclaration(sheet, paper, inventLayout(choices.fork('layout')))
    return { sheet, label: asPrinted(labelDeclaration(paper, file, pages), style) }
  }
