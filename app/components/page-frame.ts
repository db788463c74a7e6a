import { useMatches } from '@remix-run/react'

/** Layout options that a route sets in its `handle`. */
export interface PageFrame {
  /** The page has the dark tone (tinta) from header to footer. */
  dark?: true
  /** The part of the site with styles of its own, as `data-section` of the html element. */
  section?: 'investors' | 'sos'
  /** The page renders its own header and main element; see components/page-main.tsx. */
  hasCustomHeader?: true
  /** The page acts without user input, so it hydrates when the browser is idle. */
  hydratesWhenIdle?: true
  /** Paths of the data of the page's `ServerHtml`, such as `page.team.items`. */
  inHtml?: readonly string[]
}

/** The `handle` of pages with the dark theme of the investors pages. */
export const darkPage = { dark: true } as const satisfies PageFrame

/** Merges the layout options of all matched routes; child routes win. */
export function usePageFrame(): PageFrame {
  return useMatches().reduce<PageFrame>(
    (frame, { handle }) => (isFrame(handle) ? { ...frame, ...handle } : frame),
    {},
  )
}

/**
 * Path to which the page redirects browsers without scripts: `redirectWithoutScripts` of its
 * loader. It belongs in the head, where HTML allows a refresh inside `noscript`.
 */
export function useRedirectWithoutScripts(): string | undefined {
  const data: unknown = useMatches().at(-1)?.data
  if (typeof data !== 'object' || data === null || !('redirectWithoutScripts' in data)) return
  return typeof data.redirectWithoutScripts === 'string' ? data.redirectWithoutScripts : undefined
}

function isFrame(handle: unknown): handle is PageFrame {
  return typeof handle === 'object' && handle !== null
}
