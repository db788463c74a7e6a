import { useCurrentUser } from 'sanity'

/** Roles that answer requests: they mark them, delete them and take them out of the Studio. */
const HANDLING_ROLES: ReadonlySet<string> = new Set(['administrator', 'editor'])

/**
 * Whether somebody with these roles may mark, export and delete requests; others read them. This
 * is about what the Studio offers: what may be written is the dataset's own decision.
 */
export function mayHandleRequests(roles: readonly { readonly name: string }[]): boolean {
  return roles.some(({ name }) => HANDLING_ROLES.has(name))
}

/** Whether the person at work may mark, export and delete requests. */
export function useMayHandleRequests(): boolean {
  return mayHandleRequests(useCurrentUser()?.roles ?? [])
}
