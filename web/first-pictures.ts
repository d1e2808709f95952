import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { rememberPresses } from './src/app/first-presses';

/** The pages whose first picture is drawn, with the module each of them is made of. */
const PAGES: Readonly<Record<string, string>> = {
  home: 'home-page',
  product: 'catalogue-page',
  nike: 'brand-page',
  adidas: 'brand-page',
  puma: 'brand-page',
  'new-balance': 'brand-page',
  vans: 'brand-page',
  balenciaga: 'brand-page',
  about: 'about-page',
  faq: 'faq-page',
  services: 'services-page',
};

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
      const document = await withStyles(await readFile(join(out, 'index.html'), 'utf8'), out);
      await mkdir(join(out, 'pages'), { recursive: true });
      try {
        const { drawFirstPicture } = await buildDrawer(config.root, drawer);
        for (const [name, module] of Object.entries(PAGES)) {
          const picture = await drawFirstPicture(name === 'home' ? '/' : `/${name}`);
          const html = withPicture(withModules(document, modulesOf(bundle, module)), picture);
          await writeFile(join(out, 'pages', `${name}.html`), html);
        }
      } finally {
        await rm(drawer, { recursive: true, force: true });
      }
    },
  };
}

/** Builds what draws, for Node, and loads it. */
async function buildDrawer(root: string, directory: string): Promise<Drawer> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: join(root, 'src', 'app', 'first-picture.tsx'),
      outDir: directory,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'drawer.mjs' } },
    },
  });
  return (await import(pathToFileURL(join(directory, 'drawer.mjs')).href)) as Drawer;
}

/** The files that hold a page and what it imports. */
function modulesOf(bundle: Rolldown.OutputBundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
  const found = new Set<string>();
  const collect = (fileName: string): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(collect);
  };
  if (start) collect(start.fileName);
  return [...found];
}

/** The small stylesheet in place of a link to it: nothing is waited for before the first paint. */
async function withStyles(document: string, out: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)">/.exec(document);
  if (!link) throw new Error('The built document links no stylesheet.');
  const css = await readFile(join(out, link[1]!), 'utf8');
  return document.replace(link[0], () => `<style>${css}</style>`);
}

function withModules(document: string, files: readonly string[]): string {
  const missing = files.filter((file) => !document.includes(`/${file}"`));
  const links = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n    `);
  return document.replace('<style>', () => `${links.join('')}<style>`);
}

/** Styles and preloads go to the head, the rest to the root; the title is the server's to say. */
function withPicture(document: string, picture: string): string {
  const styles = picture.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? [];
  const preloads = picture.match(/<link rel="preload"[^>]*>/g) ?? [];
  const body = picture
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<title>[\s\S]*?<\/title>/g, '');
  return document
    .replace('<!-- head -->', () => `${preloads.join('')}\n    <!-- head -->`)
    .replace('</head>', () => `${styles.join('')}\n  </head>`)
    .replace('<div id="root"></div>', () => `${REMEMBER_PRESSES}\n    <div id="root">${body}</div>`);
}
