import { textLine } from './fields'
import { objectField } from './object-field'

/** A text of the interface: its title for editors, alone or with options. */
type Label =
  | string
  | {
      title: string
      description?: string
      placeholders?: readonly `{${string}}`[]
      optional?: boolean
    }

/** Fields of one line for buttons, labels and messages; required unless optional. */
export function labelFields(labels: Readonly<Record<string, Label>>) {
  return Object.entries(labels).map(([name, label]) => {
    if (typeof label === 'string') return textLine(name, label)
    const { title, ...options } = label
    return textLine(name, title, options)
  })
}

interface GroupOptions {
  description?: string
  group?: string
}

/** An object field with labelFields. */
export function labelGroup(
  name: string,
  title: string,
  labels: Readonly<Record<string, Label>>,
  options: GroupOptions = {},
) {
  return objectField(name, title, {
    ...options,
    collapsed: false,
    fields: labelFields(labels),
  })
}

/** As labelGroup, in the tab of a page for its labels. */
export const pageLabels = (name: string, title: string, labels: Readonly<Record<string, Label>>) =>
  labelGroup(name, title, labels, { group: 'labels' })
