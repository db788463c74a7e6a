import type { Path } from '@sanity/types'
import { useCallback, useEffect, useState } from 'react'
import { pathToString, useCurrentUser, useGetFormValue, usePresenceStore } from 'sanity'

export interface OtherUser {
  readonly id: string
  readonly name: string
}

interface FieldPresence {
  readonly currentId: string
  /** The other users in the field. Other tabs of the current user do not count. */
  readonly others: readonly OtherUser[]
  /** Tell the other users that the current user is in the field, and in no field. */
  readonly enter: () => void
  readonly leave: () => void
}

const nobody: readonly OtherUser[] = []

/**
 * The presence of users in a field of the open document.
 *
 * The Studio's own report is not enough: it never says that somebody left a field. Its `presence` of
 * an input misses users who entered before the draft was created.
 */
export function useFieldPresence(path: Path): FieldPresence {
  const store = usePresenceStore()
  const currentId = useCurrentUser()?.id ?? ''
  const getFormValue = useGetFormValue()
  const field = pathToString(path)
  const [others, setOthers] = useState(nobody)

  const findDocumentId = useCallback(() => {
    const id = getFormValue(['_id'])
    return typeof id === 'string' ? id : ''
  }, [getFormValue])

  useEffect(() => {
    const subscription = store.documentPresence(findDocumentId()).subscribe((present) => {
      const names = new Map(
        present
          .filter((each) => each.user.id !== currentId && pathToString(each.path) === field)
          .map(({ user }) => [user.id, user.displayName ?? user.email ?? user.id]),
      )
      const next = [...names].map(([id, name]) => ({ id, name }))
      // Most changes are about other fields.
      setOthers((last) => (listIds(next) === listIds(last) ? last : next))
    })
    return () => subscription.unsubscribe()
  }, [store, findDocumentId, currentId, field])

  const report = useCallback(
    (place: Path) => {
      const lastActiveAt = new Date().toISOString()
      store.setLocation([
        { type: 'document', documentId: findDocumentId(), path: place, lastActiveAt },
      ])
    },
    [store, findDocumentId],
  )
  const enter = useCallback(() => report(path), [report, path])
  const leave = useCallback(() => report([]), [report])
  return { currentId, others, enter, leave }
}

const listIds = (users: readonly OtherUser[]) => users.map(({ id }) => id).join()
