import type { SanityClient } from '@sanity/client'
import { ShareIcon } from '@sanity/icons'
import { Button, Card, Checkbox, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { type DocumentActionComponent, isVersionId, type SanityDocument } from 'sanity'
import * as z from 'zod/mini'
import { DEFAULT_LINK_DAYS, LINK_DAYS, LINK_TYPE } from '#config/review'
import { Choice } from '../components/choice'
import { Field, Labelled } from '../components/field'
import { GhostButton } from '../components/ghost-button'
import { Muted } from '../components/muted'
import { useDatasetClient } from '../components/use-dataset-client'
import { useNow } from '../components/use-now'
import { useTask } from '../components/use-task'
import { useCanHandleRequests } from '../requests/access'
import { formatShortTime } from '../requests/format-time'
import { AnswerList } from './answer-list'
import { findPath, type ShareLink, useReview } from './review'
import { t } from './texts'

const DAY_MS = 86_400_000
const addressSchema = z.object({ address: z.string() })

/** What a link is about. */
interface Subject {
  /** Of the published document. */
  readonly id: string
  readonly type: string
  readonly path: string
}

/** What its creator chooses. */
interface NewLink {
  readonly name: string
  readonly days: number
  /** Id of the draft or version. */
  readonly version: string
  /** Whether it shows the other documents of the version's release, too. */
  readonly showsRelease: boolean
}

interface ShareDialogProps {
  readonly subject: Subject
  /** The draft or version that links show. */
  readonly shown: SanityDocument
  /** Whether links show the whole release of the version; by default their creator chooses. */
  readonly ofRelease?: boolean
}

/** Creates, lists and revokes the links of a document, and lists their answers (PLAN-03). */
export function ShareDialog({ subject, shown, ofRelease = false }: ShareDialogProps) {
  const client = useDatasetClient()
  const review = useReview(subject.id)
  const [address, setAddress] = useState<string>()
  const { isBusy, run: runTask } = useTask()
  const run = (work: () => Promise<unknown>) => runTask(work, { failed: t('failed') })
  const create = (link: Omit<NewLink, 'version'>) =>
    run(async () => {
      const showsRelease = ofRelease || link.showsRelease
      const id = await createLink(client, subject, { ...link, showsRelease, version: shown._id })
      setAddress(await readAddress(id))
    })
  return (
    <Stack gap={5}>
      <Text size={1}>{ofRelease ? t('introRelease') : t('intro')}</Text>
      <CreateForm
        isBusy={isBusy}
        isInRelease={!ofRelease && isVersionId(shown._id)}
        onCreate={(link) => void create(link)}
      />
      {address !== undefined && <Address address={address} />}
      {review !== undefined && review.links.length > 0 && (
        <Part title={t('links')}>
          {review.links.map((link) => (
            <LinkRow
              key={link._id}
              link={link}
              isBusy={isBusy}
              onShow={() => void run(async () => setAddress(await readAddress(link._id)))}
              onRevoke={() => {
                setAddress(undefined)
                const revokedAt = new Date().toISOString()
                void run(() => client.patch(link._id).set({ revokedAt }).commit())
              }}
            />
          ))}
        </Part>
      )}
      {review !== undefined && (
        <Part title={t('answers')}>
          <AnswerList answers={review.answers} revision={shown._rev} />
        </Part>
      )}
    </Stack>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const dayOptions = LINK_DAYS.map((count) => {
  const title = count === 1 ? t('day') : t('daysMany', { count })
  return [String(count), title] as const
})

interface CreateFormProps {
  readonly isBusy: boolean
  readonly isInRelease: boolean
  readonly onCreate: (link: Omit<NewLink, 'version'>) => void
}

function CreateForm({ isBusy, isInRelease, onCreate }: CreateFormProps) {
  const [name, setName] = useState('')
  const [showsRelease, setShowsRelease] = useState(false)
  const [days, setDays] = useState(String(DEFAULT_LINK_DAYS))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onCreate({ name: name.trim(), days: Number(days), showsRelease })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <Labelled label={t('days')}>
          {(id) => (
            <Choice id={id} fontSize={2} value={days} options={dayOptions} onChange={setDays} />
          )}
        </Labelled>
        {isInRelease && (
          <Flex as="label" gap={3} align="center">
            <Checkbox
              checked={showsRelease}
              onChange={({ currentTarget }) => setShowsRelease(currentTarget.checked)}
            />
            <Text size={1}>{t('release')}</Text>
          </Flex>
        )}
        <Button
          type="submit"
          tone="primary"
          text={t('create')}
          disabled={isBusy || name.trim() === ''}
        />
      </Stack>
    </form>
  )
}

function Address({ address }: { readonly address: string }) {
  const { run } = useTask()
  const copy = () =>
    run(() => navigator.clipboard.writeText(address), {
      done: t('copied'),
      failed: t('failed'),
    })
  return (
    <Card tone="positive" padding={3} radius={2}>
      <Labelled label={t('address')} hint={t('addressHint')}>
        {(id) => (
          <Flex gap={2}>
            <div style={{ flex: 1, minWidth: 0 }}>
              <TextInput
                id={id}
                readOnly
                value={address}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </div>
            <Button mode="ghost" text={t('copy')} onClick={() => void copy()} />
          </Flex>
        )}
      </Labelled>
    </Card>
  )
}

interface LinkRowProps {
  readonly link: ShareLink
  readonly isBusy: boolean
  readonly onShow: () => void
  readonly onRevoke: () => void
}

function LinkRow({ link, isBusy, onShow, onRevoke }: LinkRowProps) {
  const { name, expiresAt, revokedAt, openings } = link
  const hasExpired = Date.parse(expiresAt) <= useNow()
  const time = formatShortTime(expiresAt)
  const until = revokedAt != null ? t('revoked') : t(hasExpired ? 'expired' : 'expires', { time })
  const count = openings.length === 1 ? t('once') : t('times', { count: openings.length })
  const times = openings.slice(-3).reverse().map(formatShortTime).join(' · ')
  return (
    <Card border radius={2} padding={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack gap={3} style={{ flex: '1 1 14rem' }}>
          <Text size={1} weight="medium">
            {name}
          </Text>
          <Muted>{until}</Muted>
          <Muted>{openings.length === 0 ? t('neverOpened') : t('opened', { count, times })}</Muted>
        </Stack>
        {revokedAt == null && !hasExpired && (
          <Flex gap={2}>
            <GhostButton text={t('show')} disabled={isBusy} onClick={onShow} />
            <GhostButton tone="critical" text={t('revoke')} disabled={isBusy} onClick={onRevoke} />
          </Flex>
        )}
      </Flex>
    </Card>
  )
}

/** Shows a draft or version to somebody without an account, by a link (PLAN-03). */
export const ShareAction: DocumentActionComponent = ({ id, type, draft, version }) => {
  const canShare = useCanHandleRequests()
  const [isOpen, setOpen] = useState(false)
  const shown = version ?? draft
  const path = findPath(id, shown)
  if (!canShare || shown === null || path === undefined) return null
  return {
    label: t('share'),
    icon: ShareIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('share'),
      width: 'medium',
      onClose: () => setOpen(false),
      content: <ShareDialog subject={{ id, type, path }} shown={shown} />,
    },
  }
}

/** @returns the id of the new link */
async function createLink(
  client: SanityClient,
  { id, type, path }: Subject,
  { days, ...link }: NewLink,
): Promise<string> {
  const _id = `${LINK_TYPE}.${crypto.randomUUID()}`
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
  const subject = { document: id, documentType: type, path }
  await client.create({ _id, _type: LINK_TYPE, ...subject, ...link, expiresAt })
  return _id
}

/** Asks the site for the address of a link, which only the site can sign. */
async function readAddress(id: string): Promise<string> {
  const response = await fetch('/ver/direccion', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return addressSchema.parse(await response.json()).address
}
