import type { Database } from 'better-sqlite3'
import { z } from 'zod'

interface KeyValue {
  readonly key: string
  /** Any JSON value. */
  readonly value: unknown
}

/** The Studio's preferences of a user, such as list layout and sort order. */
export interface KeyValues {
  /** @returns the existing pairs, in the order of `keys` */
  keyValues(userId: string, keys: readonly string[]): readonly KeyValue[]
  putKeyValues(userId: string, pairs: readonly KeyValue[]): void
}

export function createKeyValues(db: Database): KeyValues {
  const find = db.prepare('SELECT value FROM key_values WHERE user_id = ? AND key = ?').pluck()
  const put = db.prepare(
    `INSERT INTO key_values (user_id, key, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
  )
  const valueSchema = z.string().optional()

  return {
    keyValues: (userId, keys) =>
      keys.flatMap((key) => {
        const text = valueSchema.parse(find.get(userId, key))
        return text === undefined ? [] : [{ key, value: JSON.parse(text) as unknown }]
      }),
    putKeyValues(userId, pairs) {
      db.transaction(() => {
        for (const { key, value } of pairs) put.run(userId, key, JSON.stringify(value ?? null))
      }).immediate()
    },
  }
}
