import { CopyButton } from '~/components/copy-button'
import { useSite } from '~/components/site-context'
import type { GalleryFile, GalleryLabels } from './gallery-files'

interface FileActionsProps {
  file: GalleryFile
  labels: GalleryLabels
}

/** Actions of a file: view, download, copy its address. Renders nothing for a missing file. */
export function FileActions({ file, labels }: FileActionsProps) {
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
