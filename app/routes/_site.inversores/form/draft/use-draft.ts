import { useEffect, useState } from 'react'
import type { InvestorField } from '~/services/investor-requests/form/definition'
import { type Draft, parseDraft, storeDraft, readStoredDraft, newDraft } from './draft'
import { DRAFT_NAME } from './stored-draft'

interface OpenDraft extends Draft {
  change: (field: InvestorField, value: string) => void
}

/**
 * Stores the draft at every change, so that it survives a reload and all tabs show it. When another
 * tab sends it, this tab starts a new draft.
 */
export function useDraft(): OpenDraft {
  const [draft, setDraft] = useState(() => readStoredDraft() ?? newDraft())

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === DRAFT_NAME) setDraft(parseDraft(newValue, Date.now()) ?? newDraft())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  function change(field: InvestorField, value: string) {
    const changed = { ...draft, typed: { ...draft.typed, [field]: value } }
    setDraft(changed)
    storeDraft(changed)
  }

  return { ...draft, change }
}
