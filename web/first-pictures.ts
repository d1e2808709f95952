import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { recipeSheets } from './recipe-sheets';
import { rememberPresses } from './src/app/first-presses';

const CATALOGUE = ['pages/catalogue-page'];
const BRAND = ['pages/brand-page'];

/** The pages whose first picture is drawn, with the modules each of them is made of. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ['pages/home-page'],
  product: CATALOGUE,
  nike: BRAND,
  adidas: BRAND,
  puma: BRAND,
  'new-balance': BRAND,
  vans: BRAND,
  balenciaga: BRAND,
  about: ['pages/about-page'],
  faq: ['pages/faq-page'],
  services: ['pages/services-page'],
};

/** What lies over the first picture of a page at an address below it, as a product does over the catalogue. */
const OVER: Readonly<Record<string, readonly string[]>> = {
  product: ['features/product-detail/product-modal'],
};

/** Marks where the server puts a picture that it knows, and what stands there until then. */
const placeFor = (waiting: string): string => `<!-- picture -->${waiting}<!-- /picture -->`;

/**
 * In the place of a product's modal on a phone, where that fills the screen, until the modal has come over it. The
 * page behind is not laid out meanwhile. Should the modal never come, the page is there again after a while.
 */
const FIRST_PRODUCT = `<div id="first-product" aria-hidden="true">${placeFor('')}</div>`;

/** How the server's pictures are drawn: as the app's, from the same tokens. */
const PICTURE_STYLES = `<style>
.first-picture{display:block;width:100%;aspect-ratio:1;object-fit:cover;filter:var(--picture-filter);background:var(--buoc-colors-bg-tile)}
#first-product{display:none;position:fixed;inset:0;z-index:19;background:var(--buoc-colors-bg);animation:first-product-ends 0s 15s forwards}
#first-product .first-picture{aspect-ratio:var(--buoc-aspect-ratios-sheet)}
@media(max-width:700.98px){
#first-product:has(img){display:block}
#first-product:has(img)~#root{display:none;animation:first-product-ended 0s 15s forwards}
}
@keyframes first-product-ends{to{visibility:hidden}}
@keyframes first-product-ended{to{display:block}}
</style>`;

/**
 * Asks for the letters of the products that are still coming, as soon as the picture has been seen: arriving after
 * them, they would have every line on the page set once more. They stand at the top: after the footer they would
 * make the page longer by their line.
 */
const LETTERS = `<style>
body::before,body::after{content:"0Aađ";position:absolute;top:0;visibility:hidden;animation:text-letters 0s .4s forwards}
body::after{content:"0đ";animation-name:figure-letters}
@keyframes text-letters{to{font-weight:var(--buoc-font-weights-semibold)}}
@keyframes figure-letters{to{font-weight:var(--buoc-font-weights-semibold);font-family:var(--buoc-fonts-display)}}
</style>`;

/** The tiles that may hold their picture before the app has arrived: as many as a phone shows at once. */
const TILES: Readonly<Record<string, number>> = { product: 2 };
const TILE = /<span[^>]* data-shape="tile"[^>]*><\/span>/g;

/** Inline, so that it is there with the picture. The server lets it run by its hash. */
const REMEMBER_PRESSES = `<script>(${rememberPresses.toString().replace(/\n\s*/g, '\n')})()</script>`;

interface Drawer {
  drawFirstPicture: (path: string) => Promise<string>;
}

/**
 * Writes `pages/<name>.html` beside the built `index.html`: the same document with the page's first picture
 * in it, a script that remembers what is pressed there, and with the page's own modules asked for at once
 * instead of after the app has begun.
 */
