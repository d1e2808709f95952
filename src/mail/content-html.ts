import type { Engine } from 'mrml';
import { loadOnce } from '../common/load-once';
import type { Block, Content, Fact, Frame, Shoe } from './content';
import { markup, Markup } from './markup';

/** The `src` of the picture of a mail's QR code, which is a part of the mail. */
export const CODE_CID = 'vietqr@mail';

const FONT = "'Be Vietnam Pro','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const HEAVY = `Archivo,'Arial Black',${FONT}`;

/** The design's colours, light and dark. */
const COLORS = {
  page: ['#FFFFFF', '#121110'],
  ink: ['#131211', '#F5F2EE'],
  muted: ['#655E55', '#ABA399'],
  line: ['#E3DED7', '#34302C'],
} as const;
const [PAGE, INK, MUTED, LINE] = Object.values(COLORS).map(([light]) => light);

const CELL = `padding:12px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
const PICTURE_PX = 96;
const CODE_PX = 200;

/** Dark mode's colours override the inline ones. The QR code stays dark on white, as cameras read it. */
const DARK = new Markup(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page, .page > table, .page td { background-color: ${COLORS.page[1]} !important; }
  .ink, .ink div { color: ${COLORS.ink[1]} !important; }
  .muted, .muted div { color: ${COLORS.muted[1]} !important; }
  .line { border-color: ${COLORS.line[1]} !important; }
  .rule p { border-color: ${COLORS.ink[1]} !important; }
  .page .button td, .page .button a { background-color: ${COLORS.ink[1]} !important; color: ${COLORS.ink[0]} !important; }
}`);

/** Loaded with the first mail: most runs send none, and a start is faster without it. */
const engine = loadOnce(async (): Promise<Engine> => {
  const made = new (await import('mrml')).Engine();
  // Otherwise it links Google's fonts, whose servers would learn who reads.
  made.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });
  return made;
});

/**
 * Draws a mail's HTML: tables and inline styles, which is what mail programs understand
 * (docs/decisions/032-mail-templates.md).
 * @throws Error when the template is no MJML
 */
export async function htmlOf(content: Content, frame: Frame): Promise<string> {
  const result = (await engine()).toHtml(templateOf(content, frame).source);
  if (result.type === 'error') throw new Error(`The mail's template is broken: ${result.message}`);
  return result.content;
}

function templateOf({ language, title, topic, blocks }: Content, frame: Frame): Markup {
  const [first, second] = title.split(' / ');
  const preview = blocks.find(({ kind }, i) => kind === 'text' && i > 0);
  return markup`<mjml lang="${language ?? 'vi'}" dir="ltr">
<mj-head>
<mj-title>${title}</mj-title>
<mj-preview>${preview?.kind === 'text' && preview.text}</mj-preview>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
<mj-attributes>
<mj-all font-family="${FONT}" />
<mj-text css-class="ink" color="${INK}" font-size="16px" line-height="24px" padding="0 24px 16px" />
<mj-table css-class="ink" color="${INK}" font-size="15px" line-height="22px" padding="0 24px 16px" />
<mj-section padding="0" />
<mj-class name="small" color="${MUTED}" font-size="13px" line-height="18px" />
</mj-attributes>
<mj-style>${DARK}</mj-style>
</mj-head>
<mj-body width="600px" background-color="${PAGE}" css-class="page">
<mj-section padding="32px 0 40px"><mj-column>
<mj-text font-family="${HEAVY}" font-size="25px" line-height="32px" font-weight="900" letter-spacing="-0.5px" padding-bottom="40px">${frame.shopName}</mj-text>
${topic && markup`<mj-text mj-class="small" css-class="muted" padding-bottom="4px">${topic}</mj-text>`}
<mj-text font-family="${HEAVY}" font-size="30px" line-height="34px" font-weight="800" letter-spacing="-1px" padding-bottom="${second ? '8px' : '24px'}"><h1 style="margin:0;font-size:30px;line-height:34px;font-weight:800">${first}.</h1></mj-text>
${second && markup`<mj-text css-class="muted" color="${MUTED}" padding-bottom="24px"><span lang="en">${second}.</span></mj-text>`}
${blocks.map(drawBlock)}
<mj-divider css-class="rule" border-width="1px" border-color="${INK}" padding="24px 24px 16px" />
<mj-text mj-class="small" css-class="muted">${[frame.shopName, ...frame.seller].map((line) => markup`${line}<br />`)}</mj-text>
</mj-column></mj-section>
</mj-body>
</mjml>`;
}

function drawBlock(block: Block): Markup {
  switch (block.kind) {
    case 'text':
      return markup`<mj-text><span lang="${block.language ?? 'vi'}">${block.text}</span></mj-text>`;
    case 'note':
      return markup`<mj-text mj-class="small" css-class="muted">${block.text.split('\n').map((line) => markup`${line}<br />`)}</mj-text>`;
    case 'shoes':
      return markup`<mj-table>${block.shoes.map(drawShoe)}</mj-table>`;
    case 'facts':
      return markup`<mj-table>${block.facts.map(drawFact)}</mj-table>`;
    case 'code':
      return markup`<mj-image src="cid:${CODE_CID}" alt="VietQR" width="${CODE_PX}px" align="left" padding="0 24px 24px" />`;
    case 'button':
      return markup`<mj-button css-class="button" href="${block.link}" background-color="${INK}" color="${PAGE}" font-size="16px" line-height="20px" font-weight="600" inner-padding="14px 24px" border-radius="2px" align="left" padding="8px 24px 24px">${block.label}</mj-button>`;
  }
}

function drawShoe({ name, color, size, picture, quantity, sum }: Shoe): Markup {
  const pairs = quantity === undefined ? '' : `${quantity} × `;
  return markup`<tr>
<td class="line muted" width="${PICTURE_PX}" style="${CELL};color:${MUTED};font-size:12px;line-height:16px">${picture !== null && markup`<img src="${picture}" alt="${name}, ${color}" width="${PICTURE_PX}" height="${PICTURE_PX}" style="display:block;width:${PICTURE_PX}px;height:${PICTURE_PX}px">`}</td>
<td class="line ink" style="${CELL};padding-left:16px"><span style="font-weight:600">${pairs}${name}</span><br><span class="muted" style="color:${MUTED}">${capitalized(color)}<br>Size ${size}</span></td>
<td class="line ink" align="right" style="${CELL};padding-left:16px;white-space:nowrap;font-weight:600">${sum ?? ''}</td>
</tr>`;
}

function drawFact([name, value, weight]: Fact): Markup {
  // A name in two languages is as long as a line.
  const wrap = name.includes(' / ') ? '' : ';white-space:nowrap';
  const look = weight === 'main' ? `;font:800 20px/24px ${HEAVY}` : '';
  return markup`<tr>
<td class="line muted" style="${CELL};padding-right:16px;color:${MUTED}${wrap}">${name}</td>
<td class="line ink" align="right" style="${CELL}${look}">${value}</td>
</tr>`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
