import { Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** Small print: what matters less than the text beside it. */
export function Muted({ children }: { readonly children: ReactNode }) {
  return (
    <Text size={1} muted>
      {children}
    </Text>
  )
}
