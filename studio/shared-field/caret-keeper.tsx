import { Component, type ReactNode, type RefObject } from 'react'
import { moveSelection, type Selection } from './caret'

interface CaretKeeperProps {
  /** The text field; its value may be of any kind, and it may be missing. */
  readonly field: RefObject<unknown>
  readonly children: ReactNode
}

interface Snapshot extends Selection {
  readonly text: string
}

/**
 * Keeps the caret of a text field at its words when the words of another user arrive. By default a
 * browser moves it to the end of the text, so that the letters of both users alternate.
 *
 * A class, because hooks do not see the field between its last key and the change of its value.
 */
export class CaretKeeper extends Component<CaretKeeperProps> {
  override getSnapshotBeforeUpdate(): Snapshot | null {
    const field = findFocusedField(this.props.field)
    // Browsers report no selection for an e-mail field.
    if (field?.selectionStart == null || field.selectionEnd === null) return null
    return { text: field.value, start: field.selectionStart, end: field.selectionEnd }
  }

  override componentDidUpdate(_props: CaretKeeperProps, _state: unknown, before: Snapshot | null) {
    const field = findFocusedField(this.props.field)
    if (field === undefined || before === null || field.value === before.text) return
    const { start, end } = moveSelection(before, before.text, field.value)
    field.setSelectionRange(start, end)
  }

  override render() {
    return this.props.children
  }
}

function findFocusedField({ current }: RefObject<unknown>) {
  const isTextField = current instanceof HTMLInputElement || current instanceof HTMLTextAreaElement
  return isTextField && current === document.activeElement ? current : undefined
}
