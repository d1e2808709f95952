/**
 * What a person can see or hear on the present page: its texts, names and titles, each once. It runs in the browser.
 *
 * @param foreign a selector of what is none of the page's
 */
export function pageTexts(foreign: string): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.closest(foreign)) continue;
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
        texts.push(node.getAttribute(name) ?? '');
      }
    } else if (!node.parentElement?.closest(`script, style, noscript, template, ${foreign}`)) {
      texts.push(node.nodeValue ?? '');
    }
  }
  return [...new Set(texts.map((text) => text.trim()))];
}
