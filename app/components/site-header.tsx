import { useLocation } from '@remix-run/react'
import type { SiteQueryResult } from '~/sanity/types.generated'
import { usePageFrame } from './page-frame'
import { ButtonLink } from './button-link'
import { PageTop } from './page-top'
import { hasPicture, Picture } from './picture'
import { SearchBox, SearchIcon } from './search-box'
import { useSite } from './site-context'
import { SmartLink } from './smart-link'
import './site-header.css'

type Navigation = NonNullable<SiteQueryResult['navigation']>

/** The header of every page: emergency banner, skip link, logo and menu. */
export function SiteHeader() {
  const { navigation, search } = useSite()
  const { pathname } = useLocation()
  return (
    <header>
      <PageTop />
      <div className="site-header wrap">
        <Logo href="/" label={navigation?.labels?.logo} />
        {navigation ? (
          <>
            <nav className="site-nav wide-only" aria-label={navigation.labels?.main ?? undefined}>
              <MenuLinks navigation={navigation} pathname={pathname} />
            </nav>
            <details className="site-menu narrow-only" key={pathname}>
              <summary className="site-menu-toggle">
                <span className="when-closed">{navigation.labels?.menuOpen}</span>
                <span className="when-open">{navigation.labels?.menuClose}</span>
              </summary>
              <nav className="site-menu-sheet" aria-label={navigation.labels?.main ?? undefined}>
                <SearchBox name={search?.menuLabel} />
                <MenuLinks navigation={navigation} pathname={pathname} />
              </nav>
            </details>
            <MenuSearch key={`search ${pathname}`} />
          </>
        ) : null}
      </div>
    </header>
  )
}

/** The search box of wide screens, behind a button. */
function MenuSearch() {
  const { search } = useSite()
  if (!search?.openLabel) return null
  return (
    <details className="site-search wide-only">
      <summary className="site-search-toggle" aria-label={search.openLabel}>
        <SearchIcon />
        <span className="site-search-label" aria-hidden="true">
          {search.openLabel}
        </span>
      </summary>
      <div className="site-menu-sheet">
        <SearchBox name={search.menuLabel} />
      </div>
    </details>
  )
}

function MenuLinks({ navigation, pathname }: { navigation: Navigation; pathname: string }) {
  return (
    <ul className="plain-list site-links">
      {navigation.links?.map(({ _key, label, href, openInNewTab }) => (
        <li key={_key}>
          <SmartLink
            href={href}
            openInNewTab={openInNewTab}
            className="site-link"
            current={href === pathname}
          >
            {label}
          </SmartLink>
        </li>
      ))}
      <li>
        <ButtonLink link={navigation.cta} />
      </li>
    </ul>
  )
}

interface LogoProps {
  href: string
  label: string | null | undefined
}

/** The logo of the brand as a link, or its name without one. */
export function Logo({ href, label }: LogoProps) {
  const { settings } = useSite()
  const { dark = false } = usePageFrame()
  const picture = dark ? settings?.logoInverse : settings?.logo
  return (
    <SmartLink href={href} className="display site-logo" label={label ?? undefined}>
      {hasPicture(picture) ? (
        <Picture picture={picture} sizes="12rem" loading="eager" decorative />
      ) : (
        settings?.brandName
      )}
    </SmartLink>
  )
}
