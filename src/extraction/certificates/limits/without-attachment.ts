const MONEY = String.raw`(?:(?:USD|CAD)\s?)?\$?\s?\d[\d,]{0,14}(?:\.\d+)?(?![\d,]*\d)(?:\s?(?:million|mm?|k)\b)?`
const EACH = String.raw`(?:\s+(?:each|per|any\s+one)\s+(?:wrongful\s+|pollution\s+|and\s+every\s+)?[a-z]+)`
const AGG = String.raw`(?:\s+(?:in\s+the\s+)?(?:annual\s+|general\s+|policy\s+)?agg(?:regate)?\b)`
const LIES_OVER = new RegExp(
  String.raw`,?(?:^|\s|\()(?:in\s+)?(?:excess\s+of|xs(?:\s+of)?|x\/s)\s+(?:(?:the|an?|its|their|our|underlying|primary|scheduled)\s+){0,3}(${MONEY})${EACH}?(?!\s+(?:self|sir|retention|retained|ded|of\b)|\s*:\s*\$?\d{1,3}(?!\d|,))(?:\s*\/\s*${MONEY}${AGG}?|(,?\s+(?:and|&)\s+|,\s+)${MONEY}${AGG})?(?:\s+(?:primary|underlying)\b)?`,
  'gi',
)
/** Up to here what is kept back of a loss and no policy of its own lies below. */
const KEPT_MAX = 100_000

/**
 * `$5,000,000 each claim xs $10,000,000`, `Excess of $1,000,000 each occurrence and $2,000,000 aggregate`: what a layer lies over is none
 * of its limits. An aggregate behind a comma is of the layer below as well, unless nothing but a retention could be there.
 */
export const withoutAttachment = (printed: string): string =>
  !/excess\s+of|\bxs\b|x\/s/i.test(printed)
    ? printed
    : printed.replace(LIES_OVER, (whole, under: string, apart: string | undefined) => {
        const amount = Number(under.replace(/[^\d.]/g, ''))
        const isKept = apart?.startsWith(',') === true && !/and|&/.test(apart) && amount <= KEPT_MAX && !/million|m$|k$/i.test(under)
        return isKept ? whole.slice(whole.indexOf(apart!, whole.indexOf(under) + under.length)) : ' '
      })
