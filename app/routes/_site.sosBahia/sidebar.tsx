import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SmartLink } from '~/components/smart-link'
import { whatsappHref } from '~/lib/links/whatsapp-href'
import type { SosLayoutQueryResult } from '~/sanity/types.generated'
import { sidebarCookie } from './sidebar-cookie'

type Layout = NonNullable<SosLayoutQueryResult['layout']>

interface SidebarProps {
  layout: Layout
  collapsed: boolean
  onToggle: (collapsed: boolean) => void
  /** The help link: in the bar of the menu on narrow screens, above the column on wide ones. */
  children?: ReactNode
}

/**
 * Navigation of SOS Bahía: a column on wide screens, which scripts collapse, `<details>` on narrow
 * ones.
 */
export function Sidebar({ layout, collapsed, onToggle, children }: SidebarProps) {
  const { labels } = layout
  const { pathname } = useLocation()
  const here = pathname.replace(/\/+$/, '')
  return (
    <div className="sos-sidebar">
      <details className="sos-menu" key={pathname}>
        <summary className="display sos-menu-toggle">
          <span className="sos-menu-sign" aria-hidden="true" />
          <span className="sos-menu-title">{layout.title}</span>
          <span className="visually-hidden when-closed">{labels?.menuOpen}</span>
          <span className="visually-hidden when-open">{labels?.menuClose}</span>
        </summary>
      </details>
      {children}
      <div className="sos-sidebar-sheet">
        <p className="sos-sidebar-title title" aria-hidden="true">
          {layout.title}
        </p>
        <nav aria-label={labels?.navigation ?? undefined}>
          <ul className="plain-list sos-links">
            {layout.links?.map(({ _key, label, href, emoji }) => (
              <li key={_key}>
                <SmartLink href={href} className="sos-link" current={href === here}>
                  <Entry emoji={emoji} label={label} />
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="sos-sidebar-end">
          <CollapseButton labels={labels} collapsed={collapsed} onToggle={onToggle} />
          {labels?.backToSite ? (
            <SmartLink href="/" className="sos-link">
              <Entry emoji={'←'} label={labels.backToSite} />
            </SmartLink>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function Entry({ emoji, label }: Record<'emoji' | 'label', string | null | undefined>) {
  return (
    <>
      <span className="sos-link-emoji" aria-hidden="true">
        {emoji}
      </span>
      <span className="sos-link-label">{label}</span>
    </>
  )
}

type CollapseButtonProps = Omit<SidebarProps, 'layout' | 'children'> & Pick<Layout, 'labels'>

function CollapseButton({ labels, collapsed, onToggle }: CollapseButtonProps) {
  const label = collapsed ? labels?.expand : labels?.collapse
  if (!label) return null
  const toggle = () => {
    document.cookie = sidebarCookie(!collapsed)
    onToggle(!collapsed)
  }
  return (
    <button type="button" className="sos-link sos-fold" data-needs-scripts="" onClick={toggle}>
      <Entry emoji={collapsed ? '»' : '«'} label={label} />
    </button>
  )
}

/** Link to a chat with a prepared message; it stays in view and covers no content (SOS-01). */
export function HelpLink({ layout, defaultNumber }: SosLayoutQueryResult) {
  const help = layout?.help
  const number = help?.number ?? defaultNumber
  const href = whatsappHref({ number, message: help?.message })
  if (href === undefined || !help?.label) return null
  return (
    <a
      className="bare-link sos-help"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={layout?.labels?.help ?? undefined}
    >
      <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
        <path fillRule="evenodd" d="M3 3h18v14h-9l-6 5v-5H3V3Zm4 4.500v2h10v-2H7Zm0 4v2h7v-2H7Z" />
      </svg>
      <span className="sos-link-label">{help.label}</span>
    </a>
  )
}
