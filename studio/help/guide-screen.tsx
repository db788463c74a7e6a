import { Card } from '@sanity/ui'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { StateLink, useRouter } from 'sanity/router'
import { Article, Columns, NarrowLink, PageList, Steps } from './guide-styles'
import { findTitle, pages, renderPage } from './pages'
import { helpTexts as texts } from './texts'

const names = [...pages.keys()].filter((name) => name !== '')

/** The guide: a list of its pages and the page that the address names. */
export default function GuideScreen() {
  const { state } = useRouter()
  const name = typeof state.page === 'string' && pages.has(state.page) ? state.page : ''
  const index = names.indexOf(name)
  return (
    <Card height="fill" overflow="auto">
      <Columns>
        <PageList aria-label={texts.pages}>
          <ol>
            {names.map((other) => (
              <li key={other}>
                <PageLink name={other} isCurrent={other === name} />
              </li>
            ))}
          </ol>
        </PageList>
        <div>
          {name !== '' && (
            <NarrowLink>
              <StateLink state={{}}>{texts.all}</StateLink>
            </NarrowLink>
          )}
          <GuideArticle name={name} />
          <Steps aria-label={texts.order}>
            <StepLink name={names[index - 1]} text={texts.previous} />
            <StepLink name={names[index + 1]} text={texts.next} />
          </Steps>
        </div>
      </Columns>
    </Card>
  )
}

function PageLink({ name, isCurrent }: { readonly name: string; readonly isCurrent: boolean }) {
  return (
    <StateLink state={{ page: name }} aria-current={isCurrent ? 'page' : undefined}>
      {findTitle(name)}
    </StateLink>
  )
}

interface StepLinkProps {
  readonly name: string | undefined
  readonly text: (title: string) => string
}

function StepLink({ name, text }: StepLinkProps) {
  if (name === undefined) return null
  return <StateLink state={{ page: name }}>{text(findTitle(name))}</StateLink>
}

/** A page; another one starts at its top, with the focus. */
function GuideArticle({ name }: { readonly name: string }) {
  const { navigateUrl, resolvePathFromState } = useRouter()
  const article = useRef<HTMLElement>(null)
  const lastName = useRef(name)
  const html = useMemo(
    () => renderPage(name, (page) => resolvePathFromState(page === '' ? {} : { page })),
    [name, resolvePathFromState],
  )
  useEffect(() => {
    if (lastName.current === name) return
    lastName.current = name
    article.current?.focus({ preventScroll: true })
    article.current?.scrollIntoView()
  }, [name])
  /** Opens a linked page without a reload. */
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (link === null || !isPlain) return
    event.preventDefault()
    navigateUrl({ path: link.pathname })
  }
  return (
    <Article
      ref={article}
      tabIndex={-1}
      onClick={open}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
