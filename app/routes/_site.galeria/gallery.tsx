import { type ReactNode, useCallback, useId, useState } from 'react'
import { CopyButton, CopyButtonsWithoutScripts } from '~/components/copy-button'
import { fieldMark } from '~/components/editable'
import { useSite } from '~/components/site-context'
import { useHydrated } from '~/lib/browser/use-hydrated'
import type { GalleryFile, GalleryFiles, GalleryLabels } from './gallery-files'
import { GalleryImage } from './gallery-image'
import '~/components/numbered-sheets.css'

interface GalleryProps {
  files: GalleryFiles
  labels: GalleryLabels
}

/** Lists the files; shows a loading state until every picture has loaded or failed (GAL-01). */
export function Gallery({ files: { images, pdfs }, labels }: GalleryProps) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const settle = useCallback(
    (id: string) => setSettled((ids) => (ids.has(id) ? ids : new Set([...ids, id]))),
    [],
  )
  const hydrated = useHydrated()
  if (images.length + pdfs.length === 0) {
    return (
      <div className="wrap gallery">
        <p className="gallery-empty title title-m">{labels?.empty}</p>
      </div>
    )
  }
  // Without scripts the loading state would never end.
  const loading = hydrated && images.some(({ id }) => !settled.has(id))
  return (
    <div className="wrap gallery">
      <CopyButtonsWithoutScripts />
      <p className="gallery-status" role="status">
        {loading ? labels?.loading : null}
      </p>
      <FileGroup
        title={labels?.imagesTitle}
        files={images}
        className="contact-sheet paper tone-tinta"
        busy={loading}
      >
        {(file, index) => (
          <li key={file.id} className="gallery-photo">
            <div className="contact-sheet-frame">
              <GalleryImage
                file={file}
                isFirst={index === 0}
                brokenLabel={labels?.brokenImage}
                onSettled={settle}
              />
            </div>
            <FileWords file={file} />
            <FileActions file={file} labels={labels} />
          </li>
        )}
      </FileGroup>
      <FileGroup
        title={labels?.pdfsTitle}
        files={pdfs}
        className="ruled-list numbered-sheets"
        busy={false}
      >
        {(file) => (
          <li key={file.id} className="gallery-pdf">
            <FileWords file={file} />
            <FileActions file={file} labels={labels} />
          </li>
        )}
      </FileGroup>
    </div>
  )
}

interface FileGroupProps {
  title: string | null | undefined
  files: readonly GalleryFile[]
  className: string
  busy: boolean
  children: (file: GalleryFile, index: number) => ReactNode
}

function FileGroup({ title, files, className, busy, children }: FileGroupProps) {
  const id = useId()
  if (files.length === 0) return null
  return (
    <section className="gallery-group" aria-labelledby={id} aria-busy={busy}>
      <h2 className="title title-l gallery-group-title" id={id}>
        {title} <span className="gallery-count">{files.length}</span>
      </h2>
      <ul className={`plain-list gallery-files ${className}`}>{files.map(children)}</ul>
    </section>
  )
}

function FileWords({ file }: { file: GalleryFile }) {
  const { name, path, size } = file
  return (
    <div className="gallery-words">
      <h3 className="title title-s">{name}</h3>
      {path === undefined ? null : <p className="small">{path}</p>}
      {size === undefined ? null : (
        <p className="small" {...fieldMark(file, 'name')}>
          {size}
        </p>
      )}
    </div>
  )
}

interface FileActionsProps {
  file: GalleryFile
  labels: GalleryLabels
}

/** Actions of a file: view, download, copy its address. Renders nothing for a missing file. */
function FileActions({ file, labels }: FileActionsProps) {
  const newTab = useSite().labels?.general?.opensInNewTab
  const { id, name, address, download } = file
  if (address === undefined) return null
  return (
    <div className="buttons file-actions">
      <a className="button button-primary" href={address} target="_blank" rel="noopener noreferrer">
        {labels?.view}
        <span className="visually-hidden">
          {name} <span>{newTab}</span>
        </span>
      </a>
      {download && labels?.download ? (
        <a className="button" href={download}>
          {labels.download}
          <span className="visually-hidden">{name}</span>
        </a>
      ) : null}
      <CopyButton
        text={address}
        label={labels?.copy}
        copiedLabel={labels?.copied}
        name={name}
        source={id}
      />
    </div>
  )
}
