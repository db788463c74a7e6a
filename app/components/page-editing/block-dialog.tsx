import { useEffect, useRef } from 'react'
import { blockMenu } from './block-menu.generated'
import { texts } from './texts'

interface BlockDialogProps {
  onChoose: (type: string) => void
  onClose: () => void
}

/** Lets an editor choose the type of a new section by a picture of it. */
export function BlockDialog({ onChoose, onClose }: BlockDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="page-tools-dialog"
      aria-label={texts.chooseBlock}
      onClose={onClose}
    >
      <header>
        <h2>{texts.chooseBlock}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </header>
      {blockMenu.map(({ group, blocks }) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {blocks.map(({ name, title }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => {
                    dialog.current?.close()
                    onChoose(name)
                  }}
                >
                  <img src={`/block-pictures/${name}.webp`} alt="" width="480" height="300" />
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </dialog>
  )
}
