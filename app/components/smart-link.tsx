import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { EditMark } from './editable'
import { isPageLink } from '~/lib/links/page-paths'
import { isExternal, safeHref } from '~/lib/links/safe-href'
import type { SiteLinkEvent } from '~/services/analytics/link-event'

interface SmartLinkProps {
  href: string | null | undefined
  openInNewTab?: boolean | null | undefined
  className?: string | undefined
  /** Accessible name of a link without text, such as an icon. */
  label?: string | undefined
  /** True when the link targets the current page. */
  current?: boolean
  /** Analytics event of a click, when it has a specific name (ANA-01). */
  event?: SiteLinkEvent | undefined
  mark?: EditMark | undefined
  children: ReactNode
}

/**
 * A link from the dataset. Remix handles the paths of pages, the browser handles other URLs, and an
 * unsafe URL renders only the text.
 */
export function SmartLink(props: SmartLinkProps) {
  const { openInNewTab, className, label, current = false, event, mark, children } = props
  const href = safeHref(props.href)
  if (href === undefined) return <span className={className}>{children}</span>
  const shared = {
    ...mark,
    className,
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(current ? ({ 'aria-current': 'page' } as const) : {}),
    ...(event === undefined ? {} : { 'data-event': event }),
    ...(openInNewTab === true ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  }
  if (isPageLink(href) && openInNewTab !== true) {
    return (
      <Link to={href} {...shared}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} {...(isExternal(href) ? { rel: 'noopener noreferrer' } : {})} {...shared}>
      {children}
    </a>
  )
}
