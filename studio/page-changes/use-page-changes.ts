import { useEffect } from 'react'
import { useDocumentStore, useGrantsStore } from 'sanity'
import { useRouter } from 'sanity/router'
import {
  CHANGE_REQUEST,
  type ChangeAnswer,
  type ChangeRequest,
} from '#app/components/page-editing/item-change'
import { isFields } from '#schemas/content-check/walk'
import { makeChange } from './make-change'

/** Lets the tools on the previewed page change documents (EDIT-03). */
export function usePageChanges(): void {
  const store = useDocumentStore()
  const grants = useGrantsStore()
  const router = useRouter()
  useEffect(() => {
    const onMessage = ({ origin, data, ports: [port] }: MessageEvent<unknown>) => {
      if (origin !== location.origin || port === undefined || !isChangeRequest(data)) return
      const answer = (sent: ChangeAnswer) => port.postMessage(sent)
      const openField = (field: object) => router.navigate({ ...router.state, ...field })
      makeChange(data, { store, grants, openField }).then(answer, () =>
        answer({ status: 'failed' }),
      )
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [store, grants, router])
}

/** Other pages of this origin send none of this type. */
const isChangeRequest = (message: unknown): message is ChangeRequest =>
  isFields(message) && message.type === CHANGE_REQUEST
