import { useId } from 'react'
import { MAX_QUERY_LENGTH, QUERY_PARAMETER, SEARCH_PATH } from '~/services/search/query'
import { useSite } from './site-context'
import './search-box.css'

interface SearchBoxProps {
  /** What the visitor searched. */
  query?: string
  /** Accessible name; by default the label of the box. */
  name?: string | null | undefined
}

/** The search form: the browser itself opens the results, so it needs no scripts (SEEK-01). */
export function SearchBox({ query, name }: SearchBoxProps) {
  const { search } = useSite()
  const id = useId()
  if (!search?.label || !search.submitLabel) return null
  return (
    <form
      className="search-box"
      role="search"
      aria-label={name ?? search.label}
      action={SEARCH_PATH}
      method="get"
    >
      <label htmlFor={id}>{search.label}</label>
      <div className="search-box-line">
        <input
          className="line-input search-box-words"
          type="search"
          id={id}
          name={QUERY_PARAMETER}
          defaultValue={query}
          placeholder={search.placeholder ?? undefined}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          data-private=""
        />
        <button className="button" type="submit">
          {search.submitLabel}
        </button>
      </div>
    </form>
  )
}

/** A magnifying glass. */
export function SearchIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
      <path
        d="M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13Zm5 11.5 6 6"
        stroke="currentColor"
        strokeWidth="3"
      />
    </svg>
  )
}
