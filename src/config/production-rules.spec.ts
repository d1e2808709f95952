import { isLocal } from './production-rules';

it.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'shop.localhost',
  '127.0.0.1',
  '127.8.9.10',
  '::1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '::ffff:127.0.0.1',
  // As URL writes it.
  '[::ffff:7f00:1]',
])('%s is reached by this machine alone', (host) => expect(isLocal(host)).toBe(true));

it.each([
  '',
  '0.0.0.0',
  '::',
  '128.0.0.1',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '::2',
  '127.0.0.1.evil.example',
  '127.evil.example',
  'localhost.evil.example',
  'notlocalhost',
  'shop.example',
])('others may reach %j', (host) => expect(isLocal(host)).toBe(false));
