import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { findSource } from '~/lib/text/value-sources'

/** Attributes that link an element to the field it shows (CMS-06). */
export interface EditMark {
  /** `<document id>:<field path>` */
  'data-edit'?: string
  /** Type of the document, when it is not its id. */
  'data-edit-type'?: string
}

interface EditedField {
  document: string
  path: string
}

const EditedFieldContext = createContext<EditedField | undefined>(undefined)
const noMark: EditMark = {}

interface EditableDocumentProps {
  /** Id of the document that the page shows; undefined outside previews. */
  document: string | undefined
  children: ReactNode
}

/** Sets the document that descendants mark as editable, in previews only (CMS-06). */
export function EditableDocument({ document, children }: EditableDocumentProps) {
  const field = useMemo(
    () => (document === undefined ? undefined : { document, path: '' }),
    [document],
  )
  return <EditedFieldContext.Provider value={field}>{children}</EditedFieldContext.Provider>
}

/** Sets the field that descendants show: an object, or a list item as `list[_key=="…"]`. */
export function EditableField({ path, children }: { path: string; children: ReactNode }) {
  const parent = useContext(EditedFieldContext)
  const field = useMemo(
    () => parent && { ...parent, path: joinPaths(parent.path, path) },
    [parent, path],
  )
  return <EditedFieldContext.Provider value={field}>{children}</EditedFieldContext.Provider>
}

/** Returns a function that marks a field by its path relative to the surrounding field. */
export function useEditMark(): (path: string) => EditMark {
  const parent = useContext(EditedFieldContext)
  if (parent === undefined) return () => noMark
  return (path) => ({ 'data-edit': `${parent.document}:${joinPaths(parent.path, path)}` })
}

/**
 * Like `useEditMark`, for a block, whose path is ''. A block outside of any `EditableField` gets no
 * mark: its page composes it, so there is no field to open.
 */
export function useBlockMark(): (path: string) => EditMark {
  const parent = useContext(EditedFieldContext)
  const mark = useEditMark()
  return parent === undefined || parent.path === '' ? () => noMark : mark
}

/**
 * Marks the field of a value that is no text, such as a date, by the object that a query returned.
 * Texts need no marks: they carry their source (decision 42).
 */
export function fieldMark(object: object, name: string): EditMark {
  const source = findSource(object, name)
  if (source === undefined) return noMark
  const [id, type, path] = source
  return { 'data-edit': `${id}:${path}`, 'data-edit-type': type }
}

function joinPaths(path: string, field: string): string {
  return path === '' || field === '' ? `${path}${field}` : `${path}.${field}`
}
