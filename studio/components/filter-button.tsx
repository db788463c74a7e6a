import { Badge, type BadgeTone, Button, Flex, Text } from '@sanity/ui'

interface FilterButtonProps {
  readonly text: string
  /** Undefined until it is known. */
  readonly count: number | undefined
  readonly tone?: BadgeTone
  readonly isSelected: boolean
  readonly onClick: () => void
}

/** A button that filters a list, with the number of entries. */
export function FilterButton({
  text,
  count,
  tone = 'default',
  isSelected,
  onClick,
}: FilterButtonProps) {
  return (
    <Button
      mode="bleed"
      padding={2}
      selected={isSelected}
      aria-pressed={isSelected}
      onClick={onClick}
    >
      <Flex align="center" gap={2}>
        <Text size={1}>{text}</Text>
        <Badge tone={tone}>{count ?? '–'}</Badge>
      </Flex>
    </Button>
  )
}
