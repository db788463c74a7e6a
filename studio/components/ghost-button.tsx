import { Button } from '@sanity/ui'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** A button with a border, as small as the texts of panes and dialogs. */
export const GhostButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Button>>(
  function GhostButton(props, ref) {
    return <Button ref={ref} mode="ghost" fontSize={1} {...props} />
  },
)
