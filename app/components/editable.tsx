import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { isVisible, type Visibility } from '~/lib/text/visible-blocks'
import { findSource } from '~/lib/text/value-sources'
import { blockLabels } from './page-editing/block-labels'

/** Attributes that link an element to the field it shows (CMS-06). */
export interface EditMark {
  /** `<document id>:<field path>` */
  'data-edit'?: string
  /** Type of the document, when it is not its id. */
  'data-edit-type'?: string
  /** Type of the block, on its outer element. */
  'data-block'?: string
  /** Label of a block that visitors do not see; set on the outer element of the block. */
  'data-hidden'?: string
}

/** The fields of a block that marks use. */
interface EditedBlock extends Visibility {
  _type: string
}

interface EditedField {
  document: string
  type?: string | undefined
  path: string
  block?: EditedBlock | undefined
}

const EditedFieldContext = createContext<EditedField | undefined>(undefined)
const noMark: EditMark = {}

/** Disables the drag and drop of the overlays, which ignores unsaved changes (decision 49). */
const withoutOverlayDrag = { 'data-sanity-drag-disable': 'true' }

interface EditableDocumentProps {
  /** Id of the document that the page shows; undefined outside previews. */
  document: string | undefined
  /** Type of the document; by default its id. */
  type?: string
  children: ReactNode
}

/** Sets the document that descendants mark as editable, in previews only (CMS-06). */
export function EditableDocument({ document, type, children }: EditableDocumentProps) {
  const field = useMemo(
    () => (document === undefined ? undefined : { document, type, path: '' }),
    [document, type],
  )
  return <EditedFieldContext.Provider value={field}>{children}</EditedFieldContext.Provider>
}

interface EditableFieldProps {
  path: string
  /** Set when the field is a block. */
  block?: EditedBlock
  children: ReactNode
}

/** Sets the field that descendants show: an object, or a list item as `list[_key=="…"]`. */
export function EditableField({ path, block, children }: EditableFieldProps) {
  const parent = useContext(EditedFieldContext)
  const field = useMemo(
    () => parent && { ...parent, path: joinPaths(parent.path, path), block },
    [parent, path, block],
  )
  return <EditedFieldContext.Provider value={field}>{children}</EditedFieldContext.Provider>
}

/** Returns a function that marks a field by its path relative to the surrounding field. */
export function useEditMark(): (path: string) => EditMark {
  const parent = useContext(EditedFieldContext)
  if (parent === undefined) return () => noMark
  const { document, type } = parent
  return (path) => createMark(document, type, joinPaths(parent.path, path))
}

/**
 * Like `useEditMark`, for a block, whose path is ''. A block outside any `EditableField` gets no
 * mark: the page builds it, so no field can open.
 */
export function useBlockMark(): (path: string) => EditMark {
  const parent = useContext(EditedFieldContext)
  const mark = useEditMark()
  if (parent === undefined || parent.path === '') return () => noMark
  return (path) => (path === '' ? { ...mark(path), ...markBlock(parent.block) } : mark(path))
}

/** The path of an item in a list of the surrounding field. */
export function itemPath(list: string, { _key }: { _key: string }): string {
  return `${list}[_key=="${_key}"]`
}

function markBlock(block: EditedBlock | undefined): EditMark {
  if (block === undefined) return noMark
  const label = getHiddenLabel(block)
  return { 'data-block': block._type, ...(label === undefined ? {} : { 'data-hidden': label }) }
}

function getHiddenLabel({ hidden, visibleFrom, visibleUntil }: EditedBlock): string | undefined {
  if (hidden === true) return blockLabels.hidden
  return isVisible({ visibleFrom, visibleUntil }, Date.now()) ? undefined : blockLabels.outOfDates
}

/**
 * Marks the field of a value that is not text, such as a date, from the object that a query
 * returned. Texts need no marks: they carry their source (decision 42).
 */
export function fieldMark(object: object, name: string): EditMark {
  const source = findSource(object, name)
  if (source === undefined) return noMark
  return createMark(...source)
}

/** Marks the field of a picture, from the object that a query returned. */
export function pictureMark(picture: object): EditMark {
  const source = findSource(picture, 'alt')
  if (source === undefined) return noMark
  const [id, type, path] = source
  return createMark(id, type, path.replace(/\.alt$/, ''))
}

function createMark(document: string, type: string | undefined, path: string): EditMark {
  return {
    'data-edit': `${document}:${path}`,
    ...(type === undefined ? {} : { 'data-edit-type': type }),
    ...(path.endsWith(']') ? withoutOverlayDrag : {}),
  }
}

function joinPaths(path: string, field: string): string {
  return path === '' || field === '' ? `${path}${field}` : `${path}.${field}`
}
