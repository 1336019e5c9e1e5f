/** What an agent wrote back, read into an outcome for each line that was asked. */
export { findThreadTokens } from './message/find-thread-token.ts'
export { domainOf, isFreemail, matchSender, resembles, type SenderMatch } from './message/match-sender.ts'
export { type ParsedMessage, type ParsedOrRefused, parseMessage } from './message/parse-message.ts'
export { type ReadReplyOptions, readReply } from './read-reply.ts'
