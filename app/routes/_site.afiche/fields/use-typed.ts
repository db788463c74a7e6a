import { type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react'

/** The query parameter with the number of a ticket, as in `/afiche?numero=04821`. */
const NUMBER_PARAMETER = 'numero'
const MAX_DIGITS = 6

/**
 * The values of a form's fields by their names, as they change. The fields are uncontrolled, so
 * they keep what a visitor types before hydration and what the browser restores.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>): URLSearchParams {
  const subscribe = useCallback(
    (notify: () => void) => {
      const element = form.current
      fillNumber(element)
      element?.addEventListener('input', notify)
      return () => element?.removeEventListener('input', notify)
    },
    [form],
  )
  const values = useSyncExternalStore(
    subscribe,
    () => readForm(form.current),
    () => '',
  )
  return useMemo(() => new URLSearchParams(values), [values])
}

function readForm(form: HTMLFormElement | null): string {
  if (form === null) return ''
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(entries).toString()
}

/** Fills in the number of the page's address, unless the visitor has typed one. */
function fillNumber(form: HTMLFormElement | null) {
  const number = new URLSearchParams(location.search).get(NUMBER_PARAMETER)?.trim() ?? ''
  const input = form?.elements.namedItem('number')
  if (!(input instanceof HTMLInputElement) || input.value !== '') return
  if (number.length <= MAX_DIGITS && /^\d+$/.test(number)) input.value = number
}
