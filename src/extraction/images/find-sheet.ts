import { type Homography, homographyFrom, type Point } from './homography.ts'
import type { GreyImage } from './image-page.ts'

export type Sheet = { toSource: Homography; size: { width: number; height: number } }

export const findSheet = (_image: GreyImage): Sheet | null => {
  void homographyFrom
  const none: Point | null = null
  return none
}
