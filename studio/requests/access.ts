import { useCurrentUser } from 'sanity'

/** Roles that change the status of requests, delete and export them. */
const HANDLING_ROLES: ReadonlySet<string> = new Set(['administrator', 'editor'])

/**
 * Whether a user with these roles can change, export and delete requests; others only read them.
 * It decides what the Studio offers; the dataset checks permissions itself.
 */
export function canHandleRequests(roles: readonly { readonly name: string }[]): boolean {
  return roles.some(({ name }) => HANDLING_ROLES.has(name))
}

/**
 * Whether a user with these roles may read requests and sign-ups; the embedded lake hides them from
 * the role `viewer`.
 */
export function canReadRequests(roles: readonly { readonly name: string }[]): boolean {
  return roles.some(({ name }) => name !== 'viewer')
}

/** Whether the current user can change, export and delete requests. */
export function useCanHandleRequests(): boolean {
  return canHandleRequests(useCurrentUser()?.roles ?? [])
}

/** Whether the current user may read requests and sign-ups. */
export function useCanReadRequests(): boolean {
  return canReadRequests(useCurrentUser()?.roles ?? [])
}
