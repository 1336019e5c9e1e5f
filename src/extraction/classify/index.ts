/** What each page is, which pages belong together, and the page geometry both this and the declarations reader rest on. */
export { classifyPages } from './classify-pages.ts'
export { foldText, foldWords } from './fold-text.ts'
export { Grid, type Rule } from './grid.ts'
export { joinCells } from './join-cells.ts'
export { type Block, blocksOf, type Row, rowsOf, type Segment, segmentOf, unionBox } from './page-layout.ts'
export { type ClassedPart, documentTypeOf, partsOf } from './parts-of.ts'
