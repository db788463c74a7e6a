import { t, type UploadTextKey } from './texts'

const MB = 1024 * 1024

/** What the lake accepts, in bytes (`content-lake/media/upload`). */
const maxBytes = { image: 50 * MB, file: 200 * MB }

export type AssetKind = keyof typeof maxBytes

/** A file that was not sent, because the lake would reject it. */
export class RejectedFileError extends Error {
  constructor(readonly reason: 'notImage' | 'tooLarge' | 'empty') {
    super(reason)
  }
}

/** @returns undefined for a file that can be sent */
export function rejectFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  kind: AssetKind,
): RejectedFileError | undefined {
  if (kind === 'image' && !type.startsWith('image/')) return new RejectedFileError('notImage')
  if (size === 0) return new RejectedFileError('empty')
  return size > maxBytes[kind] ? new RejectedFileError('tooLarge') : undefined
}

/** Explains a failed upload, and what to do about it. */
export function explainFailure(
  error: unknown,
  { size }: Pick<File, 'size'>,
  kind: AssetKind,
): string {
  const key = findReason(error, kind)
  if (key !== 'tooLarge') return t(key)
  // Rounded so that the size is above the limit.
  return t(key, { size: Math.ceil(size / MB), max: maxBytes[kind] / MB })
}

const reasons: ReadonlyMap<number, UploadTextKey> = new Map([
  [401, 'sessionEnded'],
  [403, 'forbidden'],
  [413, 'tooLarge'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [507, 'full'],
])

function findReason(error: unknown, kind: AssetKind): UploadTextKey {
  if (error instanceof RejectedFileError) return error.reason
  if (!(error instanceof Error)) return 'unknown'
  if ('isNetworkError' in error) return 'unavailable'
  const status = 'statusCode' in error ? Number(error.statusCode) : 0
  if (status === 400 && kind === 'image') return 'damaged'
  return reasons.get(status) ?? 'unknown'
}
