import type { SanityClient } from 'sanity'
import * as z from 'zod/mini'
import { dayOf } from '../../config/calendar'
import { csvOf } from './csv'
import type { RequestKind } from './kinds'
import { exportQuestion, type RequestFilter } from './queries'
import { recordSchema, type RequestRecord } from './record'
import type { Say } from './words'

/** A file to hand to the browser. */
export interface ExportFile {
  /** With the day in Argentina, as `solicitudes-2026-07-27.csv`. */
  readonly name: string
  readonly text: string
}

/**
 * Makes the file of everything that the filter finds, newest first, as comma-separated values.
 * @param now milliseconds
 */
export function exportFile(
  kind: RequestKind,
  records: readonly RequestRecord[],
  say: Say,
  now: number,
): ExportFile {
  const columns = kind.columns.map(({ title, value }) => ({
    title: say(title),
    value: (record: RequestRecord) => value(record, say, now),
  }))
  return { name: `${say(kind.fileName)}-${dayOf(now)}.csv`, text: csvOf(columns, records) }
}

/**
 * Reads everything that the filter finds, not only what the list shows.
 * @throws Error when the dataset does not answer, or not what was asked
 */
export async function readAll(
  client: SanityClient,
  kind: RequestKind,
  filter: RequestFilter,
  now: number,
): Promise<readonly RequestRecord[]> {
  const { query, params } = exportQuestion(kind, filter, now)
  return z
    .array(recordSchema)
    .parse(await client.fetch<unknown>(query, params, { perspective: 'published' }))
}

/** Has the browser save the file. */
export function save({ name, text }: ExportFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
