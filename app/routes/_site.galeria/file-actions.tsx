import { useEffect, useRef, useState } from 'react'
import { useSite } from '~/components/site-context'
import { warn } from '~/lib/browser/console-warning'
import type { GalleryFile, GalleryLabels } from './gallery-files'

/** How long the button confirms a copy (GAL-01). */
const COPIED_MS = 2_000

interface FileActionsProps {
  file: GalleryFile
  labels: GalleryLabels
}

/** Buttons to view a file and copy its address; nothing for a missing file. */
export function FileActions({ file, labels }: FileActionsProps) {
  const newTab = useSite().labels?.general?.opensInNewTab
  if (file.address === undefined) return null
  return (
    <div className="buttons file-actions">
      <a
        className="button button-primary"
        href={file.address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {labels?.view}
        <span className="visually-hidden">
          {file.name} {newTab}
        </span>
      </a>
      <CopyButton address={file.address} file={file} labels={labels} />
    </div>
  )
}

function CopyButton({ address, file, labels }: FileActionsProps & { address: string }) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
    } catch (error) {
      warn('gallery.copyFailed', { item: file.id, reason: String(error) })
      return
    }
    window.clearTimeout(timer.current)
    setCopied(true)
    timer.current = window.setTimeout(() => setCopied(false), COPIED_MS)
  }

  return (
    <>
      <button type="button" className="button copy-button" onClick={() => void copy()}>
        <span className="copy-button-words">
          <span className={copied ? 'is-off' : undefined}>{labels?.copy}</span>
          <span className={copied ? undefined : 'is-off'}>{labels?.copied}</span>
        </span>
        <span className="visually-hidden">{file.name}</span>
      </button>
      <span className="visually-hidden" role="status">
        {copied ? labels?.copied : null}
      </span>
    </>
  )
}
