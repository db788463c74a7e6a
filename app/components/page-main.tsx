import type { ReactNode } from 'react'
import { SiteHeader } from './site-header'

interface PageMainProps {
  /** Replaces the site's header. */
  header?: ReactNode
  children: ReactNode
}

/** Header and main element of a page. */
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
