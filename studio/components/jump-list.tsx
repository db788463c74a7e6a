import { ChevronDownIcon } from '@sanity/icons'
import { Box, Menu, MenuButton, MenuItem } from '@sanity/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { type ObjectInputProps, useCurrentUser } from 'sanity'
import { GhostButton } from './ghost-button'
import { useSavedTemplate } from '../pages/use-saved-template'
import { formTexts } from './texts'
import { useFieldFromAddress } from './use-field-from-address'

/** Shorter forms need no list. */
const MIN_SECTIONS = 4

interface Section {
  readonly name: string
  readonly title: string
  /** The section's first tab. */
  readonly group: string | undefined
}

interface Target {
  readonly name: string
  /** The form's members before the tab of the target was selected; undefined in the same tab. */
  readonly membersBefore: ObjectInputProps['members'] | undefined
}

/** The form of a document; above a long one, a menu that leads to each section, in any tab. */
export function DocumentInput(props: ObjectInputProps) {
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Target>()
  const { members, onFieldGroupSelect, onPathFocus } = props
  const sections = useSections(props)
  useFieldFromAddress(props.value)
  useSavedTemplate(props)

  const jumpTo = ({ name, group }: Section) => {
    const isShown = members.some((member) => member.kind === 'field' && member.name === name)
    const changesTab = !isShown && group !== undefined
    if (changesTab) onFieldGroupSelect(group)
    setTarget({ name, membersBefore: changesTab ? members : undefined })
  }
  useEffect(() => {
    if (target === undefined) return undefined
    // In the next frame, because the closing menu still moves the focus.
    const frame = requestAnimationFrame(() => {
      const section = form.current?.querySelector(`[data-testid="field-${target.name}"]`)
      // The members change when the tab of the target is shown.
      if (section == null && target.membersBefore === members) return
      // No further attempts: a field that appears later must not take the focus.
      setTarget(undefined)
      if (section == null) return
      section.scrollIntoView({ block: 'start' })
      onPathFocus([target.name])
    })
    return () => cancelAnimationFrame(frame)
  }, [target, members, onPathFocus])

  if (sections.length < MIN_SECTIONS) return props.renderDefault(props)
  return (
    <div ref={form}>
      <Box marginBottom={4}>
        <MenuButton
          id={id}
          button={<GhostButton padding={3} text={formTexts.jumpList} iconRight={ChevronDownIcon} />}
          menu={
            <Menu>
              {sections.map((section) => (
                <MenuItem
                  key={section.name}
                  fontSize={1}
                  padding={3}
                  text={section.title}
                  onClick={() => jumpTo(section)}
                />
              ))}
            </Menu>
          }
          popover={{ portal: true, placement: 'bottom-start', constrainSize: true }}
        />
      </Box>
      {props.renderDefault(props)}
    </div>
  )
}

/** The objects and lists of a document, in any tab, without hidden ones. */
function useSections({ schemaType, value }: ObjectInputProps): readonly Section[] {
  const currentUser = useCurrentUser()
  const parent: Readonly<Record<string, unknown>> = value ?? {}
  const system = { _id: '', _type: schemaType.name, _rev: '', _createdAt: '', _updatedAt: '' }
  const document = { ...system, ...parent }
  return schemaType.fields.flatMap(({ name, group, type: { jsonType, title, hidden } }) => {
    const isSection = jsonType === 'object' || jsonType === 'array'
    if (!isSection || title === undefined) return []
    const context = { document, parent, value: parent[name], currentUser }
    if (typeof hidden === 'function' ? hidden(context) : hidden === true) return []
    return [{ name, title, group: [group].flat()[0] }]
  })
}
