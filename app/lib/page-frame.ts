import { useMatches } from '@remix-run/react'

/** What the `handle` of a route says about the frame around its page. */
export interface PageFrame {
  /** The page stands on tinta, from its first row to its footer. */
  dark?: true
  /** The page brings its own header and main part, see components/page-main.tsx. */
  ownHeader?: true
}

/** The `handle` of pages in the investors' mood. */
export const darkPage = { dark: true } as const satisfies PageFrame

/** What the routes of this page say about its frame. */
export function usePageFrame(): PageFrame {
  return useMatches().reduce<PageFrame>(
    (frame, { handle }) => (isFrame(handle) ? { ...frame, ...handle } : frame),
    {},
  )
}

function isFrame(handle: unknown): handle is PageFrame {
  return typeof handle === 'object' && handle !== null
}
