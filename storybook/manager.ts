import latin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2';
import latinBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2';
import vietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2';
import vietnameseBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2';
import { addons } from 'storybook/manager-api';
import { lightTheme } from './theme';

/** Storybook's frame uses the shop's typeface. */
const LATIN = 'U+0000-00FF, U+2000-206F, U+2190-21FF';
const VIETNAMESE =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01B0, U+0300-0323, U+1EA0-1EF9, U+20AB';
for (const [file, weight, unicodeRange] of [
  [latin, '400', LATIN],
  [latinBold, '500 900', LATIN],
  [vietnamese, '400', VIETNAMESE],
  [vietnameseBold, '500 900', VIETNAMESE],
] as const) {
  document.fonts.add(new FontFace('Be Vietnam Pro', `url(${file})`, { weight, unicodeRange }));
}

addons.setConfig({
  theme: lightTheme,
  layout: { panelPosition: 'bottom' },
  sidebar: { showRoots: true },
});
