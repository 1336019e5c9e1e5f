import type { Hue } from './colours.ts'
import { foldText } from './fold-text.ts'
import { COLOURED_CLOSE, COLOURED_OPEN, htmlToText } from './html-to-text.ts'
import { historyStart, splitParts } from './split-parts.ts'

/** That the answers are told by their colour. */
export const announcesColour = (folded: string): boolean => ANNOUNCED.test(folded)
const ANNOUNCED = /\b(?:in|see|find) (?:the )?(red|blue|green|purple|bold)(?: (?:font|text|type|print|ink|letters|color|colour))?\b/

/**
 * "My answers are in red below": the HTML once more, with the request as quoted lines and what stands in it in that colour
 * as lines of the sender's own. Null where no colour is announced above the request, or nothing in the request has it.
 */
export function colouredAnswers(html: string, shown: string): string | null {
  const said = foldText(splitParts(shown).written[0]?.lines.join(' ').slice(0, 2_000) ?? '')
  const hue = ANNOUNCED.exec(said)?.[1] as Hue | undefined
  if (hue === undefined) return null
  const lines = htmlToText(html, hue).split('\n')
  const start = historyStart(lines.map(unmarked))
  if (start === null) return null
  const below = lines.slice(start).flatMap(quotedApart)
  if (!below.some((line) => line !== '' && !line.startsWith('>'))) return null
  return [...lines.slice(0, start).map(unmarked), '', ...below].join('\n')
}

/** Mail programs print the names of header fields bold, some of them in colour. */
const HEADER = /^\s*(?:from|sent|date|to|cc|subject|de|enviado(?: el)?|fecha|para|asunto)\s*:/i
const unmarked = (line: string): string => line.replaceAll(COLOURED_OPEN, '').replaceAll(COLOURED_CLOSE, '')

/** A line of the request and what was written behind or below it, each on its own. */
function quotedApart(line: string): string[] {
  const bare = line.replace(/^(?:\s*>)+ ?/, '')
  if (HEADER.test(unmarked(bare))) return [`> ${unmarked(bare)}`]
  const own = [...bare.matchAll(/\ue004([^\ue005]*)\ue005/g)].map((match) => match[1]!).join('').trim()
  const request = bare.replace(/\ue004[^\ue005]*\ue005/g, ' ').replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}\p{So}?!]/u.test(own)) return [`> ${request}`.trimEnd()]
  return request === '' || !/[a-z0-9]/i.test(request) ? [own] : [`> ${request}`, own]
}
