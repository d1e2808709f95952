/** Prints the demo catalogue's brands, types, slugs and colours as JSON for the painter. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

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

const products = catalogue().map(({ slug, brand, type, colors }) => ({
  slug,
  brand,
  type,
  colors: colors.map(({ color, colorHex }) => ({ color, colorHex, slug: slugify(color) })),
}));
console.log(JSON.stringify(products));
