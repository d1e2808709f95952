import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { constants } from 'node:zlib';

const SELF = "'self'";
const WASM = "'wasm-unsafe-eval'";

/**
 * What pages may load: this server only. Styles may be inline because Emotion writes them while the page
 * runs. There is no `upgrade-insecure-requests`, or nothing would load over http on one's own machine.
 *
 * For 3D models, whose meshes are unpacked by WebAssembly, that may be compiled: `wasm-unsafe-eval` lets no script be made
 * of a text. A model's pictures are read from `blob:`, out of the file that was fetched.
 */
const CONTENT_SECURITY_POLICY = policy({});

/** Storybook's built pages set themselves up with inline scripts. */
export const STORYBOOK_CONTENT_SECURITY_POLICY = policy({ 'script-src': [SELF, "'unsafe-inline'", WASM] });

function policy(overrides: Record<string, string[]>): string {
  const directives: Record<string, string[]> = {
    'default-src': [SELF],
    'script-src': [SELF, WASM],
    'script-src-attr': ["'none'"],
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:', 'blob:'],
    'font-src': [SELF, 'data:'],
    'media-src': [SELF],
    'connect-src': [SELF, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': [SELF],
    'form-action': [SELF],
    'frame-ancestors': [SELF],
    ...overrides,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What helmet sets on a response. It is the same for all of them, and asked for once: each call would pay for it. */
function headersOfHelmet(): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const options = { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false };
  helmet(options)(response.req, response, () => undefined);
  return response.getHeaders();
}

/** Helmet's headers with our content security policy, for every response: of Fastify, of Node and of a raw socket. */
export const SECURITY_HEADERS: OutgoingHttpHeaders = {
  ...headersOfHelmet(),
  'content-security-policy': CONTENT_SECURITY_POLICY,
};

/** Answers with fewer bytes are not compressed. */
export const COMPRESSION_THRESHOLD = 1024;
/** The default quality is made for files compressed once, and costs a request tens of milliseconds. */
export const BROTLI_QUALITY = 4;

/** Compresses large answers. */
export async function registerCompression(app: NestFastifyApplication): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSION_THRESHOLD,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
