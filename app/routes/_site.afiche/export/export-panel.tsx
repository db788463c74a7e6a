import { useId, useState } from 'react'
import { SmartLink } from '~/components/smart-link'
import { whatsappShareHref } from '~/lib/links/whatsapp-href'
import { type Format, formatNames, type Poster } from '~/lib/poster/poster'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { PosterPageContent } from '../poster-of'
import { createFile, saveFile, shareFile } from './create-file'

interface ExportPanelProps {
  page: PosterPageContent
  poster: Omit<Poster, 'format'>
  /** The format of the preview; the panel shares this one. */
  format: Format
  /** Text description of the poster. */
  title: string
  /** Address of the page. */
  address: string
  /** Reports issues of the fields; true without any. */
  check: () => boolean
}

type Status = 'working' | 'saved' | 'shared' | 'invalid' | 'failed'

/** Buttons that save and share the poster, with the status of the last action. */
export function ExportPanel({ page, poster, format, title, address, check }: ExportPanelProps) {
  const { actions, statuses, files, privacyText } = page
  const [status, setStatus] = useState<{ name: Status; file: string }>()
  const titleId = useId()

  const run = async (
    chosen: Format,
    deliver: (file: File) => Promise<Status | undefined> | Status,
  ) => {
    if (!check()) {
      setStatus({ name: 'invalid', file: '' })
      return
    }
    setStatus({ name: 'working', file: '' })
    try {
      const file = await createFile(poster, chosen, { name: files?.[chosen] ?? chosen, title })
      const name = await deliver(file)
      setStatus(name && { name, file: file.name })
    } catch {
      setStatus({ name: 'failed', file: '' })
    }
  }
  const save = (chosen: Format) =>
    run(chosen, (file) => {
      saveFile(file)
      return 'saved'
    })

  return (
    <section className="poster-export" data-needs-scripts="" aria-labelledby={titleId}>
      <h2 className="title title-m" id={titleId}>
        {actions?.title}
      </h2>
      <div className="buttons">
        {formatNames.map((name) =>
          actions?.[name] ? (
            <button
              key={name}
              type="button"
              className={`button${name === 'sheet' ? ' button-primary' : ''}`}
              onClick={() => void save(name)}
            >
              {actions[name]}
            </button>
          ) : null,
        )}
        {actions?.share ? (
          <button type="button" className="button" onClick={() => void run(format, shareFile)}>
            {actions.share}
          </button>
        ) : null}
      </div>
      <p className="poster-status" role="status">
        {status ? fillPlaceholders(statuses?.[status.name], { file: status.file }) : null}
      </p>
      <WhatsappLink actions={actions} address={address} />
      {privacyText ? <p className="small poster-privacy">{privacyText}</p> : null}
    </section>
  )
}

interface WhatsappLinkProps {
  actions: PosterPageContent['actions']
  /** Address of the page. */
  address: string
}

/** Opens WhatsApp with a message of the dataset. The URL never contains typed text. */
function WhatsappLink({ actions, address }: WhatsappLinkProps) {
  if (!actions?.whatsapp || !actions.message) return null
  const message = fillPlaceholders(actions.message, { address })
  return (
    <p className="poster-whatsapp">
      <SmartLink href={whatsappShareHref(message)} className="arrow-link" openInNewTab>
        {actions.whatsapp}
      </SmartLink>{' '}
      <span className="small">{actions.whatsappHint}</span>
    </p>
  )
}
