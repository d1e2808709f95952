import { escapeHtml } from '../common/html';
import type { Language } from '../common/language';
import { GREETING, only, QR_LABEL, type Message } from './message';

const FONT = "'Be Vietnam Pro','Helvetica Neue',Arial,sans-serif";
const HEAVY = `Archivo,${FONT}`;
const TEXT = `margin:0 0 16px;font:400 16px/24px ${FONT};color:#131211`;
const CELL = `padding:10px 0;border-bottom:1px solid #E3DED7;vertical-align:top;font:400 15px/22px ${FONT}`;

/** The last line of every mail's text, which the HTML has as its foot. */
const SIGNATURE = 'bước.';

/** What a mail program in dark mode puts over the inline colours. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#121110!important}.ink{color:#F5F2EE!important}.muted{color:#ABA399!important}
.line{border-color:#34302C!important}.rule{border-color:#F5F2EE!important}
.button{background:#F5F2EE!important;color:#131211!important}}`;

/**
 * The HTML part of a mail, drawn from its text, so that the two never differ. A paragraph that is an address becomes a
 * button, one whose lines each have a tab a table of names and values, every other one a paragraph. The subject, or
 * its two languages around ` / `, is the title. Inline styles and tables are what mail programs understand.
 * @param drawQr draws a text as a QR code; returns the address of the picture
 */
export async function htmlOf(
  { subject, text }: Pick<Message, 'subject' | 'text'>,
  drawQr: (text: string) => Promise<string>,
): Promise<string> {
  const [title = '', second = ''] = subject.split(' / ');
  const paragraphs = text.trim().split('\n\n');
  const language = paragraphs.includes(GREETING) ? (second ? null : 'vi') : 'en';
  const blocks = paragraphs
    .filter((paragraph) => paragraph !== SIGNATURE)
    .map(async (paragraph) =>
      paragraph.startsWith(QR_LABEL)
        ? picture(await drawQr(paragraph.slice(QR_LABEL.length)))
        : block(paragraph, language),
    );
  const body = (await Promise.all(blocks)).join('\n');
  return `<!doctype html>
<html lang="${language ?? 'vi'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}
${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#FFFFFF">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#FFFFFF"><tr><td align="center" style="padding:24px 16px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td>
<p class="ink" style="margin:0 0 40px;font:900 25px/32px ${HEAVY};letter-spacing:-1.5px;color:#131211">bước.</p>
<h1 class="ink" style="margin:0 0 ${second ? 8 : 32}px;font:800 30px/34px ${HEAVY};letter-spacing:-1px;color:#131211">${escapeHtml(title)}.</h1>
${second && `<p class="muted" lang="en" style="margin:0 0 32px;font:400 16px/24px ${FONT};color:#655E55">${escapeHtml(second)}.</p>`}
${body}
<p class="rule muted" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #131211;font:400 13px/18px ${FONT};color:#655E55">bước.</p>
</td></tr></table></td></tr></table></body></html>
`;
}

function block(paragraph: string, language: Language | null): string {
  const lines = paragraph.trim().split('\n');
  if (/^https?:\/\/\S+$/.test(paragraph)) return button(paragraph, language);
  if (lines.every((line) => line.includes('\t'))) return table(lines);
  return `<p class="ink" style="${TEXT}">${escapeHtml(lines.join(' '))}</p>`;
}

/** White also in dark mode: cameras read dark on light. */
function picture(address: string): string {
  return `<p style="margin:8px 0 24px"><img src="${escapeHtml(address)}" alt="VietQR" width="200" height="200" style="display:block;padding:12px;background:#FFFFFF;border:1px solid #E3DED7"></p>`;
}

/** The address stands below it, for those whose mail program opens no links. */
function button(address: string, language: Language | null): string {
  const link = escapeHtml(address);
  return `<p style="margin:8px 0 12px"><a class="button" href="${link}" style="display:inline-block;padding:14px 24px;border-radius:2px;background:#131211;color:#FFFFFF;font:600 16px/20px ${FONT};text-decoration:none">${only('Mở tại bước. / Open at bước.', language)}</a></p>
<p class="muted" style="margin:0 0 24px;font:400 13px/18px ${FONT};color:#655E55;word-break:break-all">${link}</p>`;
}

function table(lines: string[]): string {
  const rows = lines.map((line) => {
    const [name = '', value = ''] = line.split('\t');
    return `<tr><td class="muted line" style="${CELL};padding-right:16px;color:#655E55">${escapeHtml(name.replace(/:$/, ''))}</td><td class="ink line" align="right" style="${CELL};font-weight:600;color:#131211">${escapeHtml(value)}</td></tr>`;
  });
  return `<table class="rule" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid #131211;border-collapse:collapse">${rows.join('\n')}</table>`;
}
