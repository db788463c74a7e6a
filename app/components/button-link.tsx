import type { OwnLinkEvent } from '~/services/analytics/link-event'
import { SmartLink } from './smart-link'
import { useHrefOnDevice } from './store-context'

/** A link as `linkFields` asks for it. */
export interface LinkData {
  label?: string | null | undefined
  href?: string | null | undefined
  openInNewTab?: boolean | null | undefined
}

interface ButtonLinkProps {
  link: LinkData | null | undefined
  /** The one thing that a section wants the visitor to do. */
  primary?: boolean
  /** What a click on it is called, where it has a name of its own (ANA-01). */
  event?: OwnLinkEvent
}

/**
 * A link in the shape of a notched button; nothing while it has no words or no address. One to a
 * store leads to the store of the visitor's device (HOME-07).
 */
export function ButtonLink({ link, primary = false, event }: ButtonLinkProps) {
  const href = useHrefOnDevice(link?.href)
  if (!link?.label || !href) return null
  return (
    <SmartLink
      href={href}
      openInNewTab={link.openInNewTab}
      className={primary ? 'button button-primary' : 'button'}
      event={event}
    >
      {link.label}
    </SmartLink>
  )
}

/** A link in a line of its own; nothing while it has no words or no address. */
export function LineLink({ link }: { link: LinkData | null | undefined }) {
  if (!link?.label || !link.href) return null
  return (
    <SmartLink href={link.href} openInNewTab={link.openInNewTab} className="arrow-link">
      {link.label}
    </SmartLink>
  )
}
