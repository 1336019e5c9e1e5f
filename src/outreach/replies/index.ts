/** What an agent wrote back, read into an outcome for each line that was asked. */
export { findThreadTokens } from './find-thread-token.ts'
export { domainOf, isFreemail, matchSender, resembles, type SenderMatch } from './match-sender.ts'
export { parseMessage, type ParsedMessage, type ParsedOrRefused } from './parse-message.ts'
export { type ReadReplyOptions, readReply } from './read-reply.ts'
