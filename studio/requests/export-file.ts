import type { SanityClient } from 'sanity'
import * as z from 'zod/mini'
import { toDay } from '#config/calendar'
import { toCsv } from './csv'
import type { RequestKind } from './kinds'
import { buildExportQuery, type RequestFilter } from './queries'
import { recordSchema, type RequestRecord } from './record'

export interface ExportFile {
  /** Contains the day in Argentina: `solicitudes-2026-07-27.csv`. */
  readonly name: string
  readonly text: string
  /** Media type; CSV by default. */
  readonly type?: string
}

/**
 * Formats records as a CSV file.
 * @param now milliseconds
 */
export function createExportFile(
  kind: RequestKind,
  records: readonly RequestRecord[],
  now: number,
): ExportFile {
  const text = toCsv(kind.columns(now), records)
  return { name: `${kind.fileName}-${toDay(now)}.csv`, text }
}

/**
 * Reads all records that match the filter, newest first.
 * @throws Error when the dataset does not answer, or its answer does not match the schema
 */
export async function readRecords(
  client: SanityClient,
  kind: RequestKind,
  filter: RequestFilter,
  now: number,
): Promise<readonly RequestRecord[]> {
  const { query, params } = buildExportQuery(kind, filter, now)
  return z
    .array(recordSchema)
    .parse(await client.fetch<unknown>(query, params, { perspective: 'published' }))
}

/** Starts a download in the browser. */
export function downloadFile({ name, text, type = 'text/csv' }: ExportFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
