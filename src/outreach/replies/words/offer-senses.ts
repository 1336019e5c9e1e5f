import { isIfInSpanish } from './if-in-spanish.ts'
import type { Item } from './lex-sentence.ts'
import { sensesAt } from './lexicon.ts'
import type { Sense } from './sense.ts'

/** The phrases with a meaning that begin at `at`. */
export function offerSenses(raw: string, folded: string, at: number, offer: (item: Item, rank: number) => void): void {
  for (const { sense, text } of sensesAt(folded, at)) {
    const end = at + text.trimEnd().length
    // "Each May" is a month.
    if (text === 'may' && at > 0 && raw.slice(at, end) === 'May') continue
    if (text.startsWith('si ') && sense === 'active' && isIfInSpanish(raw, folded, at)) continue
    offer({ at, end, kind: 'sense', sense, text: text.trim() }, SENSE_RANK[sense] ?? 5)
  }
  // "Sí" affirms; "si" inside a sentence is a condition.
  const si = /si(?![a-z0-9])/y
  si.lastIndex = at
  if (si.test(folded)) {
    const accented = /[íÍ]/.test(raw.slice(at, at + 2))
    // "Auto si, carga no."
    const behind = /\b(?:auto|carga|cargo|gl|liability|umbrella|general|propiedad|comp)\s$/.test(folded.slice(0, at)) && /^si\s*(?:$|[.,;!])/.test(folded.slice(at))
    const alone = at === 0 || /[.,;:!?\n(-]\s*$/.test(folded.slice(0, at))
    const affirms =
      accented ||
      behind ||
      (alone &&
        !isIfInSpanish(raw, folded, at) &&
        /^si\s*(?:$|[.,;:!-]|(?:senor|confirm|esta|tod[oa]|amb[oa]s|es|son|correct|vigente|activ|la poliza|las polizas|(?:las|los) (?:dos|tres|cuatro|[2-6]) (?:polizas )?(?:estan |son )?(?:activ|vigent)))/.test(
          folded.slice(at, at + 40),
        ))
    offer({ at, end: at + 2, kind: 'sense', sense: affirms ? 'yes' : 'condition', text: 'si' }, 1)
  }
}

/** Among readings of equal length the doubtful one wins. */
const SENSE_RANK: Partial<Record<Sense, number>> = {
  bad: 4,
  pending: 4,
  hedge: 4,
  condition: 4,
  restrict: 4,
  hearsay: 4,
  denied: 4,
  cannot: 4,
  wrong: 5,
  except: 4,
  active: 6,
  match: 6,
  yes: 6,
  weak: 7,
  plain: 3,
  inherit: 5,
  reference: 4,
  cue: 5,
}
