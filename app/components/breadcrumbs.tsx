import type { Crumb } from '~/services/seo/structured-data'
import { useSite } from './site-context'
import { SmartLink } from './smart-link'
import './breadcrumbs.css'

interface BreadcrumbsProps {
  /** Name of the current page. */
  current: string | null | undefined
  /** Pages between the home page and this one, outermost first. */
  parents?: readonly Crumb[]
}

/** Links from the home page to the current one; null while the page has no name. */
export function Breadcrumbs({ current, parents = [] }: BreadcrumbsProps) {
  const labels = useSite().navigation?.labels
  if (!current || !labels?.home) return null
  return (
    <nav className="breadcrumbs small" aria-label={labels.breadcrumbs ?? undefined}>
      <ol className="plain-list">
        {[{ label: labels.home, path: '/' }, ...parents].map(({ label, path }) => (
          <li key={path}>
            <SmartLink href={path} className="tap-link">
              {label}
            </SmartLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
