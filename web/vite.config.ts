import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { firstPictures } from './first-pictures';
import { recipeSheets } from './recipe-sheets';

/** Where `npm run dev:server` listens; the dev server of the web passes the API on to it. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What every page is made with. Chakra and the icons are not here: of them a page takes only what it draws. */
const VENDOR = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), recipeSheets(), firstPictures()],
  resolve: {
    alias: [
      // The package leads every bundler to its development build, with its warnings.
      {
        find: /^react-router$/,
        replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Every browser that runs the app knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes in two files, which change at different paces, rather than in twenty.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR, priority: 3 },
            { name: 'shop', test: /\/web\/src\/(main|app\/[\w-]+|pages\/home-page)\.tsx?$/, priority: 1 },
          ],
        },
      },
      // Our components do nothing by being imported, so a page fetches only those it draws: without this the
      // barrel of ui/ would bring the dialogs' code into the first load.
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
});
