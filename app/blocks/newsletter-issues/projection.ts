export const newsletterIssuesProjection = `
  title, lead, anchor, emptyText, feedLabel,
  "issues": *[_type == "newsletterIssue" && defined(slug.current)] | order(date desc, _id asc){
    _id, title, lead, date, sampleMark, "slug": slug.current
  }
`
