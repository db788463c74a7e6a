/** Settings with the texts of shared pages, and the documents that need an approval (PLAN-03). */
export const REVIEW_SETTINGS = 'reviewSettings'

/** A link that shows a draft without an account; its ids are `shareLink.<random>`. */
export const LINK_TYPE = 'shareLink'

/** An answer to a revision; its ids are `reviewAnswer.<published id>.<random>`. */
export const ANSWER_TYPE = 'reviewAnswer'

/** As the embedded lake takes it: which documents a second person approves before publication. */
export const approvalRule = { listedIn: REVIEW_SETTINGS, field: 'documents', type: ANSWER_TYPE }

/** How long a link is valid, in days, as the Studio offers it. */
export const LINK_DAYS = [1, 7, 30] as const
export const DEFAULT_LINK_DAYS = 7
