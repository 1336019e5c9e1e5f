/** What an agent wrote back, read into an outcome for each line that was asked. */
export { carriedRequest } from './message/carried-request.ts'
export { findThreadTokens } from './message/find-thread-token.ts'
export { domainOf, isFreemail, matchSender } from './message/match-sender.ts'
export { type ParsedMessage, parseMessage } from './message/parse-message.ts'
export { readReply } from './read-reply.ts'
