import type { SiteLinkEvent } from '~/services/analytics/link-event'
import { type EditMark, itemPath, useEditMark } from './editable'
import { SmartLink } from './smart-link'
import { useHrefOnDevice } from './store-context'

/** A link as the GROQ fragment `linkFields` returns it. */
export interface LinkData {
  label?: string | null | undefined
  href?: string | null | undefined
  openInNewTab?: boolean | null | undefined
}

interface ButtonLinkProps {
  link: LinkData | null | undefined
  /** True for the main action of a section. */
  primary?: boolean
  /** Analytics event of a click, when it has a specific name (ANA-01). */
  event?: SiteLinkEvent
  /** Links the button to its list item in previews. */
  mark?: EditMark
}

/**
 * A link styled as a notched button; null without a label or URL. A link to either store or to
 * the download section opens the store of the visitor's device (HOME-07).
 */
export function ButtonLink({ link, primary = false, event, mark }: ButtonLinkProps) {
  const href = useHrefOnDevice(link?.href)
  if (!link?.label || !href) return null
  return (
    <SmartLink
      href={href}
      openInNewTab={link.openInNewTab}
      className={primary ? 'button button-primary' : 'button'}
      event={event}
      mark={mark}
    >
      {link.label}
    </SmartLink>
  )
}

interface ButtonLinksProps {
  links: readonly (LinkData & { _key: string })[] | null | undefined
  /** Path of the list inside the edited field. */
  path: string
}

/** A row of buttons, of which the first is the main one. */
export function ButtonLinks({ links, path }: ButtonLinksProps) {
  const mark = useEditMark()
  return (
    <div className="buttons">
      {links?.map((link, index) => (
        <ButtonLink
          key={link._key}
          link={link}
          primary={index === 0}
          mark={mark(itemPath(path, link))}
        />
      ))}
    </div>
  )
}

interface LineLinkProps {
  link: LinkData | null | undefined
  className?: string
}

/** A link, by default in its own line; null without a label or URL. */
export function LineLink({ link, className = 'arrow-link' }: LineLinkProps) {
  if (!link?.label || !link.href) return null
  return (
    <SmartLink href={link.href} openInNewTab={link.openInNewTab} className={className}>
      {link.label}
    </SmartLink>
  )
}
