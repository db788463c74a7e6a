import { useEffect, useState } from 'react'
import { type DocumentStore, useDocumentStore, useWorkspace } from 'sanity'
import { useDatasetClient } from '../components/use-dataset-client'
import { useLiveQuery } from '../components/use-live-query'
import { contentQuery, contentSchema } from './document-report'
import { SiteChecker } from './site-check'

/** One for each workspace: the tool and the home screen share it. */
const checkers = new WeakMap<DocumentStore, SiteChecker>()

/** Checks every document of the workspace, and again when one changes (CHECK-01). */
export function useSiteCheck() {
  const store = useDocumentStore()
  const workspace = useWorkspace()
  const client = useDatasetClient()
  const checker = checkers.get(store) ?? new SiteChecker(client, workspace)
  checkers.set(store, checker)
  const { result: content, failed: isUnread, retry } = useLiveQuery(contentQuery, contentSchema)
  const [state, setState] = useState(checker.state)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (content === undefined) return undefined
    let isCurrent = true
    const follow = async () => {
      for await (const next of checker.check(content)) {
        if (!isCurrent) return
        setState(next)
      }
    }
    setFailed(false)
    follow().catch(() => {
      if (isCurrent) setFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [checker, content])

  const failed = isUnread || hasFailed
  return { ...state, isChecking: state.isChecking && !failed, failed, retry }
}
