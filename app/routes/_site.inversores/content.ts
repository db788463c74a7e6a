import type { InvestorsPageQueryResult } from '~/sanity/types.generated'

/** The investors page as it is shown. */
export type InvestorsPage = NonNullable<InvestorsPageQueryResult['page']>
