import type { SchemaType, StringSchemaType } from '@sanity/types'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { type StringInputProps, UserAvatar } from 'sanity'
import { CaretKeeper } from './caret-keeper'
import { useTranslate } from './texts'
import type { OtherUser } from './use-field-presence'
import { useSharedField } from './use-shared-field'

const textTypes: ReadonlySet<string> = new Set(['string', 'text', 'url', 'email'])

/** Whether a field is plain text: neither a choice nor a date. */
export function hasPlainText(schemaType: StringSchemaType): boolean {
  return schemaType.options?.list === undefined && textTypes.has(findBaseType(schemaType))
}

function findBaseType({ name, type }: SchemaType): string {
  return type == null ? name : findBaseType(type)
}

/** A plain text field that says who writes in it, and waits for them (EDIT-02). */
export function PlainTextInput(props: StringInputProps) {
  const { elementProps } = props
  const field: { readonly current: unknown } = elementProps.ref
  const { waitsFor, onFocus, onBlur, takeOver } = useSharedField(props)
  const noticeId = useId()
  const isWaiting = waitsFor.length > 0
  const describedBy = [elementProps['aria-describedby'], isWaiting ? noticeId : undefined]
  return (
    <Stack gap={isWaiting ? 2 : 0}>
      <CaretKeeper field={field}>
        {props.renderDefault({
          ...props,
          elementProps: {
            ...elementProps,
            onFocus,
            onBlur,
            readOnly: elementProps.readOnly || isWaiting,
            'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
          },
        })}
      </CaretKeeper>
      <div role="status" id={noticeId}>
        {isWaiting && (
          <Notice
            users={waitsFor}
            onEdit={
              takeOver &&
              (() => {
                flushSync(takeOver)
                if (field.current instanceof HTMLElement) field.current.focus()
              })
            }
          />
        )}
      </div>
    </Stack>
  )
}

interface NoticeProps {
  readonly users: readonly OtherUser[]
  /** Without it the users are typing, and nobody can take over. */
  readonly onEdit: (() => void) | undefined
}

const nameList = new Intl.ListFormat('es-AR')

function Notice({ users, onEdit }: NoticeProps) {
  const t = useTranslate()
  const names = nameList.format(users.map(({ name }) => name))
  return (
    <Card tone="caution" border radius={2} padding={2} data-testid="shared-field">
      <Flex align="center" gap={3} wrap="wrap">
        {users.map(({ id }) => (
          <UserAvatar key={id} user={id} />
        ))}
        <Box flex={1} paddingY={2}>
          <Text size={1}>{t(users.length === 1 ? 'writing.one' : 'writing.many', { names })}</Text>
        </Box>
        {onEdit && (
          <Button mode="ghost" fontSize={1} padding={2} text={t('edit.anyway')} onClick={onEdit} />
        )}
      </Flex>
    </Card>
  )
}
