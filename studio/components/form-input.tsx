import type { Path } from '@sanity/types'
import { Stack, Text } from '@sanity/ui'
import { type MouseEvent, type SyntheticEvent, useCallback, useRef } from 'react'
import {
  type ArrayOfObjectsInputProps,
  getPublishedId,
  type InputProps,
  isArrayOfBlocksInputProps,
  isObjectInputProps,
  isStringInputProps,
  type ObjectInputProps,
  type PortableTextInputProps,
  type StringInputProps,
} from 'sanity'
import { EmailInput, WhatsappInput } from '../requests/contact-input'
import { RoomFileInput } from '../requests/room/room-file-input'
import { RoomPanel } from '../requests/room/room-panel'
import { SeoInput } from '../seo/seo-input'
import { TitleKeyInput } from './title-key-input'
import { useUnreportedText } from '../unreported-text'
import { DocumentInput } from './jump-list'

/** An input of any kind: those of this project, and the Studio's. */
export function FormInput(props: InputProps) {
  if (isArrayOfBlocksInputProps(props)) return <RichTextInput {...props} />
  if (isStringInputProps(props)) return <StringInput {...props} />
  if (isObjectInputProps(props)) {
    if (props.path.length === 0) return <DocumentForm {...props} />
    if (props.schemaType.name === 'seo') return <SeoInput {...props} />
    if (props.schemaType.name === 'slug') return <AddressInput {...props} />
    if (props.schemaType.name === 'reference') return <ReferenceInput {...props} />
  }
  return props.renderDefault(props)
}

/** Above a request is what its sender did in the investor's room. */
function DocumentForm(props: ObjectInputProps) {
  const form = <DocumentInput {...props} />
  const id: unknown = props.value?._id
  if (props.schemaType.name !== 'investorRequest' || typeof id !== 'string') return form
  return (
    <Stack gap={5}>
      <RoomPanel requestId={getPublishedId(id)} />
      {form}
    </Stack>
  )
}

/** Says under an address why it cannot be used; the Studio says so only over an icon. */
function AddressInput(props: ObjectInputProps) {
  const errors = props.validation.filter(({ level }) => level === 'error')
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {errors.map(({ message }) => (
        <Text key={message} size={1} role="alert">
          {message}
        </Text>
      ))}
    </Stack>
  )
}

/** A click into an empty reference lists the documents; the Studio would wait for a letter. */
function ReferenceInput(props: ObjectInputProps) {
  const openList = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (
      !(target instanceof HTMLInputElement) ||
      target.value !== '' ||
      target.ariaExpanded === 'true'
    )
      return
    currentTarget.querySelector<HTMLElement>('[data-ui="Autocomplete"] button')?.click()
  }
  return <div onClickCapture={openList}>{props.renderDefault(props)}</div>
}

/** Some types have an input of this project; `schemas/` only names them. */
function StringInput(props: StringInputProps) {
  const { name } = props.schemaType
  if (name === 'contactEmail') return <EmailInput {...props} />
  if (name === 'contactWhatsapp') return <WhatsappInput {...props} />
  if (name === 'privateFile') return <RoomFileInput {...props} />
  if (name === 'titleKey') return <TitleKeyInput {...props} />
  return props.renderDefault(props)
}

/**
 * Formatted text with a workaround: the Studio treats a text editor's selection as the user's
 * focus, even when a saved change moved the selection. That closed the form of a link while its
 * address was typed (EDIT-01).
 */
function RichTextInput(props: ArrayOfObjectsInputProps) {
  const { path: ownPath, onItemOpen: openItem, onPathFocus: reportFocus } = props
  /** Whether keys or a pointer were used in the text since another path was opened. */
  const isInText = useRef(false)
  const onEditorChange = useUnreportedText()
  const noteUse = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLElement && target.isContentEditable) isInText.current = true
  }
  const onPathFocus = useCallback<ArrayOfObjectsInputProps['onPathFocus']>(
    (path, payload) => {
      const isSelection = payload?.selection !== undefined
      if (!isSelection) isInText.current = false
      if (!isSelection || isInText.current) reportFocus(path, payload)
    },
    [reportFocus],
  )
  const onItemOpen = useCallback(
    (path: Path) => {
      isInText.current = false
      openItem(path)
      // The form of a link opens with the focus in its address.
      if (path.includes('markDefs')) reportFocus([...path.slice(ownPath.length), 'href'])
    },
    [openItem, ownPath.length, reportFocus],
  )
  return (
    <div onKeyDownCapture={noteUse} onPointerDownCapture={noteUse}>
      <DefaultInput {...props} {...{ onEditorChange, onItemOpen, onPathFocus }} />
    </div>
  )
}

type DefaultInputProps = ArrayOfObjectsInputProps & Pick<PortableTextInputProps, 'onEditorChange'>

function DefaultInput(props: DefaultInputProps) {
  return props.renderDefault(props)
}
