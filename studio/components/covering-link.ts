import { css } from 'styled-components'

/** Styles for a list entry with `position: relative`: the link in it covers all of it. */
export const coveringLink = css`
  a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible::after {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
`
