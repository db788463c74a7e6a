import { type ComponentType, forwardRef } from 'react'
import type { UserComponent } from 'sanity/structure'

export interface PaneProps {
  readonly id: string
  /** Id of the document in the next pane. */
  readonly childItemId?: string
}

/** Makes a pane of the structure, which Sanity renders with a ref. */
export function definePane(Content: ComponentType<PaneProps>): UserComponent {
  return forwardRef<HTMLDivElement, PaneProps>(function Pane({ id, childItemId }, ref) {
    return (
      <div ref={ref} data-testid={id}>
        <Content key={id} id={id} {...(childItemId !== undefined && { childItemId })} />
      </div>
    )
  })
}
