/** The words of the trade that every room shares: coverage types, document classes, rules, replies. Data, types and how they are shown. */
export * from './coverage-types.ts'
export * from './document-types.ts'
export * from './must-hold.ts'
export * from './read-document.ts'
export * from './replies.ts'
export * from './rules.ts'
export * from './show-dollars.ts'
export * from './verification.ts'
