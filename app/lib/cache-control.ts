/** Cache times of the answers, with the reason of each. */
export const cacheControl = {
  /** A publish must be seen by the next visitor (CMS-05): always ask, and answer 304 if equal. */
  page: 'public, max-age=0, must-revalidate',
  /** As `page`, where the page also shows this browser's own choice, e.g. a folded menu. */
  visitor: 'private, max-age=0, must-revalidate',
  /** Previews and replies that carry what a person typed. */
  private: 'private, no-store',
  /** An error must not outlive its cause. */
  error: 'no-store',
} as const
