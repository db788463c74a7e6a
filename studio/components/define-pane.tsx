import { type ComponentType, forwardRef } from 'react'
import type { UserComponent } from 'sanity/structure'

/** Makes a pane of the structure, which Sanity renders with a ref. */
export function definePane(Content: ComponentType): UserComponent {
  return forwardRef<HTMLDivElement, { readonly id: string }>(function Pane({ id }, ref) {
    return (
      <div ref={ref} data-testid={id}>
        <Content key={id} />
      </div>
    )
  })
}
