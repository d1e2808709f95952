/**
 * Bundles the compiled server and the packages of every start into one file, which replaces the compiled `boot.js`.
 * Finding, reading and linking two thousand files is most of a start's time.
 */
import { defineConfig } from 'vite';

/** Not bundled: packages that load files of their own, or that other packages must share as one instance. */
const PACKAGES = [
  // Needed only where pictures lie in a bucket.
  '@aws-sdk/client-s3',
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
  // Optional parts of Nest that the shop does not use.
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
