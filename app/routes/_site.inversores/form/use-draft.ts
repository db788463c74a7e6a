import { useEffect, useState } from 'react'
import type { InvestorField } from '~/lib/investor-form/definition'
import { type Draft, draftIn, keepDraft, keptDraft, newDraft } from './draft'
import { DRAFT_NAME } from './kept-draft'

interface OpenDraft extends Draft {
  change: (field: InvestorField, value: string) => void
}

/**
 * What is typed, kept at every change: it survives a reload, and every tab shows the same. When
 * another tab has sent it, this one starts anew, so that nobody changes a request that is sent.
 */
export function useDraft(): OpenDraft {
  const [draft, setDraft] = useState(() => keptDraft() ?? newDraft())

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === DRAFT_NAME) setDraft(draftIn(newValue, Date.now()) ?? newDraft())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  function change(field: InvestorField, value: string) {
    const changed = { ...draft, typed: { ...draft.typed, [field]: value } }
    setDraft(changed)
    keepDraft(changed)
  }

  return { ...draft, change }
}
