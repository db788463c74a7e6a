import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Every route on the way to a page with a form exports this: an action that was refused has changed
 * nothing, so the page's data stay as they are (FORM-07). Without it Remix 2 reads them all again
 * after a fetcher's action, whatever its status: a lost connection then took the form off the page,
 * and a form that was read anew was too young to be sent again.
 */
export const keepAfterRefusal: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => (actionStatus === undefined || actionStatus < 400 ? defaultShouldRevalidate : false)
