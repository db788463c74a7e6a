export const shareTextProjection = `title, lead, anchor, text, copyLabel, copiedLabel, whatsappLabel`
