import { isIssueSlug, toPagePath } from '#config/page-address'

/** The path of a newsletter issue in the archive (NEWS-06); undefined while its slug is none. */
export function issuePath(slug: string | null | undefined): string | undefined {
  return isIssueSlug(slug) ? toPagePath(slug) : undefined
}
