const NAMED: Record<string, string> = {
  white: 'ffffff',
  snow: 'fffafa',
  ivory: 'fffff0',
  ghostwhite: 'f8f8ff',
  whitesmoke: 'f5f5f5',
  floralwhite: 'fffaf0',
  black: '000000',
  red: 'ff0000',
  darkred: '8b0000',
  crimson: 'dc143c',
  firebrick: 'b22222',
  maroon: '800000',
  blue: '0000ff',
  mediumblue: '0000cd',
  darkblue: '00008b',
  navy: '000080',
  royalblue: '4169e1',
  green: '008000',
  darkgreen: '006400',
  limegreen: '32cd32',
  lime: '00ff00',
  purple: '800080',
}

/** A CSS or HTML colour as six hexadecimal digits; null where it is none that is known. */
export function colourOf(stated: string | null | undefined): string | null {
  if (!stated) return null
  const text = stated.toLowerCase().trim()
  if (Object.hasOwn(NAMED, text)) return NAMED[text]!
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})\b/.exec(text)?.[1]
  if (hex) return hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const rgb = /^rgba?\((\d{1,3}(?:\.\d+)?%?),(\d{1,3}(?:\.\d+)?%?),(\d{1,3}(?:\.\d+)?%?)/.exec(text)
  // Of shades told by their lightness only the whitest matter.
  if (/^hsla?\(\d{1,3}(?:deg)?,\d{1,3}%?,(?:9[4-9]|100)%|^(?:oklch|oklab|lab|lch)\((?:1|0?\.9[5-9]\d*|9[5-9]%|100%?),/.test(text)) return 'ffffff'
  return rgb
    ? rgb
        .slice(1, 4)
        .map((part) => Math.min(255, Math.round(part.endsWith('%') ? Number(part.slice(0, -1)) * 2.55 : Number(part))).toString(16).padStart(2, '0'))
        .join('')
    : null
}

/** What people call a colour, and bold print, which they name in the same breath. */
export type Hue = 'red' | 'blue' | 'green' | 'purple' | 'bold'
const APART = 60
export function hueOf(hex: string | null): Hue | null {
  if (hex === null) return null
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
  if (red - green >= APART && red - blue >= APART) return 'red'
  if (green - red >= APART && green - blue >= APART / 2) return 'green'
  if (red - green >= APART && blue - green >= APART) return 'purple'
  return blue - red >= APART && blue - green >= APART / 2 ? 'blue' : null
}
