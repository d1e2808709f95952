/** Reads the demo catalogue's TypeScript, so that pictures and data cannot disagree. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { colourwayOf } from './colourways.mjs';
import { curve } from './curves.mjs';
import { cutOf } from './panels.mjs';
import { silhouettes } from './silhouettes.mjs';

const require = createRequire(import.meta.url);
require.extensions['.ts'] = (module, file) => {
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  module._compile(
    ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options }).outputText,
    file,
  );
};
const { catalogue } = require('../../src/demo/catalogue/catalogue.ts');
const { slugify } = require('../../src/common/text.ts');
const { seededRandom } = require('../../src/demo/random.ts');

/** The silhouette with a model's own small differences: a thicker or thinner sole, more or less padding. */
function varied(base, brand, random) {
  const thick = (brand === 'balenciaga' ? 9 : 0) + (base.studs ? 0 : random.next() * 4 - 1.5);
  const lift = (f) =>
    curve(
      [0, 60, 120, 180, 240, 297],
      [0, 60, 120, 180, 240, 297].map((x) => f(x) + thick),
    );
  return {
    ...base,
    rows: base.rows.map((row) => row.map((value, k) => (k === 4 ? value + thick : value))),
    midTop: (x) => base.midTop(x) + thick,
    split: base.sidewall === 'gum' || base.sidewall === 'lug' ? lift(base.split) : base.split,
    padding: base.padding * (0.85 + random.next() * 0.4),
    tongue: { ...base.tongue, line: base.tongue.line.map(([x, y, z]) => [x, y, z + thick]) },
  };
}

/** Every model to photograph: its slug, how it is made, and its colourways. */
export function models() {
  return catalogue().map((product) => {
    const random = seededRandom(`picture/${product.slug}`);
    const variation = random.next();
    const silhouette = varied(silhouettes[product.type], product.brand, random);
    return {
      slug: product.slug,
      brand: product.brand,
      type: product.type,
      silhouette,
      cut: cutOf(product.brand, product.type, variation),
      colourways: product.colors.map(({ color, colorHex }) => {
        const colour = slugify(color);
        const pick = seededRandom(`${product.slug}/${colour}`).whole(0, 59);
        return {
          colour,
          parts: colourwayOf({ brand: product.brand, type: product.type, colour, hex: colorHex, pick }),
        };
      }),
    };
  });
}
