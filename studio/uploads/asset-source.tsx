import type { AssetSource, AssetSourceComponentProps } from '@sanity/types'
import { useToast } from '@sanity/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { useLatest } from '../components/use-latest'
import { createReportingUploader, isReporting } from './reporting-uploader'
import { t } from './texts'
import { type AssetKind, explainFailure } from './upload-error'

/** Long enough to read two sentences twice. */
const SHOWN_MS = 20_000

/**
 * Makes an asset source that explains failed uploads, and whose list of files opens again after
 * one. The field of the Studio (sanity 4) treats every later opening as part of the upload.
 */
export function withFailureReports(source: AssetSource, kind: AssetKind): AssetSource {
  const { Uploader, component } = source
  if (Uploader === undefined) return source
  return {
    ...source,
    Uploader: createReportingUploader(Uploader, kind),
    component: (props) => <ReportingSource {...props} kind={kind} Source={component} />,
  }
}

interface ReportingSourceProps extends AssetSourceComponentProps {
  kind: AssetKind
  Source: ComponentType<AssetSourceComponentProps>
}

function ReportingSource({ kind, Source, ...props }: ReportingSourceProps) {
  const { action, uploader, onClose } = props
  const { push } = useToast()
  // A failure that was reported before this opened is of an earlier upload.
  const [isEarlier] = useState(
    () => uploader !== undefined && isReporting(uploader) && uploader.isReported(),
  )
  const deps = useLatest({ push, onClose })

  useEffect(() => {
    if (action !== 'upload' || isEarlier || uploader === undefined || !isReporting(uploader))
      return undefined
    const report = () => {
      const failures = uploader.takeFailures()
      if (failures === undefined) return
      for (const { file, error } of failures) {
        deps.current.push({
          status: 'error',
          title: t('title', { name: file.name }),
          description: explainFailure(error, file, kind),
          closable: true,
          duration: SHOWN_MS,
        })
      }
      deps.current.onClose()
    }
    const unsubscribe = uploader.subscribe(({ type }) => {
      if (type === 'all-complete') report()
    })
    report()
    return unsubscribe
  }, [action, deps, isEarlier, kind, uploader])

  return <Source {...props} action={isEarlier ? 'select' : (action ?? 'select')} />
}