export function firstPictures(): Plugin {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle;
  return {
    name: 'first-pictures',
    apply: (options, { command }) => command === 'build' && !options.build?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    async closeBundle(error) {
      if (error) return;
      const out = resolve(config.root, config.build.outDir);
      // Below node_modules, so that it finds its packages wherever the output goes.
      const drawer = join(config.cacheDir, `first-pictures-${process.pid}`);
      const document = await readFile(join(out, 'index.html'), 'utf8');
      await mkdir(join(out, 'pages'), { recursive: true });
      try {
        const { drawFirstPicture } = await buildDrawer(config.root, drawer);
        for (const [name, modules] of Object.entries(PAGES)) {
          const picture = await drawFirstPicture(name === 'home' ? '/' : `/${name}`);
          const drawn = chunksOf(bundle, modules);
          const styled = await withStyles(document, drawn, out);
          const write = (file: string, page: string): Promise<void> =>
            writeFile(join(out, 'pages', file), page);
          const whole = withPlaces(picture, TILES[name] ?? 0);
          await write(`${name}.html`, withPicture(withModules(styled, drawn), whole));
          if (!OVER[name]) continue;
          const below = withModules(styled, chunksOf(bundle, [...modules, ...OVER[name]]));
          await write(`${name}-below.html`, withPicture(below, picture, FIRST_PRODUCT));
        }
      } finally {
        await rm(drawer, { recursive: true, force: true });
      }
    },
  };
}

/** Marks the first tiles, for the server to put a picture in their place. */
function withPlaces(picture: string, count: number): string {
  let found = 0;
  const html = picture.replace(TILE, (tile) => (found++ < count ? placeFor(tile) : tile));
  if (found < count) throw new Error(`The first picture has ${found} tiles, not ${count}.`);
  return html;
}

/** Builds what draws, for Node, and loads it. */
async function buildDrawer(root: string, directory: string): Promise<Drawer> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [recipeSheets()],
    build: {
      ssr: join(root, 'src', 'app', 'first-picture.tsx'),
      outDir: directory,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'drawer.mjs' } },
    },
  });
  return (await import(pathToFileURL(join(directory, 'drawer.mjs')).href)) as Drawer;
}

/** The files that hold these modules and what they import. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starts = chunks.filter(({ facadeModuleId }) =>
    modules.some((module) => facadeModuleId?.endsWith(`/src/${module}.tsx`)),
  );
  const found = new Set<Rolldown.OutputChunk>();
  const collect = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(collect);
  };
  starts.forEach(collect);
  return [...found];
}

/** The stylesheets that belong to these files. */
function stylesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...chunk.viteMetadata!.importedCss]))];
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)">\s*/g;

/**
 * The page's small stylesheets in place of links to them: nothing is waited for before the first paint. A link
 * that is disabled fetches nothing, and tells Vite's loader that the file is there.
 */
async function withStyles(
  document: string,
  chunks: readonly Rolldown.OutputChunk[],
  out: string,
): Promise<string> {
  const linked = [...document.matchAll(STYLESHEET)].map(([, file]) => file!);
  if (linked.length === 0) throw new Error('The built document links no stylesheet.');
  const files = [...new Set([...linked, ...stylesOf(chunks)])];
  const css = await Promise.all(files.map((file) => readFile(join(out, file), 'utf8')));
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const bare = document.replace(STYLESHEET, '');
  return bare.replace('</head>', () => `  <style>${css.join('')}</style>${links.join('')}\n  </head>`);
}

const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/** The page is drawn already: what it shows, its pictures and letters, comes before the app that takes it over. */
function withModules(document: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const missing = (file: string): boolean => !document.includes(`/${file}"`);
  const modules = chunks.map(({ fileName }) => fileName).filter(missing);
  const styles = stylesOf(chunks).filter(missing);
  const links = [
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map(
      (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ];
  return document
    .replace('<style>', () => `${links.join('\n    ')}\n    <style>`)
    .replace(SCRIPTS, (tag) => `${tag} fetchpriority="low"`);
}

/**
 * Preloads go to the head, the rest to the root; the title is the server's to say.
 *
 * @param over HTML that lies over the app, and comes before it so that nothing behind is drawn first
 */
function withPicture(document: string, picture: string, over = ''): string {
  const letters = picture.match(TILE) ? LETTERS : '';
  const preloads = picture.match(/<link rel="preload"[^>]*>/g) ?? [];
  const body = picture.replace(/<link rel="preload"[^>]*>/g, '').replace(/<title>[\s\S]*?<\/title>/g, '');
  return document
    .replace('<!-- head -->', () => `${preloads.join('')}\n    <!-- head -->`)
    .replace('</head>', () => `${letters}${PICTURE_STYLES}\n  </head>`)
    .replace('<div id="root"></div>', () => `${REMEMBER_PRESSES}\n    ${over}<div id="root">${body}</div>`);
}
