import { useSyncExternalStore } from 'react'
import { type DocumentStore, useDocumentStore, useWorkspace } from 'sanity'
import { useDatasetClient } from '../components/use-dataset-client'
import { createSiteCheck, type SiteCheck } from './site-check'

/** One for each workspace: the tool and the home screen share it. */
const checks = new WeakMap<DocumentStore, SiteCheck>()

/** The running check of the workspace. */
export function useSiteCheck(): SiteCheck {
  const store = useDocumentStore()
  const workspace = useWorkspace()
  const client = useDatasetClient()
  const check = checks.get(store) ?? createSiteCheck({ store, workspace, client })
  checks.set(store, check)
  return check
}

/** The state of the check, live. */
export function useSiteCheckState() {
  const { subscribe, getState } = useSiteCheck()
  return useSyncExternalStore(subscribe, getState)
}
