import { type Lists, NO_LISTS, readLists } from './lists.ts'
import { NO_STYLES, readStyles, type Styles } from './styles.ts'

/** What a document holds once for all its parts: styles, lists that count, and the notes that its text refers to, in their order. */
export type Paper = { styles: Styles; lists: Lists; notes: { footnote: string[]; endnote: string[] } }
export const barePaper = (): Paper => ({ styles: NO_STYLES, lists: NO_LISTS, notes: { footnote: [], endnote: [] } })

/** Throws DocxError where one of the parts is no sound XML. */
export function readPaper(styles: string | undefined, numbering: string | undefined): Paper {
  const paper = barePaper()
  if (styles !== undefined) paper.styles = readStyles(styles)
  if (numbering !== undefined) paper.lists = readLists(numbering, paper.styles)
  return paper
}

const NOTES_MAX = 500
/** The mark of a note, where its text refers to it and before the note itself: numbers in the order in which the text does. */
export function markOfNote(paper: Paper, kind: keyof Paper['notes'], id: string | undefined): string {
  const notes = paper.notes[kind]
  if (id === undefined || (!notes.includes(id) && notes.length >= NOTES_MAX)) return ''
  if (!notes.includes(id)) notes.push(id)
  return `(${notes.indexOf(id) + 1 + (kind === 'endnote' ? paper.notes.footnote.length : 0)})`
}
