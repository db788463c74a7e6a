import { createContext, type ReactNode, useContext } from 'react'

/** What an element shows, for an editor who clicks on it. */
export interface EditMark {
  /** `<document id>:<path of the field>`; the documents of pages have their type for an id. */
  'data-edit'?: string
}

interface Place {
  document: string
  path: string
}

const PlaceContext = createContext<Place | undefined>(undefined)
const unmarked: EditMark = {}

interface EditableDocumentProps {
  /** Id of the document that the page shows; undefined for visitors, whose pages stay bare. */
  document: string | undefined
  children: ReactNode
}

/** Marks what is below as parts of a document, in previews alone (CMS-06). */
export function EditableDocument({ document, children }: EditableDocumentProps) {
  const place = document === undefined ? undefined : { document, path: '' }
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>
}

/** What is below shows one field: an object, or an item as `list[_key=="…"]`. */
export function EditableField({ path, children }: { path: string; children: ReactNode }) {
  const place = useContext(PlaceContext)
  if (place === undefined) return children
  return (
    <PlaceContext.Provider value={{ ...place, path: joined(place.path, path) }}>
      {children}
    </PlaceContext.Provider>
  )
}

/** Gives the mark of a field of the document, or of the part of it that is shown here. */
export function useEditMark(): (path: string) => EditMark {
  const place = useContext(PlaceContext)
  if (place === undefined) return () => unmarked
  return (path) => ({ 'data-edit': `${place.document}:${joined(place.path, path)}` })
}

/**
 * The same for a block, whose own path is ''. A block that stands outside of the document's lists
 * and fields is put together by its page: no mark would lead anywhere.
 */
export function useBlockMark(): (path: string) => EditMark {
  const place = useContext(PlaceContext)
  const mark = useEditMark()
  return place === undefined || place.path === '' ? () => unmarked : mark
}

function joined(path: string, field: string): string {
  return path === '' || field === '' ? `${path}${field}` : `${path}.${field}`
}
