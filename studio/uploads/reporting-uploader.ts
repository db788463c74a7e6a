import type {
  AssetSourceUploader,
  AssetSourceUploaderClass,
  AssetSourceUploadEvent,
  AssetSourceUploadFile,
} from '@sanity/types'
import { type AssetKind, rejectFile } from './upload-error'

interface FailedUpload {
  file: File
  error: unknown
}

/** An uploader whose failures the asset source reports instead of the field. */
interface ReportingUploader extends AssetSourceUploader {
  /** Undefined while it uploads; then the failures that nobody has reported yet. */
  takeFailures: () => readonly FailedUpload[] | undefined
  /** Whether it has failed, and the failures are reported. */
  isReported: () => boolean
}

export function isReporting(uploader: AssetSourceUploader): uploader is ReportingUploader {
  return 'takeFailures' in uploader
}

/**
 * Extends an uploader of the Studio (sanity 4), which leaves a file of a wrong kind pending forever
 * and reports other failures without their reason.
 */
export function createReportingUploader(
  Uploader: AssetSourceUploaderClass,
  kind: AssetKind,
): AssetSourceUploaderClass {
  return class extends Uploader implements ReportingUploader {
    failures: FailedUpload[] = []
    isOver = false
    hasReported = false
    listeners = new Set<(event: AssetSourceUploadEvent) => void>()

    override subscribe(listener: (event: AssetSourceUploadEvent) => void) {
      this.listeners.add(listener)
      const unsubscribe = super.subscribe((event) => {
        if (event.type === 'all-complete') this.isOver = true
        if (event.type !== 'error') listener(event)
      })
      return () => {
        this.listeners.delete(listener)
        unsubscribe()
      }
    }

    override upload(
      files: File[],
      options?: Parameters<AssetSourceUploader['upload']>[1],
    ): AssetSourceUploadFile[] {
      const rejected = files.flatMap((file) => {
        const error = rejectFile(file, kind)
        return error === undefined ? [] : [{ file, error }]
      })
      if (rejected.length === 0) return super.upload(files, options)
      this.failures.push(...rejected)
      this.isOver = true
      for (const listener of this.listeners) listener({ type: 'all-complete', files: [] })
      return []
    }

    override updateFile(id: string, data: Parameters<AssetSourceUploader['updateFile']>[1]) {
      const failed = this.getFiles().find((file) => file.id === id)
      if (failed !== undefined && data.error !== undefined)
        this.failures.push({ file: failed.file, error: data.error })
      super.updateFile(id, data)
    }

    takeFailures() {
      if (!this.isOver) return undefined
      if (this.failures.length > 0) this.hasReported = true
      return this.failures.splice(0)
    }

    isReported() {
      return this.hasReported && this.failures.length === 0
    }
  }
}
