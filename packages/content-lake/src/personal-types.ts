/**
 * Document types with data of visitors. The id of such a document starts with its type and a dot.
 * The embedded lake hides them from the role `viewer`. Other private documents, such as visit
 * counts, name nobody. Add every new type with data of visitors.
 */
export const PERSONAL_TYPES: readonly string[] = [
  'investorRequest',
  'investorAccess',
  'newsletterSignup',
  'shareLink',
  'reviewAnswer',
]
