/** "N0n-C0ntrib", "Wvr 0f Subr0", "Aut0": a nought among letters; "CG00" is a form, and "20k" an amount. */
const ZEROED = /(?<![A-Za-z0-9$.,])(?![A-Z]{1,3}0+(?![A-Za-z0]))(?=0*[A-Za-z]0*[A-Za-z])[A-Za-z0]*0[A-Za-z0]*(?![A-Za-z0-9]|[.,-]\d)|(?<![A-Za-z0-9$.,])0[fnr](?= [A-Za-z])/g
/** "lf a caterer is paid", "lns'd", "Larch lnc": a small l for the capital that begins a word. */
const L_FOR_I = /(?<![A-Za-z0-9'\u2019])l(?=(?:[fts]|ns?)(?: [a-z]|['\u2019] ?d\b)|nc\b|ns(?:ured|urance|urer|d)\b)/g

/** "l0 days", "3O days": figures of a scan before days. */
const SCANNED_DAYS = /(?<![A-Za-z0-9$.,])(?:[lI|][0-9oO]|[1-9][oO])(?=[- ]?(?:\(\d|(?:calendar |business )?days?\b))/g

/** Letters that a scan took for others, in words of a few letters, which no list of words tells apart. The length stays. */
export const lettersOfScan = (text: string): string =>
  text
    .replace(SCANNED_DAYS, (s) => s.replace(/[lI|]/, '1').replace(/[oO]/, '0'))
    .replace(L_FOR_I, 'I')
    .replace(ZEROED, (s) => (/[A-Za-z]0|0[A-Za-z]/.test(s) ? s.replace(/0/g, (_, at: number) => (at === 0 ? (/^0[A-Z]/.test(s) ? 'O' : 'o') : /^[A-Z0]+$/.test(s) ? 'O' : 'o')) : s))
