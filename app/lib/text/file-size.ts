const kilobytes = new Intl.NumberFormat('es-AR', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})
const megabytes = new Intl.NumberFormat('es-AR', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/**
 * Formats the size of a file.
 * @param bytes absent for a file of another site
 * @returns undefined when the size is unknown
 */
export function formatFileSize(bytes: number | null | undefined): string | undefined {
  if (!bytes || bytes < 0) return undefined
  const size = bytes < 1_000_000 ? kilobytes.format(Math.max(1, bytes / 1_000)) : undefined
  return size ?? megabytes.format(bytes / 1_000_000)
}
