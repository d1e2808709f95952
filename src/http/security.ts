import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { constants } from 'node:zlib';

const SELF = "'self'";
const WASM = "'wasm-unsafe-eval'";

/**
 * Pages may only load from this server. Inline styles are allowed because Emotion creates them at run time.
 * There is no `upgrade-insecure-requests`, since it would break http on a local machine.
 *
 * For 3D models, `wasm-unsafe-eval` allows the WebAssembly that unpacks meshes; it does not allow scripts
 * from strings. `blob:` allows the pictures inside a model file.
 */
const CONTENT_SECURITY_POLICY = policy({});

/** Storybook's built pages start with inline scripts. */
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

/** helmet's response headers. They are constant, so compute them once instead of per request. */
function headersOfHelmet(): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const options = {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  };
  helmet(options)(response.req, response, () => undefined);
  return response.getHeaders();
}

/** helmet's headers with our content security policy, for responses of Fastify, Node and raw sockets. */
export const SECURITY_HEADERS: OutgoingHttpHeaders = {
  ...headersOfHelmet(),
  'content-security-policy': CONTENT_SECURITY_POLICY,
};

/**
 * Sets the header that binds browsers to HTTPS, for the process: broken requests are answered without a shop. Other names
 * below the shop's are the operator's to decide about.
 */
export function setStrictTransport(includeSubDomains: boolean): void {
  SECURITY_HEADERS['strict-transport-security'] =
    `max-age=31536000${includeSubDomains ? '; includeSubDomains' : ''}`;
}
setStrictTransport(false);

/** Responses with fewer bytes are not compressed. */
export const COMPRESSION_THRESHOLD = 1024;
/** The default quality is meant for files compressed once; it would cost tens of milliseconds per request. */
export const BROTLI_QUALITY = 4;

/** Compresses large responses. */
export async function registerCompression(app: NestFastifyApplication): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSION_THRESHOLD,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
