import { expect, type Page } from '@playwright/test';
import { openAs, signedIn } from './back-office';
import { test } from './support';

const LETTERS = [
  'AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXY aăâbcdđeêghiklmnoôơpqrstuưvxy FJWZ fjwz',
  ...['AĂÂEÊIOÔƠUƯY', 'aăâeêioôơuưy'].map((vowels) =>
    [...vowels]
      .flatMap((vowel) => ['̀', '́', '̉', '̃', '̣'].map((tone) => vowel + tone))
      .join('')
      .normalize('NFC'),
  ),
  '0123456789 .,:;!?%#/+-()&\'"₫’‘–—…“”·×−',
].join('');

const STYLES = [
  ...[
    ['800', '116%'],
    ['400', '100%'],
    ['500', '100%'],
    ['600', '100%'],
  ].map(([weight, stretch]) => ({ family: 'Archivo Variable', weight, stretch, text: LETTERS })),
  { family: 'Archivo Variable', weight: '900', stretch: '125%', text: 'bước.' },
  ...['400', '500', '600'].map((weight) => ({
    family: 'Be Vietnam Pro',
    weight,
    stretch: '100%',
    text: LETTERS,
  })),
];

test('every letter of Vietnamese is drawn by the shop’s own fonts, in every style of it @desk', async ({
  page,
}) => {
  await page.goto('/about');
  for (const style of STYLES) {
    const { family, weight, stretch } = style;
    expect(await strangers(page, style), `${family} ${weight} ${stretch}`).toEqual([]);
  }
});

test('no text asks for a weight or a width that no font has @desk', async ({ page, request }) => {
  const manager = await signedIn(request, 'manager');
  for (const path of ['/', '/product?page=2', '/nike', '/profile', '/admin', '/admin?section=order']) {
    await openAs(page, manager, path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await textsWithoutFace(page), path).toEqual([]);
  }
});

/** The letters that the browser takes from another font family, one element each. */
async function strangers(page: Page, style: (typeof STYLES)[number]): Promise<string[]> {
  const { family, weight, stretch, text } = style;
  const letters = [...new Set(text)].filter((letter) => letter !== ' ');
  await page.evaluate(
    async ({ fontFamily, fontWeight, fontStretch, letters: all }) => {
      const sample = document.createElement('div');
      sample.id = 'sample';
      Object.assign(sample.style, { fontFamily: `'${fontFamily}', sans-serif`, fontWeight, fontStretch });
      sample.append(
        ...all.map((letter) => {
          const cell = document.createElement('span');
          cell.textContent = letter;
          return cell;
        }),
      );
      document.getElementById('sample')?.remove();
      document.body.append(sample);
      // Layout makes the browser load the fonts.
      sample.getBoundingClientRect();
      await document.fonts.ready;
    },
    { fontFamily: family, fontWeight: weight, fontStretch: stretch, letters },
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#sample > span',
  });
  const found: string[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.length !== 1 || !fonts[0]?.isCustomFont) {
      found.push(`${letters[index]} (${fonts.map(({ familyName }) => familyName).join(', ')})`);
    }
  }
  await devtools.detach();
  expect(nodeIds).toHaveLength(letters.length);
  return found;
}

/** Texts in a weight or width that the shop's fonts lack, so that the browser would synthesise it. */
function textsWithoutFace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unquoted = (family: string) => family.trim().replace(/^["']|["']$/g, '');
    const covers = (range: string, value: string) => {
      const [least = NaN, most = least] = range.replace('normal', '400').split(' ').map(parseFloat);
      return parseFloat(value) >= least && parseFloat(value) <= most;
    };
    const faces = [...document.fonts].filter(({ family }) => !/Fallback/.test(family));
    const ours = new Set(faces.map(({ family }) => unquoted(family)));
    const found = new Set<string>();
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!says && !element.matches('input, select, textarea')) continue;
      const { fontFamily, fontWeight, fontStretch } = getComputedStyle(element);
      const family = unquoted(fontFamily.split(',')[0] ?? '');
      const hasFace = faces.some(
        (face) =>
          unquoted(face.family) === family &&
          covers(face.weight, fontWeight) &&
          // A typeface with a single width needs no match.
          (face.stretch === 'normal' || covers(face.stretch, fontStretch)),
      );
      if (ours.has(family) && !hasFace)
        found.add(`${family} ${fontWeight} ${fontStretch}: ${element.innerText}`);
    }
    return [...found];
  });
}
