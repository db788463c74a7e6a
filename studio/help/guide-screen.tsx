import { Card } from '@sanity/ui'
import { useEffect, useRef, type RefObject } from 'react'
import { StateLink, useRouter } from 'sanity/router'
import { Article, Columns, NarrowLink, PageList, Steps } from './guide-styles'
import { pages } from './pages'
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

/** The title of a page without its number. */
const findTitle = (name: string) => pages.get(name)?.title.replace(/^\d+\. /, '') ?? ''

/** A page; another one starts at its top, with the focus. */
function GuideArticle({ name }: { readonly name: string }) {
  const article = useRef<HTMLElement>(null)
  const lastName = useRef(name)
  useGuideLinks(article, name)
  useEffect(() => {
    if (lastName.current === name) return
    lastName.current = name
    article.current?.focus({ preventScroll: true })
    article.current?.scrollIntoView()
  }, [name])
  return (
    <Article
      ref={article}
      tabIndex={-1}
      dangerouslySetInnerHTML={{ __html: pages.get(name)?.html ?? '' }}
    />
  )
}

/** Gives the links of a page to other pages their addresses, and opens them without a reload. */
function useGuideLinks(article: RefObject<HTMLElement>, name: string) {
  const { navigate, resolvePathFromState } = useRouter()
  useEffect(() => {
    const links = [...(article.current?.querySelectorAll<HTMLAnchorElement>('a[data-page]') ?? [])]
    const stateOf = ({ dataset }: HTMLAnchorElement) =>
      dataset.page === undefined || dataset.page === '' ? {} : { page: dataset.page }
    const open = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!isPlain || !(event.currentTarget instanceof HTMLAnchorElement)) return
      event.preventDefault()
      navigate(stateOf(event.currentTarget))
    }
    for (const link of links) {
      link.setAttribute('href', resolvePathFromState(stateOf(link)))
      link.addEventListener('click', open)
    }
    return () => {
      for (const link of links) link.removeEventListener('click', open)
    }
  }, [article, name, navigate, resolvePathFromState])
}
