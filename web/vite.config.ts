import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type BuildOptions } from 'vite';
import { bundledPackages } from './bundled-packages';
import { recipeSheets } from './recipe-sheets';

/** The API's address under `npm run start:dev`; the web's dev server forwards calls to it. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/**
 * The libraries of every page. Chakra and the icons are missing here, since each page loads only its own part of
 * them.
 */
const VENDOR = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;

const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\//;

/** What browsers load. */
const BROWSER_BUILD: BuildOptions = {
  outDir: '../dist/web',
  // Tells the server which scripts and styles belong to a page.
  manifest: true,
  // Every supported browser knows modulepreload.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: ['index.html', 'src/start.ts'].map((file) => join(import.meta.dirname, file)),
    output: {
      // Every first load names all files: pages, languages and what it loads itself keep their names, and seven
      // characters of a hash tell two builds of one file apart.
      chunkFileNames: ({ name }) =>
        /-page$|^(vi|vendor|shop)$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:7][extname]',
      // The code that every page needs is in two files, which change at different rates, instead of in twenty.
      codeSplitting: {
        groups: [
          { name: 'vendor', test: VENDOR, priority: 3 },
          { name: 'shop', test: /\/web\/src\/(main|app\/[\w-]+|pages\/home-page)\.tsx?$/, priority: 1 },
          // Shared by the shopper's and the staff's dialogs: one file for the first load to name, not five.
          {
            name: 'payment',
            test: /\/(payment-words|order-payment|payments|exchanges)\.tsx?$/,
            priority: 0,
            includeDependenciesRecursively: false,
          },
          // The icons that several pages and dialogs share, of a few hundred bytes each.
          { name: 'icons', test: ICON, minShareCount: 2, priority: 0, includeDependenciesRecursively: false },
        ],
      },
    },
  },
};

/** What the server renders pages with: `vite build --ssr src/entry-server.tsx`. */
const SERVER_BUILD: BuildOptions = {
  outDir: '../dist/pages',
  target: 'node20.19',
  copyPublicDir: false,
  rolldownOptions: {
    output: {
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), lingui(), recipeSheets(), bundledPackages()],
  resolve: {
    alias: [
      // The package would otherwise resolve to its development build, with its warnings.
      {
        find: /^react-router$/,
        replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  // The server has none of the web's packages where it runs.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    ...(isSsrBuild ? SERVER_BUILD : BROWSER_BUILD),
    emptyOutDir: true,
    rolldownOptions: {
      ...(isSsrBuild ? SERVER_BUILD : BROWSER_BUILD).rolldownOptions,
      // Importing our components has no side effects, so unused ones are dropped. Without this, `ui/index.ts` would
      // bring the dialogs' code into the first load.
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/src\/(ui|widgets|features|pages)\//, sideEffects: false }],
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/media', '/uploads', '/docs', '/openapi.json', '/storybook', '/health'].map((path) => [
        path,
        server,
      ]),
    ),
  },
}));
