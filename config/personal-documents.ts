/**
 * Document types with data of visitors. The id of such a document starts with its type and a dot.
 * The embedded lake hides them from the role `viewer`.
 */
export const PERSONAL_TYPES: readonly string[] = ['investorRequest', 'newsletterSignup']
