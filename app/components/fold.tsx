import type { ReactNode } from 'react'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { useSite } from './site-context'
import './fold.css'

interface FoldProps {
  /** What the content is about, for the name of the button. */
  title: string | null | undefined
  /** Inside the disclosure, so that browsers open it when a link targets it. */
  id?: string | null | undefined
  children: ReactNode
}

/**
 * Details that phones show on request. Wide screens and paper always show them. The button covers
 * the nearest positioned ancestor, which is the card.
 */
export function Fold({ title, id, children }: FoldProps) {
  const { labels } = useSite()
  const label = labels?.general?.more
  const content = (
    <div className="fold-content stack" id={id ?? undefined}>
      {children}
    </div>
  )
  if (!label || !title) return content
  return (
    <details className="fold">
      <summary aria-label={fillPlaceholders(label, { title })} />
      {content}
    </details>
  )
}
