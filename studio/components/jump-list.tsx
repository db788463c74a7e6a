import { ChevronDownIcon } from '@sanity/icons'
import { Box, Button, Menu, MenuButton, MenuItem } from '@sanity/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { ObjectInputProps } from 'sanity'
import { formTexts } from './texts'

/** Shorter forms need no list. */
const MIN_SECTIONS = 4

interface Section {
  readonly name: string
  readonly title: string
  /** Its first tab. */
  readonly group: string | undefined
}

/** The form of a document; above a long one, a menu that leads to each section, in any tab. */
export function DocumentInput(props: ObjectInputProps) {
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<string>()
  const { members, schemaType, onFieldGroupSelect, onPathFocus } = props
  const sections = listSections(schemaType)

  const jumpTo = ({ name, group }: Section) => {
    const isShown = members.some((member) => member.kind === 'field' && member.name === name)
    if (!isShown && group !== undefined) onFieldGroupSelect(group)
    setTarget(name)
  }
  useEffect(() => {
    if (target === undefined) return undefined
    // In the next frame, because the closing menu still moves the focus.
    const frame = requestAnimationFrame(() => {
      const section = form.current?.querySelector(`[data-testid="field-${target}"]`)
      if (section == null) return
      section.scrollIntoView({ block: 'start' })
      onPathFocus([target])
      setTarget(undefined)
    })
    return () => cancelAnimationFrame(frame)
    // The tab of the target shows after a change of the members.
  }, [target, members, onPathFocus])

  if (sections.length < MIN_SECTIONS) return props.renderDefault(props)
  return (
    <div ref={form}>
      <Box marginBottom={4}>
        <MenuButton
          id={id}
          button={
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={formTexts.jumpList}
              iconRight={ChevronDownIcon}
            />
          }
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

/** The objects and lists of a document. */
function listSections({ fields }: ObjectInputProps['schemaType']): readonly Section[] {
  return fields.flatMap(({ name, group, type: { jsonType, title } }) => {
    const isSection = jsonType === 'object' || jsonType === 'array'
    if (!isSection || title === undefined) return []
    return [{ name, title, group: [group].flat()[0] }]
  })
}
