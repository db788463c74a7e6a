import { type RefObject, useEffect, useState } from 'react'
import { investorFields, untouchedFields } from '~/services/investor-requests/form/definition'
import type { TypedFields } from '~/services/investor-requests/form/definition'
import { typedFields } from '../submit/posted-fields'
import { type Draft, DRAFT_NAME, parseDraft, storeDraft, readStoredDraft, newDraft } from './draft'

interface OpenDraft extends Draft {
  /** Stores what the form contains now. */
  change: () => void
}

/**
 * Stores the draft at every change, so that it survives a reload and all tabs show it. When another
 * tab sends it, this tab starts a new draft. What was typed before hydration replaces stored fields.
 */
export function useDraft(form: RefObject<HTMLFormElement>): OpenDraft {
  const [draft, setDraft] = useState<Draft>({ key: '', typed: untouchedFields })

  useEffect(() => {
    const show = (next: Draft) => {
      setDraft(next)
      writeFields(form.current, next.typed)
    }
    const { key, typed } = readStoredDraft() ?? newDraft()
    const early = readFields(form.current)
    const changed = investorFields.filter((field) => early[field] !== untouchedFields[field])
    const merged = { ...typed }
    for (const field of changed) merged[field] = early[field]
    show({ key, typed: merged })
    if (changed.length > 0) storeDraft({ key, typed: merged })

    const follow = ({ key: name, newValue }: StorageEvent) => {
      if (name === DRAFT_NAME) show(parseDraft(newValue, Date.now()) ?? newDraft())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [form])

  function change() {
    const changed = { key: draft.key, typed: readFields(form.current) }
    setDraft(changed)
    storeDraft(changed)
  }

  return { ...draft, change }
}

function readFields(form: HTMLFormElement | null): TypedFields {
  return form === null ? untouchedFields : typedFields(new FormData(form))
}

/** Leaves equal values alone: writing them would move the cursor. */
function writeFields(form: HTMLFormElement | null, typed: TypedFields): void {
  for (const field of investorFields) {
    const control = form?.elements.namedItem(field)
    if (control && 'value' in control && control.value !== typed[field]) {
      control.value = typed[field]
    }
  }
}
