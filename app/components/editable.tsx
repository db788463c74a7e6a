import { createContext, type ReactNode, useContext } from 'react'

/** Attributes that link an element to the field it shows (CMS-06). */
export interface EditMark {
  /** `<document id>:<field path>`; the id of a page document is its type. */
  'data-edit'?: string
}

interface Place {
  document: string
  path: string
}

const PlaceContext = createContext<Place | undefined>(undefined)
const unmarked: EditMark = {}

interface EditableDocumentProps {
  /** Id of the document that the page shows; undefined outside previews. */
  document: string | undefined
  children: ReactNode
}

/** Sets the document that descendants mark as editable, in previews only (CMS-06). */
export function EditableDocument({ document, children }: EditableDocumentProps) {
  const place = document === undefined ? undefined : { document, path: '' }
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>
}

/** Sets the field that descendants show: an object, or a list item as `list[_key=="…"]`. */
export function EditableField({ path, children }: { path: string; children: ReactNode }) {
  const place = useContext(PlaceContext)
  if (place === undefined) return children
  return (
    <PlaceContext.Provider value={{ ...place, path: joined(place.path, path) }}>
      {children}
    </PlaceContext.Provider>
  )
}

/** Returns a function that marks a field by its path relative to the surrounding field. */
export function useEditMark(): (path: string) => EditMark {
  const place = useContext(PlaceContext)
  if (place === undefined) return () => unmarked
  return (path) => ({ 'data-edit': `${place.document}:${joined(place.path, path)}` })
}

/**
 * Like `useEditMark`, for a block, whose path is ''. A block outside of any `EditableField` gets no
 * mark: its page composes it, so there is no field to open.
 */
export function useBlockMark(): (path: string) => EditMark {
  const place = useContext(PlaceContext)
  const mark = useEditMark()
  return place === undefined || place.path === '' ? () => unmarked : mark
}

function joined(path: string, field: string): string {
  return path === '' || field === '' ? `${path}${field}` : `${path}.${field}`
}
