import { useLocation } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { warn } from '~/lib/browser/console-warning'
import type { PreviewLabelsQueryResult } from '~/sanity/types.generated'
import styles from './preview-strip.css?url'

/**
 * Tells editors that this page shows drafts, offers to leave the preview, and enables click-to-edit
 * (CMS-06).
 */
export function PreviewStrip({ labels }: { labels: PreviewLabelsQueryResult }) {
  const { pathname, search } = useLocation()
  const [Editing, setEditing] = useState<ComponentType>()
  useEffect(() => {
    // A separate module, so visitors never download it.
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
