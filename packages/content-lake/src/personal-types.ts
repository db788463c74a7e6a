/**
 * Document types with data of visitors. The id of such a document starts with its type and a dot.
 * The embedded lake hides them from the role `viewer`. Not every private document: visit counts name
 * nobody. A new type with data of visitors has to be added.
 */
export const PERSONAL_TYPES: readonly string[] = ['investorRequest', 'newsletterSignup']
