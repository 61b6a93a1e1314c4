import { escapeHtml } from '../../../lib/escape-html.ts'
import { htmlWords } from '../../../lib/html-words.ts'
import type { EmailContent } from './email.ts'

const serif = "Georgia, 'Times New Roman', serif"
const sans = "'Atkinson Hyperlegible Next', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/**
 * The email as a self-contained HTML page. Uses tables and inline styles, which all mail clients support, and colors
 * for dark mode. Loads no external resources.
 */
export function emailHtml(content: EmailContent, siteUrl: string): string {
  const { subject, greeting, opening, action, closing } = content
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 3px; }
@media (max-width: 480px) {
  .table-top { padding: 0 !important; }
  .sheet { padding: 28px 22px 34px !important; }
  .sky { padding: 22px 22px !important; }
  .foot { padding: 22px 22px 30px !important; }
}
@media (prefers-color-scheme: dark) {
  .table-top { background: #080912 !important; }
  .sky { background: #0a0b18 !important; }
  .brand { color: #bfb094 !important; }
  .sheet { background: #151729 !important; }
  .ink { color: #b5a68a !important; }
  .ink-2 { color: #938a85 !important; }
  .link { color: #b59c6c !important; }
  .lamp { background: #ae7831 !important; border-bottom-color: #6f4a1b !important; }
  .lamp a { color: #0f0b13 !important; }
}
</style>
</head>
<body class="table-top" style="margin:0;padding:0;background:#ecdfc8;">
<div style="display:none;max-height:0;overflow:hidden;">${htmlWords(opening[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="table-top" align="center" style="padding:32px 12px 40px;background:#ecdfc8;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td class="sky" align="left" style="padding:26px 40px;background:#1b1f4b;">
${brand}
</td></tr>
<tr><td class="sheet" align="left" style="padding:40px 40px 44px;background:#fffaf0;">
<h1 class="ink" style="margin:0 0 24px;font:bold 27px/1.25 ${serif};color:#222148;">${escapeHtml(subject)}</h1>
${paragraph(greeting)}
${opening.map(paragraph).join('\n')}
${action ? button(action) : ''}
${closing.map(paragraph).join('\n')}
${action ? spelledOut(action) : ''}
</td></tr>
<tr><td class="foot" align="left" style="padding:24px 40px 0;">
<p class="ink-2" style="margin:0;font:15px/1.55 ${sans};color:#524e6e;">
Sent by Moonpage because of your account at <a class="link" href="${escapeHtml(siteUrl)}" style="color:#3a3c8c;">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</a>.
</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

// The moon is a CSS shadow: external images would reveal when the email is opened, and most mail clients remove SVG.
// Without shadows there is only the name.
const brand = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding:0 12px 0 0;line-height:0;"><div style="width:24px;height:24px;border-radius:50%;box-shadow:inset 7px -3px 0 0 #f0ae45;"></div></td>
<td class="brand" style="font:bold 23px/1 ${serif};color:#fbf1dc;">Moonpage</td>
</tr></table>`

const paragraph = (words: string): string =>
  `<p class="ink" style="margin:0 0 18px;font:17px/1.6 ${sans};color:#222148;">${htmlWords(words)}</p>`

const button = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 30px;"><tr>
<td class="lamp" style="background:#f0ae45;border-bottom:3px solid #b4731a;border-radius:9px;"><a href="${escapeHtml(url)}" style="display:inline-block;padding:16px 26px 15px;font:bold 17px/1.2 ${sans};color:#221a38;text-decoration:none;">${escapeHtml(label)}</a></td>
</tr></table>`

const spelledOut = ({ url }: { url: string }): string =>
  `<p class="ink-2" style="margin:26px 0 0;font:15px/1.55 ${sans};color:#524e6e;">Should the button not work, this address leads to the same place:<br><a class="link" href="${escapeHtml(url)}" style="color:#3a3c8c;word-break:break-all;">${escapeHtml(url)}</a></p>`
