import { textLine } from './fields'
import { objectField } from './object-field'

/** One word or sentence of an interface: its title for editors, or that and more. */
type Label =
  | string
  | { title: string; description?: string; placeholders?: readonly string[]; optional?: boolean }

/** Fields of one line each, for the words of buttons, labels and messages. All required. */
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
  collapsed?: boolean
}

/** An object field that holds words of an interface, see labelFields. */
export function labelGroup(
  name: string,
  title: string,
  labels: Readonly<Record<string, Label>>,
  { description, group, collapsed = false }: GroupOptions = {},
) {
  return objectField({
    name,
    title,
    ...(description === undefined ? {} : { description }),
    ...(group === undefined ? {} : { group }),
    options: { collapsible: true, collapsed },
    fields: labelFields(labels),
  })
}
