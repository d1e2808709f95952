import createCache from '@emotion/cache';
import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import type { SlotRecipeDefinition, SystemContext } from '@chakra-ui/react';
import { join, relative, sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { RecipeSheet } from './src/theme/recipe-sheet';

const THEME_CSS = 'virtual:theme.css';
const RECIPE = 'virtual:recipe/';
const RECIPE_FILE = '.recipe.ts';

/** What the theme says of one recipe, one-part recipes as one slot `root`. */
type Definition = Pick<SlotRecipeDefinition, 'variants' | 'defaultVariants' | 'slots'>;

/**
 * What has been worked out, for all builds of this process. Chakra remembers a style without the order of its
 * properties, and names its class by the first order it met: worked out again, a class could have another name than
 * in the CSS, or than in the page that the server renders.
 */
const evaluated = new Map<string, Promise<Record<string, unknown>>>();
const sheets = new Map<string, Promise<ReturnType<typeof workOut>>>();

/**
 * Works the theme out while it is built, so that no browser has to: `virtual:theme.css` is what Chakra's provider
 * would write into the page (preflight, tokens, keyframes, our global styles), and every `*.recipe.ts` exports, in
 * place of each recipe, its classes for every choice of variants (`RecipeSheet`), whose CSS comes with the code that
 * draws with them.
 */
export function recipeSheets(): Plugin {
  const src = join(import.meta.dirname, 'src');
  const theme = join(src, 'theme');
  /** A module as it is written. */
  const evaluate = (file: string): Promise<Record<string, unknown>> => {
    let made = evaluated.get(file);
    if (!made) {
      const inline = { configFile: false as const, root: theme, logLevel: 'warn' as const };
      made = runnerImport<Record<string, unknown>>(file, inline).then(({ module }) => module);
      evaluated.set(file, made);
    }
    return made;
  };
  const isRecipeFile = (id: string) => id.startsWith(src + sep) && id.endsWith(RECIPE_FILE);
  /** `widgets/product-card/product-card/productCard`: the recipe `productCard` of that folder's file. */
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const fileOf = (path: string) => join(src, path.slice(0, path.lastIndexOf('/')) + RECIPE_FILE);
  const system = async () => (await evaluate(join(theme, 'system.ts'))).system as SystemContext;
  const sheetOf = (path: string) => {
    const make = async () =>
      workOut(await system(), (await evaluate(fileOf(path)))[nameOf(path)] as Definition);
    const made = sheets.get(path) ?? make();
    sheets.set(path, made);
    return made;
  };

  return {
    name: 'recipe-sheets',
    enforce: 'pre',
    watchChange(id) {
      if (!id.startsWith(theme) && !isRecipeFile(id)) return;
      evaluated.clear();
      sheets.clear();
    },
    resolveId(id) {
      return id === THEME_CSS || id.startsWith(RECIPE) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (isRecipeFile(id)) {
        const file = relative(src, id).slice(0, -RECIPE_FILE.length).replaceAll(sep, '/');
        const names = Object.entries(await evaluate(id)).filter(([, value]) => isRecipe(value));
        return {
          code: names
            .map(([name]) => `export { default as ${name} } from '${RECIPE}${file}/${name}';`)
            .join('\n'),
          moduleSideEffects: false,
        };
      }
      if (id === `\0${THEME_CSS}`) return globalCssOf(await system());
      if (!id.startsWith(`\0${RECIPE}`)) return undefined;
      const path = id.slice(RECIPE.length + 1);
      this.addWatchFile(fileOf(path));
      if (path.endsWith('.css')) return (await sheetOf(path.slice(0, -'.css'.length))).css;
      const { sheet } = await sheetOf(path);
      return `import '${RECIPE}${path}.css';\nexport default ${JSON.stringify(sheet)};`;
    },
  };
}

function isRecipe(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('slots' in value || 'base' in value);
}

/** The classes of a recipe for each choice of its variants, and their CSS. */
function workOut(system: SystemContext, recipe: Definition): { sheet: RecipeSheet; css: string } {
  const variants = Object.entries(recipe.variants ?? {});
  const usual = (name: string): string => {
    const value = (recipe.defaultVariants as Record<string, string | boolean> | undefined)?.[name];
    return String(value ?? ('true' in recipe.variants![name]! ? false : ''));
  };
  const choices = variants.reduce<Record<string, string>[]>(
    (made, [name, values]) =>
      [...new Set([usual(name), ...Object.keys(values)])].flatMap((value) =>
        made.map((choice) => ({ ...choice, [name]: value })),
      ),
    [{}],
  );
  const styles = stylesOf(system, recipe);
  const rules = new Map<string, SerializedStyles>();
  const classes = choices.map((choice) => {
    const slots = Object.entries(styles(choice)).map(([slot, style]) => {
      const rule = css(style);
      rules.set(rule.name, rule);
      return [slot, `css-${rule.name}`] as const;
    });
    return [variants.map(([name]) => choice[name]).join(' '), Object.fromEntries(slots)] as const;
  });
  return {
    sheet: {
      variants: Object.fromEntries(variants.map(([name]) => [name, usual(name)])),
      classes: Object.fromEntries(classes),
    },
    // Whichever file comes first says which layer goes before which.
    css: [system.layers.atRule, ...[...rules.values()].map((rule) => cssOf(`.css-${rule.name}`, rule))].join(
      '\n',
    ),
  };
}

function stylesOf(system: SystemContext, recipe: Definition): (choice: object) => Record<string, CSSObject> {
  if (recipe.slots) return system.sva(recipe) as unknown as ReturnType<typeof stylesOf>;
  const style = system.cva(recipe) as unknown as (choice: object) => CSSObject;
  return (choice) => ({ root: style(choice) });
}

function globalCssOf(system: SystemContext): string {
  return `${system.layers.atRule}\n${cssOf('', css(system._global as unknown as CSSObject))}`;
}

/** A rule as Emotion would write it into the page. */
function cssOf(selector: string, rule: SerializedStyles): string {
  const cache = createCache({ key: 'css' });
  const written = cache.insert(selector, rule, cache.sheet, true) ?? cache.inserted[rule.name];
  if (typeof written !== 'string') throw new Error(`Emotion wrote nothing for ${selector || 'the page'}.`);
  return written;
}
