/** Longest fact that is shown; a policy number or a name is far shorter. */
const FACT_CHARS_MAX = 120
/** Controls, zero-width and direction marks: they can hide or reorder what a reader sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

/**
 * A fact from a document as it may stand in a message: one line, bounded, nothing invisible, and nothing that a mail program would turn
 * into a link. What a document says is data, and the reader must not be led anywhere by it.
 */
export const showText = (text: string): string => {
  const line = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  const plain = line
    .replace(/\b[a-z][a-z0-9+.-]{1,10}:\/\//gi, '')
    .replace(/\bwww\./gi, '')
    .replace(/@/g, ' at ')
    .replace(LINK_LIKE, (host) => host.replaceAll('.', ' '))
  return plain.length > FACT_CHARS_MAX ? `${plain.slice(0, FACT_CHARS_MAX - 1).trimEnd()}…` : plain
}
/** A bare host name that programs link on their own. */
const LINK_LIKE =
  /\b(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|info|biz|io|co|us|app|site|online|xyz|top|link|click|shop|dev|me|ru|cn|tk)\b/gi
