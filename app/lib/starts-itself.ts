/** The `handle` of pages that have to do something without being touched: their scripts do not wait. */
export const startsItself = { startsItself: true } as const
