import { TrashIcon, UploadIcon } from '@sanity/icons'
import { Card, Flex, Stack, Text, useToast } from '@sanity/ui'
import { useRef } from 'react'
import { type StringInputProps } from 'sanity'
import * as z from 'zod/mini'
import { MAX_FILE_BYTES, ROOM_FILE_TYPE, roomFileId } from '#config/investor-room'
import { formatFileSize } from '#app/lib/text/file-size'
import { GhostButton } from '../../components/ghost-button'
import { useDatasetClient } from '../../components/use-dataset-client'
import { useLiveDocument } from '../../components/use-live-query'
import { useTask } from '../../components/use-task'
import { formatShortTime } from '../format-time'
import { t } from './texts'

const fileSchema = z.nullable(
  z.object({ name: z.string(), size: z.number(), _updatedAt: z.string() }),
)

/** Stores a PDF of the room in a private document: it has no public address (ROOM-01). */
export function RoomFileInput({ path, readOnly }: StringInputProps) {
  const toast = useToast()
  const client = useDatasetClient()
  const chooser = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useTask()
  const item = path.at(-2)
  const id = roomFileId(typeof item === 'object' && '_key' in item ? item._key : '')
  const { result: stored } = useLiveDocument(id, '{ name, size, _updatedAt }', fileSchema)

  const change = (write: () => Promise<unknown>, done: string) =>
    run(write, { done, failed: t('file.failed') })
  const upload = async (file: File) => {
    const read = await readPdf(file)
    if ('issue' in read) {
      const title = t(`file.${read.issue}`, { max: formatFileSize(MAX_FILE_BYTES) ?? '' })
      toast.push({ status: 'error', title })
      return
    }
    const document = { _id: id, _type: ROOM_FILE_TYPE, name: file.name, size: file.size }
    await change(() => client.createOrReplace({ ...document, ...read }), t('file.saved'))
  }

  return (
    <Card border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} muted={!stored}>
          {stored
            ? t('file.stored', {
                name: stored.name,
                size: formatFileSize(stored.size) ?? '',
                time: formatShortTime(stored._updatedAt),
              })
            : t('file.none')}
        </Text>
        <input
          ref={chooser}
          type="file"
          accept="application/pdf"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) void upload(file)
            currentTarget.value = ''
          }}
        />
        <Flex gap={2} wrap="wrap">
          <GhostButton
            icon={UploadIcon}
            text={t(stored ? 'file.replace' : 'file.choose')}
            loading={isBusy}
            disabled={readOnly === true}
            onClick={() => chooser.current?.click()}
          />
          {stored && (
            <GhostButton
              tone="critical"
              icon={TrashIcon}
              text={t('file.delete')}
              disabled={readOnly === true || isBusy}
              onClick={() => void change(() => client.delete(id), t('file.deleted'))}
            />
          )}
        </Flex>
      </Stack>
    </Card>
  )
}

type ReadPdf = { data: string } | { issue: 'notPdf' | 'tooLarge' | 'encrypted' }

/** Reads a PDF as Base64. The server cannot stamp an encrypted one. */
async function readPdf(file: Blob): Promise<ReadPdf> {
  if (file.size > MAX_FILE_BYTES) return { issue: 'tooLarge' }
  const text = await readText(file)
  if (!text.startsWith('%PDF-')) return { issue: 'notPdf' }
  return /\/Encrypt\s/.test(text) ? { issue: 'encrypted' } : { data: btoa(text) }
}

/** Each character is one byte; `latin1` of TextDecoder is windows-1252, which differs. */
async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
