import { Box, Button, Dialog, Grid } from '@sanity/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DocumentActionModalDialogProps } from 'sanity'

interface ConfirmFooterProps {
  readonly cancel: string
  readonly confirm: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** The buttons of a confirmation in the menu of actions; the one that cancels gets the focus. */
function ConfirmFooter({ cancel, confirm, onCancel, onConfirm }: ConfirmFooterProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // In the next frame, because the closing menu still moves the focus.
    const frame = requestAnimationFrame(() => button.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Grid gridTemplateColumns={2} gap={2}>
      <Button ref={button} mode="ghost" text={cancel} onClick={onCancel} />
      <Button tone="critical" text={confirm} onClick={onConfirm} />
    </Grid>
  )
}

interface Confirmation extends Pick<ConfirmFooterProps, 'cancel' | 'confirm' | 'onConfirm'> {
  readonly header: string
  readonly content: ReactNode
  readonly onClose: () => void
}

/** A dialog that asks before something is done. */
export function ConfirmDialog({ header, content, onClose, ...buttons }: Confirmation) {
  return (
    <Dialog
      id="confirmation"
      header={header}
      width={1}
      onClose={onClose}
      footer={
        <Box padding={3}>
          <ConfirmFooter {...buttons} onCancel={onClose} />
        </Box>
      }
    >
      <Box padding={4}>{content}</Box>
    </Dialog>
  )
}

/** Lets an action ask before it acts; both buttons of the dialog close it. */
export function useConfirmation() {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const showDialog = (
    options: Omit<Confirmation, 'onClose'>,
  ): DocumentActionModalDialogProps | false => {
    const { header, content, cancel, confirm } = options
    const onConfirm = () => {
      close()
      options.onConfirm()
    }
    const footer = <ConfirmFooter {...{ cancel, confirm, onConfirm }} onCancel={close} />
    return isAsking && { type: 'dialog', header, content, onClose: close, footer }
  }
  return { ask: () => setAsking(true), showDialog }
}
