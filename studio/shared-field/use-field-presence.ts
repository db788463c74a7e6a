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

/** The Studio delays its report of an entered field by up to a second, so it may follow `leave`. */
const STUDIO_DELAY_MS = 1_100

/** The second report of the left field; a browser tab has one location, so all fields share it. */
let secondReport: ReturnType<typeof setTimeout> | undefined

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
    (documentId: string, place: Path) => {
      const lastActiveAt = new Date().toISOString()
      store.setLocation([{ type: 'document', documentId, path: place, lastActiveAt }])
    },
    [store],
  )
  const enter = useCallback(() => {
    clearTimeout(secondReport)
    report(findDocumentId(), path)
  }, [report, findDocumentId, path])
  const leave = useCallback(() => {
    const documentId = findDocumentId()
    report(documentId, [])
    clearTimeout(secondReport)
    // It also runs after the form has closed.
    secondReport = setTimeout(() => {
      if (!isInAnyField()) report(documentId, [])
    }, STUDIO_DELAY_MS)
  }, [report, findDocumentId])
  return { currentId, others, enter, leave }
}

/** Whether the user writes in a field, of which the Studio has told the other users then. */
function isInAnyField(): boolean {
  const isInForm = document.activeElement?.matches('[data-testid^="field-"] :read-write')
  return document.hasFocus() && isInForm === true
}

const listIds = (users: readonly OtherUser[]) => users.map(({ id }) => id).join()
