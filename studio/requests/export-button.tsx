import { DownloadIcon } from '@sanity/icons'
import { GhostButton } from '../components/ghost-button'
import { useDatasetClient } from '../components/use-dataset-client'
import { useCanHandleRequests } from './access'
import { useTask } from '../components/use-task'
import { createExportFile, readRecords, downloadFile } from './export-file'
import type { RequestKind } from './kinds'
import type { RequestFilter } from './queries'
import { t } from './texts'

interface ExportButtonProps {
  readonly kind: RequestKind
  readonly filter: RequestFilter
}

/** Exports all requests that match the filter; only for users who can handle requests. */
export function ExportButton({ kind, filter }: ExportButtonProps) {
  const client = useDatasetClient()
  const { isBusy, run } = useTask()
  const canHandle = useCanHandleRequests()

  const exportAll = async () => {
    const now = Date.now()
    const records = await readRecords(client, kind, filter, now)
    downloadFile(createExportFile(kind, records, now))
  }

  if (!canHandle) return null
  return (
    <GhostButton
      icon={DownloadIcon}
      text={t('export.button')}
      title={t('export.hint')}
      padding={3}
      loading={isBusy}
      onClick={() => void run(exportAll, { failed: t('export.failed') })}
    />
  )
}
