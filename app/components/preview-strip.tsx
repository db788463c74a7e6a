import { useLocation } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { warn } from '~/lib/browser-log'
import type { PreviewLabelsQueryResult } from '~/sanity/types.generated'
import styles from './preview-strip.css?url'

/**
 * Says that this page shows drafts, with the way out, and lets editors click on what they want to
 * change (CMS-06).
 */
export function PreviewStrip({ labels }: { labels: PreviewLabelsQueryResult }) {
  const { pathname, search } = useLocation()
  const [Editing, setEditing] = useState<ComponentType>()
  useEffect(() => {
    // A module of its own that visitors never ask for.
    import('./preview-editing').then(
      (module) => setEditing(() => module.PreviewEditing),
      (error: unknown) => warn('preview.failed', { reason: String(error) }),
    )
  }, [])
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <div className="preview-strip" role="status">
        <strong>{labels?.active}</strong>
        <a href={`/preview/disable?page=${encodeURIComponent(pathname + search)}`}>
          {labels?.exit}
        </a>
      </div>
      {Editing === undefined ? null : <Editing />}
    </>
  )
}
