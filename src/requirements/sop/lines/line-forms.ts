/** A line in capitals is a title, unless it holds figures or says something after a colon, as texts all in capitals do. */
export const CAPS = (s: string): boolean => s.length < 80 && /[A-Z]{3}/.test(s) && !/[a-z]{3}/.test(s) && !/\$|\d{2,3}[,.]\d|\d ?(?:MM?|K|MIL|mm?|k)\b|\b[1-9]\d{2} ?\/ ?\d{2,4}\b|\d{3} CSL\b|\b[AB](?:\+{1,2}|-)(?![A-Za-z0-9])|[\dO] ?, ?[O0]{3}|[:=\u2013-]\s*(?:ALL|YES|NO)\W*$|:\s+\S|\b(?:SHALL|MUST|REQUIRED|NOT|STATUT\w*|STAT|IS|ARE|DAYS?)\b/.test(s)

/** A style of numbers, letters or bullets. */
export const isMark = (style: string): boolean => style !== 'text' && style !== 'row' && !style.startsWith('#')
