import { mayMatch } from './all-matches.ts'

const figureLetters = (s: string): string => s.replace(/[oO]/g, '0').replace(/[lI|]/g, '1').replace(/S/g, '5').replace(/B/g, '8')

/** What scans and typists break, with what it stands for, in the order it is put right. */
const REPAIRS: [RegExp, string | ((s: string, ...more: string[]) => string)][] = [
  [/(?<=[A-Za-z]) \.(?=\s|$)/g, '.'],
  [/\bwork (men|man|ers|er)(?= ?['’`]| comp| c[o0]rn?p)/gi, 'work$1'],
  [/\b(work(?:er|men|man|ers)?s?|employers?) ?(['’`]) ?s\b/gi, '$1$2s'],
  [/\b(gen|add|int) ?['’`] ?l\b/gi, "$1'l"],
  [/\bmcs[- ]?9[oO](?![A-Za-z0-9])/gi, 'MCS-90'],
  [/(?<![A-Za-z0-9$.,])[0Oo][Cc][Cc] ?\/ ?[Aa][Cc][Cc]\b/g, 'occ/acc'],
  [/\b[Uu](?:rn|m) ?b\b(?= ?\.)/g, 'Umb'],
  [/\$ ?\d{1,3}(?: ?, ?(?:[\dOo] ){2}[\dOo])+(?![A-Za-z0-9])/g, (s) => figureLetters(s.replaceAll(' ', ''))],
  [/\$(?: ?\d| ?,){5,}(?!\d)/g, (s) => (/^\$\d{1,3}(?:,\d{3})+$/.test(s.replaceAll(' ', '')) ? s.replaceAll(' ', '') : s)],
  [/\b(CG|CA|WC) ?([0-9OolI|]{2}) ?([0-9OolI|]{2})(?![0-9A-Za-z,.])/g, (s, form: string, a: string, b: string) => (/\d/.test(a + b) && /[OolI|]/.test(a + b) ? `${form} ${figureLetters(a)} ${figureLetters(b)}` : s)],
  [/\bA(?:11|1l|l1)(?= [a-z])/g, 'All'],
  [/\bE ?& ?0(?![\d.,])/g, 'E&O'],
  [/\b0(?=[NRF]\b)|(?<=[A-Z])0(?=[A-Z])/g, 'O'],
  [/(?<![\d.,$#-])\b1(?=[FSN]\b)/g, 'I'],
  [/(?<![\d.,$#-])\b1(?=[fn]\b)/g, 'i'],
  [/(?<![A-Za-z0-9$.,])0(?=[a-z]{3})/g, 'o'],
  [/(?<=[a-z])0(?=[a-z])|(?<![A-Za-z0-9$.,])0(?=[nrf]\b|cc\b|ccurr)|(?<=\b[nt])0\b/g, 'o'],
  [/\b(?:(G|E) ?\. ?L|(W) ?\. ?C)(?: ?\.(?=[\s,;]|$)|(?=:))/g, (_, l?: string, w?: string) => (w ? 'WC' : `${l}L`)],
  [/\bA I\b(?= +(?:on|for|under|status|required)\b| *\( ?(?:C ?G ?L|G ?L|all|items?|[A-H\d]\b)| *[:=]| +(?:[A-H]|\d{1,2}) ?(?:,|&|and\b|\.))/g, 'AI'],
  [/(?<![A-Za-z0-9$.,])[1-9][oO]{2}(?= ?(?:\/|[,.;]|$))|(?<=\bN ?O ?C ?:? ?)[1-9][oO]\b/g, (s) => figureLetters(s)],
  [/(?<![A-Za-z0-9$.,])[lI|][oO0]{2}(?= ?(?:\/|[,.;]|$))/g, figureLetters],
  [/\bwith in\b(?= (?:the (?:last|past) )?(?:\d|[lI|]\d|thirty|sixty|ninety|ten|fifteen|forty))/gi, 'within'],
  [/(?<![A-Za-z0-9$.,'])(?=[lI]*I)(?=[lI]*l)[lI]{2,3}(?=\s*(?:[.,;)]|$| and\b| or\b))/g, (s) => 'I'.repeat(s.length)],
  [/\b(?:B ?\. ?[Il1]|P ?\. ?D) ?\.(?=[\s:])/g, (s) => (s.startsWith('B') ? 'BI' : 'PD')],
  [/^(\W*)O R(?= +\$)/, '$1OR'],
  [/(?<=\b[Nn]o (?:[\w&/-]+ ){1,3})excl\b\.?/g, 'exclusion'],
  [/\baccid\b(?: ?\.)?/gi, 'accident'],
  [/\boccurr\b(?: ?\.)?|(?<=\b(?:each|per|ea) )occur ?\./gi, 'occurrence'],
  [/\baggreg\b(?: ?\.)?/gi, 'aggregate'],
  [/\b(?:CG L|C GL)\b/g, 'CGL'],
  [/\b(?:C G L|G L|W C|E L)\b(?! [A-Z]\b)|\b(?:N O C|W O S)\b/g, (s) => s.replaceAll(' ', '')],
  [/\$ ?[\dlIoO|]{1,3}(?: ?[,.] ?[oO0]{3})+(?![A-Za-z0-9])/g, figureLetters],
  [/(?<=[a-z]{2})(?<!\d ?(?:mil|mill|million|mm|thousand|thou))\/(?=\$ ?\d|\d[\d,.]* ?(?:mm?|k|mil|million|thousand)\b)/gi, ', '],
  [/\( ([0-9oO]{1,3}) \)/g, '($1)'],
  [/\b(days) ['’] ?(?=n[o0]t[i1l]ce)/gi, "$1' "],
  [/(?<![A-Za-z0-9])[lI1][oO](?= +days?\b)/gi, '10'],
  [/\((\d)[oO]\)|(?<![A-Za-z0-9])(\d)[oO](?= days?\b)/gi, (_, a?: string, b?: string) => (a ? `(${a}0)` : `${b}0`)],
  [/\( ([0-9a-z]{1,3}) \)/gi, '($1)'],
  [/\( (?=[A-Za-z0-9][^()]* \))/g, '('],
  [/(?<=\([A-Za-z0-9][^()]{0,60}) \)/g, ')'],
  [/\bC ?\. ?G ?\. ?L ?\.?(?![A-Za-z])/g, 'CGL'],
  [/(?<![\d,.$] ?)\b([1-9]) ([05])(?= +(?:days?|calendar)\b)/gi, '$1$2'],
  [/(?<![A-Za-z0-9$.,])[lI|] ([05])(?= +(?:days?|calendar)\b)/g, '1$1'],
  [/\$ ?\d(?: ?[\dOo]){1,2} ?, ?(?:[Oo0] ?){2}[Oo0](?![A-Za-z0-9])/g, (s) => figureLetters(s.replaceAll(' ', ''))],
  [/\b(?:a gg|ag g)\b/gi, 'agg'],
  [/\b(?:inc l|in cl|i ncl)\b/gi, 'incl'],
  [/\b(wk|work(?:er)?s?['’]?)( ?\.?) ?c omp\b/gi, '$1$2 comp'],
  [/\bwk ?\.? ?comp\b/gi, 'work comp'],
  [/\breq ?['’] ?d\b\.?/gi, 'required'],
  [/\b(pref|rec) ?['’] ?d\b\.?/gi, (_, w: string) => (w.toLowerCase() === 'pref' ? 'preferred' : 'recommended')],
  [/\bA ?dd ?(['’]) ?l\b/gi, "add$1l"],
  [/\b([Oo])n[1|]y\b/g, '$1nly'],
  [/\b([Uu])n[1|]ess\b/g, '$1nless'],
  [/\badd l(?= ?(?:ins|assured))/gi, "add'l"],
  [/\bnon-?own\b/gi, 'non-owned'],
  [/\b(?:o cc|oc c)\b/gi, 'occ'],
  [/\b(stat(?:utory)?)\s*\/\s*(?=\$?\d)/gi, '$1, '],
  [/(?<=[a-z]) ['’] s\b/g, "'s"],
  [/\bN ?\/ ?A\b/g, 'N/A'],
  [/\bA ?\. ?[lI1] ?\.(?=\s|$)/g, 'AI'],
  [/(?<=[A-Za-z0-9)]) ([,;])(?=\s)/g, '$1'],
  [/\b([Nn]) on(?= ?-? ?(?:contr|own|tru|pay|ren))/g, '$1on'],
  [/\b(?:d ays|da ys|day s)\b(?! inn)/gi, 'days'],
  [/(?<![\d,.$])\b0K\b/g, 'OK'],
  [/(?<=[A-Za-z]{2})!(?=[a-z])/g, 'l'],
  [/(?<=(?:usd|us\$|\$|eur|€) ?)\d{1,3}\.\d{3}(?![\d.]| ?(?:million|mil\b|mm?\b|k\b|bn|billion))/gi, (s) => s.replace('.', ',')],
  [/(?<![A-Za-z0-9])S(?=\d{1,3}[,.]\d{3}|\s{1,3}\d{1,3} ?, ?\d{3}(?!\d))/g, '$'],
  [/(?<=[$\s(/]|^)[\dlIoO|SB]{1,3}(?: ?[,.] ?[\dlIoO|SB]{3})+(?![A-Za-z0-9])/g, (s) => {
      // "100/300 BI, 100 PD": bodily injury, and another figure.
      if (/^BI ?[,.]/.test(s)) return s
      const fixed = figureLetters(s)
      if (/^[1-9][\doO]{0,2}(?: ?, ?[oO0]{3})+$/.test(s)) return fixed.replaceAll(' ', '')
      return (s.match(/\d/g) ?? []).length * 2 >= fixed.replace(/\D/g, '').length - 3 && /[\d]/.test(s) ? fixed : s
    }],
  [/\$ +(?=[\d])/g, '$'],
  [/(\d) ?([,.]) ?(\d{3}) ?([,.]) ?(\d{3})(?!\d)/g, '$1,$3,$5'],
  [/(\$\d{1,3}) ?, ?(\d{3})(?!\d)/g, '$1,$2'],
  [/(\$\d{1,3}) (\d{3}) (000)(?!\d)/g, '$1,$2,$3'],
  // "1 000 000 $", "$1'000'000", "$3/4 million"
  [/(?<![\d.,/$-] ?)\b(\d{1,3}) (\d{3}) (000) ?\$(?! ?\d)/g, '$$$1,$2,$3'],
  [/(?<![\d.,'])\b(\d{1,3})'(\d{3})(?:'(\d{3}))?(?![\d'])/g, (_, a: string, b: string, c?: string) => [a, b, ...(c ? [c] : [])].join(',')],
  [/(?<![\d.,/])\$ ?3\/4 (?:million|mil)\b/gi, '$$750,000'],
  [/(\$\d{1,3}) (\d{3},000)(?![\d,])/g, '$1,$2'],
  [/(?<![\d.,])(\d{1,3}) ,(\d{3})(?!\d)/g, '$1,$2'],
  [/(?<![\d.,])(\d{1,3}), (000)(?![\d,])/g, '$1,$2'],
]

/** Puts broken figures together: "$ 1,000, 000", "$l,OOO,000", "1.000.000", "S500,000". */
export function repairFigures(text: string): string {
  let out = text
  for (const [pattern, to] of REPAIRS) if (mayMatch(pattern, out)) out = typeof to === 'string' ? out.replace(pattern, to) : out.replace(pattern, to)
  return out
}
