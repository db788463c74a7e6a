import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SmartLink } from '~/components/smart-link'
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
          <span className="visually-hidden sos-menu-open">{labels?.menuOpen}</span>
          <span className="visually-hidden sos-menu-close">{labels?.menuClose}</span>
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
    <button type="button" className="sos-link sos-fold" onClick={toggle}>
      <Entry emoji={collapsed ? '»' : '«'} label={label} />
    </button>
  )
}
