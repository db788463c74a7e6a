export const noticeProjection = `kind, "heading": title, text, anchor`
