import { DownloadIcon } from '@sanity/icons'
import { Button, useToast } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { useCanHandleRequests } from './access'
import { API_VERSION } from '#config/client-config'
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
  const toast = useToast()
  const client = useClient({ apiVersion: API_VERSION })
  const [isReading, setReading] = useState(false)
  const canHandle = useCanHandleRequests()

  const exportAll = async () => {
    setReading(true)
    try {
      const now = Date.now()
      const records = await readRecords(client, kind, filter, now)
      downloadFile(createExportFile(kind, records, now))
    } catch {
      toast.push({ status: 'error', title: t('export.failed') })
    } finally {
      setReading(false)
    }
  }

  if (!canHandle) return null
  return (
    <Button
      mode="ghost"
      icon={DownloadIcon}
      text={t('export.button')}
      title={t('export.hint')}
      fontSize={1}
      padding={3}
      loading={isReading}
      onClick={() => void exportAll()}
    />
  )
}
