import { styled } from 'styled-components'

/** Below this width a link replaces the list of pages. */
const WIDE = '(min-width: 60rem)'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  max-width: 66rem;
  margin: 0 auto;
  padding: 1.5rem 1.25rem 4rem;
  font-size: 1rem;
  line-height: 1.6;
  color: var(--card-fg-color);
  a {
    color: var(--card-link-color);
    border-radius: 3px;
  }
  a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 2px;
  }
  @media ${WIDE} {
    grid-template-columns: 15rem minmax(0, 1fr);
    padding-top: 2.5rem;
  }
`

export const PageList = styled.nav`
  display: none;
  font-size: 0.875rem;
  ol {
    position: sticky;
    top: 2.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: page;
  }
  a {
    display: block;
    padding: 0.45rem 0.75rem;
    color: inherit;
    text-decoration: none;
  }
  a::before {
    counter-increment: page;
    content: counter(page) '. ' / '';
    color: var(--card-muted-fg-color);
  }
  a:hover,
  a[aria-current] {
    background: var(--card-muted-bg-color);
  }
  a[aria-current] {
    font-weight: 600;
  }
  @media ${WIDE} {
    display: block;
  }
`

export const NarrowLink = styled.p`
  margin: 0 0 1rem;
  @media ${WIDE} {
    display: none;
  }
`

export const Article = styled.article`
  max-width: 44rem;
  &:focus {
    outline: none;
  }
  h1 {
    margin: 0 0 1rem;
    font-size: 1.75rem;
    line-height: 1.2;
  }
  h2 {
    margin: 2.25rem 0 0.75rem;
    font-size: 1.25rem;
    line-height: 1.3;
  }
  p,
  li {
    margin: 0 0 0.75rem;
  }
  ol,
  ul {
    padding-inline-start: 1.5rem;
  }
  em {
    font-style: normal;
    font-weight: 600;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    /* Of almost all pictures, until the browser knows their sizes. */
    aspect-ratio: auto 1200 / 760;
    margin: 0.5rem 0 1.25rem;
    border: 1px solid var(--card-border-color);
    border-radius: 6px;
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.5rem 1rem 0.5rem 0;
    border-bottom: 1px solid var(--card-border-color);
    text-align: start;
    vertical-align: top;
  }
`

export const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  max-width: 44rem;
  margin-top: 2rem;
  padding-top: 1rem;
  border-top: 1px solid var(--card-border-color);
  &:empty {
    display: none;
  }
`
