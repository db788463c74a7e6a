import type { ReactNode } from 'react'
import { SiteHeader } from './site-header'

interface PageMainProps {
  /** The page's own header; without one it has the site's. */
  header?: ReactNode
  children: ReactNode
}

/** Header and main part of a page. */
export function PageMain({ header = <SiteHeader />, children }: PageMainProps) {
  return (
    <>
      {header}
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
