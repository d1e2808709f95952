/**
 * Puts the compiled server and the packages it loads at every start into one file, in place of the compiled
 * `boot.js`: finding, reading and linking two thousand files is most of what a start costs.
 */
import { defineConfig } from 'vite';

/** What stays a package: they load files of their own, or others load them by name and must find the same one. */
const PACKAGES = [
  '@node-rs/argon2',
  'better-sqlite3',
  'class-transformer',
  'class-validator',
  'mysql2',
  'nodemailer',
  'openai',
  'pino',
  'pino-pretty',
  'sharp',
  'swagger-ui-dist',
  'typeorm',
  // Optional parts of Nest, which this shop does not have.
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/websockets',
];

const resolve = { mainFields: [], conditions: ['node'] };

export default defineConfig({
  publicDir: false,
  resolve,
  ssr: { resolve, noExternal: true, external: PACKAGES },
  build: {
    ssr: 'dist/server/boot.js',
    outDir: 'dist/server',
    emptyOutDir: false,
    target: 'node20.19',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: ['#node20'],
      output: { format: 'cjs', entryFileNames: 'boot.js', keepNames: true, codeSplitting: false },
    },
  },
});
