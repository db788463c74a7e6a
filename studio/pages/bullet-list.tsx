import { Flex, Stack, Text } from '@sanity/ui'
import { Children, type ReactNode } from 'react'

/** Each child is an item. */
export function BulletList({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={3} as="ul" style={{ paddingLeft: '1.25rem', margin: 0, listStyle: 'disc' }}>
      {Children.map(children, (item) => (
        <Flex as="li" style={{ display: 'list-item' }}>
          <Text size={1}>{item}</Text>
        </Flex>
      ))}
    </Stack>
  )
}
