/** The longest wait, in milliseconds. It is not in `lib/timings.ts`, so that this file needs no other. */
const LONGEST_WAIT = 2_000;

/**
 * Fetches the app of a page that the server has rendered, once the browser has painted the page and has its main
 * picture: the scripts wait in a template, so that the page's texts, fonts and that picture come before them. A touch
 * or a key fetches it at once, and so does a tab in the background, which paints nothing, after a while.
 */
function start(): void {
  const waiting = document.getElementById('app-scripts');
  if (!(waiting instanceof HTMLTemplateElement)) return;
  document.head.append(document.importNode(waiting.content, true));
  waiting.remove();
}

function startWithPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return start();
  for (const event of ['load', 'error']) picture.addEventListener(event, start, { once: true });
}

new PerformanceObserver(startWithPicture).observe({ type: 'paint', buffered: true });
for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, start, { once: true });
setTimeout(start, LONGEST_WAIT);
