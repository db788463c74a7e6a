import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Every route in the hierarchy of a page with a form exports this. A rejected action changed
 * nothing, so the page keeps its loader data (FORM-07). Without it, Remix 2 revalidates after each
 * fetcher action, whatever its status. A lost connection would then remove the form from the page.
 */
export const revalidateUnlessRejected: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => (actionStatus === undefined || actionStatus < 400 ? defaultShouldRevalidate : false)
