import { Button, Flex } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Tool } from 'sanity'
import { usePageChanges } from '../page-changes/use-page-changes'
import { previewTexts as texts } from './texts'

type Panel = 'page' | 'form'

/**
 * The panels of the Presentation tool; the page is the first. They have no names of their own. Each
 * gets the full width, also while it is hidden: panes without a width do not render.
 */
const panel = '[data-testid="presentation-root"] > div >'

/** The panel of a form beside its history or another inspector. It needs two columns. */
const formWithHistory = `${panel} :last-child:has([data-ui="DocumentInspectorPanel"])`

/** Up to 600 px the Studio has one column. */
const styles = `
.panel-switch { display: flex; flex-direction: column; height: 100% }
.panel-switch-tool { flex: 1; min-height: 0 }
@media (min-width: 601px) {
  .panel-switch-bar { display: none }
  ${formWithHistory} { min-width: 660px }
}
@media (min-width: 601px) and (max-width: 984px) {
  ${formWithHistory} { min-width: 100% }
}
@media (max-width: 600px) {
  [data-testid="presentation-root"] > div { position: relative }
  ${panel} * { position: absolute; inset: 0 }
  [data-panel='form'] ${panel} :first-child { visibility: hidden }
  [data-panel='page'] ${panel} :not(:first-child) { visibility: hidden }
}`

/**
 * Adds a switch to the Presentation tool for narrow windows, where page and form would have half of
 * the width each. A click on a text of the page opens the form. The page may also change documents.
 */
export function withPanelSwitch(tool: Tool): Tool {
  const { component: Component } = tool
  return {
    ...tool,
    component: function ToolWithPanelSwitch(props) {
      return (
        <PanelSwitch>
          <Component {...props} />
        </PanelSwitch>
      )
    },
  }
}

function PanelSwitch({ children }: { children: ReactNode }) {
  usePageChanges()
  const [shown, setShown] = useState<Panel>('page')
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && isFocusMessage(data)) setShown('form')
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  const panels: readonly Panel[] = ['page', 'form']
  return (
    <div className="panel-switch" data-panel={shown}>
      <style>{styles}</style>
      <div className="panel-switch-bar">
        <Flex role="group" aria-label={texts.label} padding={2} gap={1}>
          {panels.map((name) => (
            <Button
              key={name}
              mode="bleed"
              text={texts[name]}
              selected={shown === name}
              aria-pressed={shown === name}
              onClick={() => setShown(name)}
            />
          ))}
        </Flex>
      </div>
      <div className="panel-switch-tool">{children}</div>
    </div>
  )
}

/**
 * Message types with which the page opens a field: the new one, and the old one that is still sent.
 */
const focusMessages: readonly unknown[] = ['visual-editing/focus', 'overlay/focus']

function isFocusMessage(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    focusMessages.includes(message.type)
  )
}
