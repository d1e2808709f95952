import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { constants } from 'node:zlib';

const SELF = "'self'";
const WASM = "'wasm-unsafe-eval'";
const PICTURES = [SELF, 'data:', 'blob:'];

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
    'img-src': PICTURES,
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
 * Sets `Strict-Transport-Security` for the whole process, since broken requests are answered outside of Fastify. It
 * leaves out subdomains: the operator decides about those.
 */
export function setStrictTransport(includeSubDomains: boolean): void {
  SECURITY_HEADERS['strict-transport-security'] =
    `max-age=31536000${includeSubDomains ? '; includeSubDomains' : ''}`;
}
setStrictTransport(false);

/** Lets pages show the pictures of another address, such as the ministry's badge; undefined: of none. */
export function setPictureSource(url: string | undefined): void {
  SECURITY_HEADERS['content-security-policy'] =
    url === undefined ? CONTENT_SECURITY_POLICY : policy({ 'img-src': [...PICTURES, new URL(url).origin] });
}

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
