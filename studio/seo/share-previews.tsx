import { Card, Grid, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SEO_LIMITS } from '#schemas/content-check/rules/seo-lengths'
import { Muted } from '../components/muted'
import { cutText } from './cut-text'
import type { SharedPage } from './shared-page'
import { t } from './texts'

/** The page as a search result and as a card of each network, in the proportions of each. */
export function SharePreviews({ page }: { readonly page: SharedPage }) {
  const { host, path, brandName, imageUrl, isHidden } = page
  const title = page.title === '' ? t('preview.empty.title') : page.title
  const description = page.description === '' ? t('preview.empty.description') : page.description
  const picture = imageUrl !== undefined && <img src={imageUrl} alt="" loading="lazy" />
  return (
    <Stack gap={4} data-testid="share-previews">
      <Stack gap={3}>
        <Heading as="h3" size={1}>
          {t('preview.title')}
        </Heading>
        <Muted>{t(isHidden ? 'preview.hidden' : 'preview.intro')}</Muted>
      </Stack>
      <Preview name={t('preview.search')}>
        <SearchResult>
          <small>
            {brandName}
            <br />
            {`${host}${path.replaceAll('/', ' › ').replace(/ › $/, '')}`}
          </small>
          <strong>{cutText(title, SEO_LIMITS.title)}</strong>
          <p>{cutText(description, SEO_LIMITS.description)}</p>
        </SearchResult>
      </Preview>
      <Cards gap={4}>
        <Preview name={t('preview.whatsapp')}>
          <WhatsAppCard>
            {picture}
            <div>
              <strong>{title}</strong>
              <p>{description}</p>
              <small>{host}</small>
            </div>
          </WhatsAppCard>
        </Preview>
        <Preview name={t('preview.x')}>
          <XCard>
            {picture}
            <span>{title}</span>
            <small>{host}</small>
          </XCard>
        </Preview>
        <Preview name={t('preview.facebook')}>
          <FacebookCard>
            {picture}
            <div>
              <small>{host}</small>
              <strong>{title}</strong>
              <p>{description}</p>
            </div>
          </FacebookCard>
        </Preview>
      </Cards>
    </Stack>
  )
}

function Preview({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Stack gap={2} as="figure" style={{ margin: 0 }}>
      <Text as="figcaption" size={1} weight="medium">
        {name}
      </Text>
      <Card>{children}</Card>
    </Stack>
  )
}

const Cards = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  align-items: start;
`

/* The colours are those of the networks, also in the dark theme of the Studio. */
const Frame = styled.div`
  color: #0f1419;
  background: #fff;
  border: 1px solid #cfd9de;
  font-family: arial, sans-serif;
  font-size: 14px;
  line-height: 1.35;
  overflow: hidden;
  overflow-wrap: anywhere;

  &,
  & * {
    box-sizing: border-box;
  }
  p,
  strong,
  small {
    display: block;
    margin: 0;
  }
  strong {
    font-weight: 600;
  }
  small {
    color: #536471;
    font-size: 12px;
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 1200 / 630;
    object-fit: cover;
    background: #eff3f4;
  }
`

const lines = (count: number) => `
  display: -webkit-box !important;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
  overflow: hidden;
`

const SearchResult = styled(Frame)`
  padding: 14px 16px;
  border-radius: 8px;
  max-width: 38rem;

  strong {
    margin: 6px 0 3px;
    color: #1a0dab;
    font-size: 20px;
    font-weight: 400;
    line-height: 1.3;
  }
  p {
    color: #4d5156;
  }
`

const WhatsAppCard = styled(Frame)`
  border-radius: 8px;
  background: #d9fdd3;
  border-color: #b8e6b0;
  padding: 3px;

  img {
    border-radius: 6px 6px 0 0;
  }
  div {
    padding: 8px 10px;
    background: #d1f4cc;
    border-radius: 0 0 6px 6px;
  }
  strong {
    ${lines(2)}
  }
  p {
    ${lines(2)}
    color: #3b4a54;
    font-size: 13px;
  }
  small {
    color: #3b4a54;
  }
`

const XCard = styled(Frame)`
  position: relative;
  border: 0;
  background: none;

  img {
    border: 1px solid #cfd9de;
    border-radius: 16px;
  }
  span {
    position: absolute;
    left: 12px;
    bottom: 30px;
    max-width: calc(100% - 24px);
    padding: 1px 6px;
    border-radius: 4px;
    color: #fff;
    background: rgb(0 0 0 / 77%);
    font-size: 13px;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  small {
    padding-top: 4px;
    color: var(--card-muted-fg-color);
  }
`

const FacebookCard = styled(Frame)`
  div {
    padding: 10px 12px;
    background: #f0f2f5;
  }
  small {
    text-transform: uppercase;
  }
  strong {
    ${lines(2)}
    font-size: 16px;
  }
  p {
    ${lines(1)}
    color: #65676b;
  }
`
