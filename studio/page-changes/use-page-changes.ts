import { useEffect } from 'react'
import { useDocumentStore, useGrantsStore } from 'sanity'
import { useRouter } from 'sanity/router'
import type { ChangeAnswer } from '#app/components/page-editing/item-change'
import { parseChangeRequest } from './change-request'
import { makeChange } from './make-change'

/** Lets the tools on the previewed page change documents (EDIT-03). */
export function usePageChanges(): void {
  const store = useDocumentStore()
  const grants = useGrantsStore()
  const router = useRouter()
  useEffect(() => {
    const onMessage = ({ origin, data, ports: [port] }: MessageEvent<unknown>) => {
      const request = origin === location.origin ? parseChangeRequest(data) : undefined
      if (request === undefined || port === undefined) return
      const answer = (sent: ChangeAnswer) => port.postMessage(sent)
      const openField = (field: object) => router.navigate({ ...router.state, ...field })
      makeChange(request, { store, grants, openField }).then(answer, () =>
        answer({ status: 'failed' }),
      )
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [store, grants, router])
}
