import { escapeHtml } from './escape-html.ts'

/** Escapes text for XML content and quoted attributes. What XML 1.0 cannot have is dropped: control characters and halves of characters. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
