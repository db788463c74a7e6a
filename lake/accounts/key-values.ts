import type { Database } from 'better-sqlite3'
import { z } from 'zod'

export interface KeyValue {
  readonly key: string
  /** Any JSON value. */
  readonly value: unknown
}

/** Preferences of the Studio for one person: list layout, sort order, recent searches. */
export interface KeyValues {
  /** The pairs that exist, in the order asked for. */
  keyValues(userId: string, keys: readonly string[]): readonly KeyValue[]
  putKeyValues(userId: string, pairs: readonly KeyValue[]): void
}

export function createKeyValues(db: Database): KeyValues {
  const find = db.prepare('SELECT value FROM key_values WHERE user_id = ? AND key = ?').pluck()
  const put = db.prepare(
    `INSERT INTO key_values (user_id, key, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
  )
  const stored = z.string().optional()

  return {
    keyValues: (userId, keys) =>
      keys.flatMap((key) => {
        const text = stored.parse(find.get(userId, key))
        return text === undefined ? [] : [{ key, value: JSON.parse(text) as unknown }]
      }),
    putKeyValues(userId, pairs) {
      db.transaction(() => {
        for (const { key, value } of pairs) put.run(userId, key, JSON.stringify(value ?? null))
      }).immediate()
    },
  }
}
