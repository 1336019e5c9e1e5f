export type { CellExpectation, CellReading, RereadCell } from './cell-reading.ts'
export type { GreyImage, ImagePage, PixelImage, ReadImageOptions } from './image-page.ts'
