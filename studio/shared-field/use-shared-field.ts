import { useEffect, useRef, useState } from 'react'
import type { StringInputProps } from 'sanity'
import { mustYield } from './turns'
import { useFieldPresence, type OtherUser } from './use-field-presence'

/** The last words of a user who left arrive within this time: the Studio saves once a second. */
const ARRIVAL_MS = 3_000

/** Without a change in this time a user counts as absent, and another may take over. */
const QUIET_MS = 5_000

type SharedInputProps = Pick<StringInputProps, 'elementProps' | 'path' | 'readOnly' | 'value'>

interface SharedField {
  /** The other users in the field, while it waits for them. */
  readonly waitsFor: readonly OtherUser[]
  readonly onFocus: StringInputProps['elementProps']['onFocus']
  readonly onBlur: StringInputProps['elementProps']['onBlur']
  /** Lets the user write in place of the others; undefined while they type. */
  readonly takeOver: (() => void) | undefined
}

/**
 * Decides who writes in a plain text field: the user who was there first. For everybody else it
 * waits until that user leaves it, or until they take over (EDIT-02, decision 46).
 */
export function useSharedField(props: SharedInputProps): SharedField {
  const { elementProps, path, readOnly, value } = props
  const { currentId, others: present, enter, leave } = useFieldPresence(path)
  const others = useUntilSaved(present, value)
  const [isFocused, setFocused] = useState(false)
  /** Whether the user is in the field and was first, or has taken over. */
  const [isWriting, setWriting] = useState(false)
  const [isTakingOver, setTakingOver] = useState(false)
  const isShared = others.length > 0
  const mustWait = isShared && !isTakingOver && !isWriting && readOnly !== true
  const isQuiet = useIsQuiet(value, mustWait)

  // The next user in the field is waited for again.
  useEffect(() => {
    if (!isShared) setTakingOver(false)
  }, [isShared])

  // The user waited with the caret in the field, which is free now.
  useEffect(() => {
    if (!isFocused || isWriting || mustWait) return
    setWriting(true)
    enter()
  }, [isFocused, isWriting, mustWait, enter])

  useArrivals(present, isWriting, (arrivedId, sinceEntry) => {
    if (!mustYield({ sinceEntry, currentId, arrivedId })) return
    setWriting(false)
    setTakingOver(false)
    leave()
  })

  useLeaveOnUnmount(isWriting, leave)

  return {
    waitsFor: mustWait ? others : [],
    onFocus(event) {
      setFocused(true)
      // Somebody who waits is not in the field yet, so the first user can leave it and come back.
      if (mustWait) return
      setWriting(true)
      elementProps.onFocus(event)
      enter()
    },
    onBlur(event) {
      setFocused(false)
      if (!isWriting) return
      setWriting(false)
      elementProps.onBlur(event)
      leave()
    },
    takeOver: isQuiet ? () => setTakingOver(true) : undefined,
  }
}

/** The users in a field, and those who left it while their last words may still arrive. */
function useUntilSaved(present: readonly OtherUser[], value: unknown): readonly OtherUser[] {
  const [last, setLast] = useState(present)
  useEffect(() => {
    if (present.length > 0) {
      setLast(present)
      return undefined
    }
    if (last.length === 0) return undefined
    const timer = setTimeout(() => setLast(present), ARRIVAL_MS)
    return () => clearTimeout(timer)
  }, [present, last, value])
  return present.length > 0 ? present : last
}

/** Whether a value has not changed for a while, since the condition holds. */
function useIsQuiet(value: unknown, condition: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    setQuiet(false)
    if (!condition) return undefined
    const timer = setTimeout(() => setQuiet(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value, condition])
  return isQuiet
}

/** Reports each user who enters while the current user writes, and for how long they have. */
function useArrivals(
  others: readonly OtherUser[],
  isWriting: boolean,
  onArrival: (userId: string, sinceEntryMs: number) => void,
): void {
  const report = useRef(onArrival)
  const known = useRef(others)
  const entry = useRef(0)
  useEffect(() => {
    report.current = onArrival
  })
  useEffect(() => {
    if (isWriting) entry.current = Date.now()
  }, [isWriting])
  useEffect(() => {
    const arrived = others.find(({ id }) => !known.current.some((user) => user.id === id))
    known.current = others
    if (isWriting && arrived) report.current(arrived.id, Date.now() - entry.current)
  }, [others, isWriting])
}

/** Leaves a field whose form closes: browsers report no blur then. */
function useLeaveOnUnmount(isWriting: boolean, leave: () => void): void {
  const latest = useRef({ isWriting, leave })
  useEffect(() => {
    latest.current = { isWriting, leave }
  })
  useEffect(
    () => () => {
      if (latest.current.isWriting) latest.current.leave()
    },
    [],
  )
}
