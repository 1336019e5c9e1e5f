const BOX = String.raw`(?:\[ {0,2}[xX\u2713\u2714]? {0,2}\]|\( {0,2}[xX\u2713\u2714]? {0,2}\)|[\u2610\u2611\u2612\u25a1])`
const AMOUNT = String.raw`\$? ?\d[^[\]()|\u2610\u2611\u2612\u25a1\t]{0,40}`
const CHOICES = new RegExp(String.raw`${BOX} {0,2}${AMOUNT}(?:\s{1,24}${BOX} {0,2}${AMOUNT}){1,5}(?=\s*(?:$|\|))`, 'g')
const ONE = new RegExp(String.raw`(${BOX}) {0,2}(${AMOUNT})`, 'g')
const TICKED = /[xX\u2713\u2714\u2611\u2612]/

/** "[X] Auto      [X] $1M CSL    [ ] $2M CSL", a row of a table as well: of amounts side by side, each with a box, those that are ticked. */
export const amountsWithBoxes = (line: string): string =>
  line.length > 300 || !/[[(\u2610-\u2612\u25a1]/.test(line)
    ? line
    : line.replace(CHOICES, (all, at: number) => {
        const ticked = [...all.matchAll(ONE)].filter((m) => TICKED.test(m[1]!)).map((m) => m[2]!.trim())
        // Behind nothing but its own box, or with none or all ticked, it is no choice.
        return ticked.length === 1 && /[A-Za-z]{2}/.test(line.slice(0, at)) ? ticked[0]! : all
      })
