import type { GreyImage } from '../image-page.ts'

const EVERY = 7
const DARK = 96
const BRIGHT = 160
/** Of a negative most is ground, and what is bright is print and rules: more than specks, and nowhere an area as a sheet is. */
const DARK_MIN = 0.7
const BRIGHT_MIN = 0.01
const SOLID_MAX = 0.2
/** So far apart, of the picture's width, a sheet is as bright as between, and print is not. */
const REACH = 0.015

/** Faxes whose tags were lost, copies of film and dark screens come as white print on black: turned round. Anything else as it is. */
export const asPositive = (image: GreyImage): GreyImage => {
  const { data, width, height } = image
  const [across, down] = [Math.round(width * REACH), Math.round(width * REACH) * width]
  let [dark, bright, solid, seen] = [0, 0, 0, 0]
  for (let i = 0; i < data.length; i += EVERY) {
    seen++
    if (data[i]! < DARK) dark++
    else if (data[i]! > BRIGHT) bright++
  }
  if (dark < seen * DARK_MIN || bright < seen * BRIGHT_MIN) return image
  for (let i = 0; i < data.length; i += EVERY)
    if (data[i]! > BRIGHT && [i - across, i + across, i - down, i + down].every((at) => data[at] === undefined || data[at]! > BRIGHT)) solid++
  if (solid > bright * SOLID_MAX) return image
  return { data: data.map((v) => 255 - v), width, height }
}
