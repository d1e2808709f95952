import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev:server` listens; the dev server of the web passes the API on to it. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    rolldownOptions: {
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
