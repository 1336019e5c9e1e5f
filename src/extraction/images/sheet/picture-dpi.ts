/** A picture's own resolution counts only when it makes a plausible sheet: cameras write 72 whatever they saw. */
export const trustedDpi = (size: { width: number; height: number }, dpi: number | undefined): number | undefined => {
  if (!dpi || dpi < 60 || dpi > 1300) return undefined
  const short = Math.min(size.width, size.height) / dpi
  return short >= 5 && short <= 12 ? dpi : undefined
}

/** Most paper is a letter or A4 sheet: its short side is close to 8.4 inches. */
export const assumedDpi = (size: { width: number; height: number }): number => {
  const short = Math.min(size.width, size.height)
  const long = Math.max(size.width, size.height)
  return long / short < 1.6 ? short / 8.5 : Math.max(short / 8.5, long / 14)
}

/** Dots an inch of a picture file as it was sent, by which places on it are told in points. */
export const sentDpi = (picture: { width: number; height: number; dpi?: number }): number => trustedDpi(picture, picture.dpi) ?? assumedDpi(picture)
