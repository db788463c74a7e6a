import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isExternal, safeHref } from '~/lib/safe-href'
import type { OwnLinkEvent } from '~/services/analytics/link-event'

interface SmartLinkProps {
  href: string | null | undefined
  openInNewTab?: boolean | null | undefined
  className?: string | undefined
  /** Named when the link has no words of its own, e.g. an icon. */
  label?: string | undefined
  /** True when the link leads to the page that shows it. */
  current?: boolean
  /** What a click on it is called, where it has a name of its own (ANA-01). */
  event?: OwnLinkEvent | undefined
  children: ReactNode
}

/**
 * A link that an editor wrote: paths of the site stay in the application, other addresses are
 * left to the browser, and an unsafe address leaves the bare words.
 */
export function SmartLink(props: SmartLinkProps) {
  const { openInNewTab, className, label, current = false, event, children } = props
  const href = safeHref(props.href)
  if (href === undefined) return <span className={className}>{children}</span>
  const shared = {
    className,
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(current ? ({ 'aria-current': 'page' } as const) : {}),
    ...(event === undefined ? {} : { 'data-event': event }),
    ...(openInNewTab === true ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  }
  if (href.startsWith('/') && openInNewTab !== true) {
    return (
      <Link to={href} prefetch="intent" {...shared}>
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
