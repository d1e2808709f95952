import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedLanguage, type Language } from '../common/language';

/** Seconds until a retry makes sense. */
export const RETRY_SECONDS = 5;

const TEXTS: Record<Language, Record<'heading' | 'text' | 'again', string>> = {
  en: {
    heading: 'Back in a moment',
    text: 'We are working on the shop. It opens again shortly, with your cart as it was.',
    again: 'Try again',
  },
  vi: {
    heading: 'Shop đang bảo trì',
    text: 'Shop sẽ mở lại sau ít phút, giỏ hàng của bạn vẫn còn nguyên.',
    again: 'Thử lại',
  },
};

/** The theme's colours. Nothing is loaded, since the shop serves nothing else meanwhile. */
const STYLE = `
:root { color-scheme: light dark; --bg: #fff; --fg: #131211; --soft: #3b3732; }
@media (prefers-color-scheme: dark) { :root { --bg: #121110; --fg: #f5f2ee; --soft: #d6d0c8; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: 1.5rem; display: flex; align-items: center; justify-content: center;
  background: var(--bg); color: var(--fg); font: 1rem/1.6 'Segoe UI', Roboto, Arial, sans-serif; }
main { width: 100%; max-width: 40rem; }
p { color: var(--soft); margin-top: 1rem; }
p:first-child { margin: 0 0 2rem; color: var(--fg); font-size: 1.5rem; font-weight: 900; }
h1 { font-size: clamp(2rem, 8vw, 3.5rem); font-weight: 900; line-height: 1.15; letter-spacing: -0.02em; }
a { display: inline-block; margin-top: 2rem; padding: 0.75rem 2rem; border-radius: 2px; background: var(--fg);
  color: var(--bg); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--fg); outline-offset: 3px; }`;

/**
 * Sends the page for visitors while the shop starts or its database cannot be used: a 503 in the page's language or, of
 * an English page, in the one that the browser prefers. It needs no script, and its link leads to the same address.
 */
export function sendMaintenancePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isVietnamese = /^\/vi(?:[/?#]|$)/i.test(request.url);
  const language = isVietnamese ? 'vi' : (namedLanguage(request.headers['accept-language']) ?? 'en');
  return reply
    .status(503)
    .headers({
      'retry-after': String(RETRY_SECONDS),
      'cache-control': 'no-store',
      'content-language': language,
      vary: 'accept, accept-language, accept-encoding',
    })
    .type('text/html; charset=utf-8')
    .send(PAGES[language]);
}

const PAGES: Readonly<Record<Language, string>> = { en: render('en'), vi: render('vi') };

function render(language: Language): string {
  const { heading, text, again } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${heading} – bước.</title>
    <link rel="icon" href="data:,">
    <style>${STYLE}
    </style>
  </head>
  <body>
    <main>
      <p>bước.</p>
      <h1>${heading}</h1>
      <p>${text}</p>
      <a href="">${again}</a>
    </main>
  </body>
</html>
`;
}
