/**
 * Subsets the font files of web/src/theme/fonts from the full typefaces of @fontsource. Each file contains
 * only what its `@font-face` in web/src/theme/*.css declares: characters, weights, width. Run it after
 * changing one of these rules: `node scripts/make-fonts.mjs`.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const theme = join(root, 'web/src/theme');
const fonts = join(theme, 'fonts');

/** Features that browsers apply by default, and tabular figures. */
const FEATURES = ['rvrn', 'ccmp', 'liga', 'kern', 'mark', 'mkmk', 'tnum'];

/** Letters from which a system's auto-hinter derives the alignment lines; it needs them for digits too. */
const GUIDES = 'THEZOCLxzoec';

const TYPEFACES = {
  archivo: {
    directory: 'node_modules/@fontsource-variable/archivo',
    file: ({ subset }) => `archivo-${subset}-standard-normal.woff2`,
    // The font has no hints, only the instruction that Windows must smooth it at every size.
    options: ({ weight, width }) => ({ variationAxes: { wght: rangeOf(weight), wdth: Number(width) } }),
  },
  'be-vietnam-pro': {
    directory: 'node_modules/@fontsource/be-vietnam-pro',
    file: ({ subset, weight }) => `be-vietnam-pro-${subset}-${weight}-normal.woff2`,
    options: () => ({ noHinting: true }),
  },
};

rmSync(fonts, { recursive: true, force: true });
mkdirSync(fonts);
for (const [name, { directory }] of Object.entries(TYPEFACES)) {
  writeFileSync(join(fonts, `${name}.LICENSE.txt`), readFileSync(join(root, directory, 'LICENSE')));
}
for (const face of facesOf(theme)) {
  const { directory, file, options } = TYPEFACES[face.typeface];
  const whole = readFileSync(join(root, directory, 'files', file(face)));
  const cut = await subsetFont(whole, face.letters + GUIDES, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...options(face),
  });
  writeFileSync(join(fonts, face.file), cut);
  console.log(`${String(cut.length).padStart(6)} of ${String(whole.length).padStart(5)} bytes  ${face.file}`);
}

function facesOf(directory) {
  const styles = readdirSync(directory).filter((name) => name.endsWith('.css'));
  const css = styles.map((name) => readFileSync(join(directory, name), 'utf8')).join('\n');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face]) => {
    const [, file, typeface, subset] =
      /url\('\.\/fonts\/((archivo|be-vietnam-pro)-\w+-(latin|vietnamese)\.woff2)/.exec(face) ?? [];
    if (!file) return [];
    const value = (property, pattern) => new RegExp(`${property}:\\s*(${pattern})`).exec(face)?.[1];
    return {
      file,
      typeface,
      subset,
      weight: value('font-weight', '[\\d ]+'),
      width: value('font-stretch', '[\\d.]+'),
      letters: lettersOf(value('unicode-range', '[^;]+')),
    };
  });
}

/**
 * The weights of a face. A single weight stays a tiny range, so that the font remains variable: its letters consist
 * of overlapping parts (ư, ơ, đ, ấ), which not all systems draw correctly in a static font.
 */
function rangeOf(weight) {
  const [min, max] = weight.split(' ').map(Number);
  return max ? { min, max } : { min: min - 1, max: min, default: min };
}

function lettersOf(ranges) {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
