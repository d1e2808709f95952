/**
 * The most expensive requests of at most 1 MB that a visitor or customer can send, and the largest accepted
 * ones.
 */
import sharp from 'sharp';

const LOGIN = '/v1/customers/login';
/** Combining marks of two classes, the higher first: sorting them takes time quadratic in their number. */
const MARK = '\u0301\u0323';
const names = (count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
const post = (path, json, more = {}) => ({ method: 'POST', path, json, ...more });
const raw = (path, body, headers = {}) => ({ method: 'POST', path, body, headers });
const get = (path, headers = {}) => ({ path, headers });
const turns = (count, turn = {}) =>
  post('/v1/chat', { message: 'nike?', conversation: Array(count).fill(turn) });
const signUp = (lastName) => post('/v1/customers', { ...PERSON, lastName });

const PERSON = {
  lastName: 'Tran', firstName: 'An', country: 'VN', dob: '1998-04-30', email: 'an@x.test', phone: '0901234567', password: 'weak',
}; // prettier-ignore

/** The names of all shoes, concatenated up to a length in characters. */
const namesOf = ({ names }, length) =>
  `${names.join(' ')} `
    .repeat(Math.ceil(length / 100))
    .slice(0, length)
    .trim();
const talkOfNames = (shop, bytes) => {
  const talk = (length) => post('/v1/chat', { message: namesOf(shop, 1000), conversation: Array(100).fill({ text: namesOf(shop, length), sender: 'me' }) });
  const perCharacter = Buffer.byteLength(JSON.stringify(talk(1000).json)) / 101_000;
  return talk(Math.floor(bytes / 100 / perCharacter));
}; // prettier-ignore

const RECEIVER = { name: 'An', phone: '0901234567', address: '1 A' };
const form = (parts) =>
  raw('/v1/products/uploadArray?productName=a&productColor=b', `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(parts)}--x--`, {
    'content-type': 'multipart/form-data; boundary=x',
  }); // prettier-ignore

export const ATTACKS = {
  'sign-in, 80,000 unknown keys': () => post(LOGIN, names(80_000)),
  'sign-in, 5,000 unknown keys (60 kB)': () => post(LOGIN, names(5000)),
  'sign-in, 50 unknown keys of 100 characters': () =>
    post(LOGIN, Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`.padStart(100, 'k'), 1]))),
  'sign-in, user name of 60 kB': () => post(LOGIN, { username: 'a '.repeat(30_000), password: 'x' }),
  'sign-in, 30,000 lists in one another': () => raw(LOGIN, '['.repeat(30_000) + ']'.repeat(30_000)),
  'sign-in, 500,000 lists in one another': () => raw(LOGIN, '['.repeat(500_000) + ']'.repeat(500_000)),
  'sign-in, __proto__ 5,000 times': () => raw(LOGIN, `[${'{"__proto__":1},'.repeat(3800)}1]`),
  'sign-in, number of 60,000 digits': () => raw(LOGIN, `{"username":${'9'.repeat(60_000)}}`),
  'sign-in, 10,000 escapes': () => raw(LOGIN, `{"username":"${'\\u0301'.repeat(10_000)}"}`),
  'sign-up, 62 kB of marks': () => signUp('a' + MARK.repeat(15_500)),
  'sign-up, 960 kB of marks': () => signUp('a' + MARK.repeat(240_000)),
  'sign-up, 60 kB e-mail of dots': () => post('/v1/customers', { ...PERSON, email: `a@${'a.'.repeat(30_000)}` }),
  'sign-up, e-mail of 254 hyphens': () => post('/v1/customers', { ...PERSON, email: `a@a${'-a'.repeat(125)}` }),
  'sign-up, password of 60 kB': () => post('/v1/customers', { ...PERSON, password: 'a'.repeat(60_000) }),
  'sign-up, every field 8 kB of spaces': () =>
    post('/v1/customers', Object.fromEntries(Object.keys(PERSON).map((key) => [key, ' '.repeat(8000) + 'a']))),
  'forgot-password, 60 kB of @': () => post('/v1/customers/forgot-password', { email: '@'.repeat(60_000) }),
  'forgot-password, 60 kB of spaces': () => post('/v1/customers/forgot-password', { email: ' '.repeat(60_000) }),
  'chat, conversation of 340,000 {}': () => turns(340_000),
  'chat, conversation of 1,000 {}': () => turns(1000),
  'chat, 500 turns of 400 characters': () => turns(500, { text: 'giày '.repeat(80), sender: 'me' }),
  'chat, 62 kB of marks': () => post('/v1/chat', { message: MARK.repeat(15_500) }),
  'chat, 960 kB of marks': () => post('/v1/chat', { message: MARK.repeat(240_000) }),
  'chat, 1,000 marks': () => post('/v1/chat', { message: 'a' + MARK.repeat(499) }),
  'receiver, 60 kB of marks': ({ cart }) => ({
    method: 'PUT', path: `/v1/orders/${cart}/add-information`, signedIn: true,
    json: { ...RECEIVER, address: 'a' + MARK.repeat(15_000) },
  }), // prettier-ignore
  'profile, 60 kB of marks': ({ customer }) => ({
    method: 'PUT', path: `/v1/customers/${customer}/updateCustomer`, signedIn: true,
    json: { address: 'a' + MARK.repeat(15_000) },
  }), // prettier-ignore
  'cart, colour of 60 kB': ({ cart }) => ({
    method: 'PUT', path: `/v1/orders/${cart}/add-product`, signedIn: true,
    json: { productId: 'a', color: MARK.repeat(15_000), size: '4', quantity: 1 },
  }), // prettier-ignore
  'cart with a key and 4,000 values': ({ cart }) => ({
    method: 'PUT', path: `/v1/orders/${cart}/add-product`, signedIn: true, headers: { 'idempotency-key': 'k'.repeat(255) },
    json: { productId: Array(3900).fill(1) },
  }), // prettier-ignore
  'Idempotency-Key of 15 kB': ({ cart }) => ({
    method: 'PUT', path: `/v1/orders/${cart}/add-product`, signedIn: true, headers: { 'idempotency-key': 'k'.repeat(15_000) },
    json: {},
  }), // prettier-ignore
  'product of 250 kB, not signed in': () => post('/v1/products', { colors: Array(800).fill({ a: 'x'.repeat(250) }) }),
  'search, 15 kB': () => get(`/v1/products/filter?search=${'a+'.repeat(7500)}`),
  'search, 200 marks': () => get(`/v1/products/filter?search=a${'%CC%81%CC%A3'.repeat(99)}`),
  'search, 100 words': () => get(`/v1/products/filter?search=${'a+'.repeat(100)}`),
  'search, 100 words of the staff’s length': () => get(`/v1/products/filter?search=${'ab+cd+ef+'.repeat(22)}`),
  'filter, 5,000 values': () => get(`/v1/products/filter?brand=${'a,'.repeat(5000)}`),
  'filter, 4,000 colours': () => get(`/v1/products/filter?color=${'đ,'.repeat(4000).replaceAll('đ', 'd')}`),
  'filter, 2,000 sizes in 8 kB': () => get(`/v1/products/filter?size=${'42,'.repeat(2600)}`),
  'query, 5,000 parameters': () => get(`/v1/products/filter?${'a=1&'.repeat(3700)}`),
  'query, the same one 99 times': () => get(`/v1/products/filter?${'brand=nike&'.repeat(99)}`),
  'query, 2,000 brackets': () => get(`/v1/products/filter?${'a[[[]'.repeat(1500)}=1`),
  'path of 15,000 slashes': () => get('/'.repeat(15_000), { accept: 'text/html' }),
  'path of 8,000 slashes and a letter': () => get(`${'/'.repeat(8000)}a`, { accept: 'text/html' }),
  'path of 8,000 dots and a slash': () => get(`/${'.'.repeat(8000)}/`, { accept: 'text/html' }),
  'path of 2,000 index.html': () => get(`${'/index.html'.repeat(700)}/x`, { accept: 'text/html' }),
  'call below 4,000 slashes': () => ({ method: 'DELETE', path: `/v1/orders${'/'.repeat(4000)}` }),
  'path of 2,600 percent signs': () => get(`/${'%25'.repeat(2600)}`),
  'broken path of 8 kB': () => get(`/v1/${'%zz'.repeat(2600)}`),
  'slug of 8 kB': () => get(`/product?active=productDetail&product=${'a'.repeat(8000)}`, { accept: 'text/html' }),
  'Authorization of 15 kB': () => get('/v1/orders', { authorization: 'x'.repeat(15_000) }),
  'Authorization, Bearer and 15 kB': () => get('/v1/orders', { authorization: `Bearer ${'x.'.repeat(7500)}` }),
  'Authorization, Bearer and 1.9 kB': () => get('/v1/orders', { authorization: `Bearer ${'x.'.repeat(950)}` }),
  'If-None-Match, 5,000 tags': () => get('/v1/products', { 'if-none-match': '"a",'.repeat(3700) }),
  'Accept, 3,000 types': () => get('/', { accept: 'text/a,'.repeat(2100) }),
  'Accept-Encoding, 3,000 codings': () => get('/v1/products', { 'accept-encoding': 'a;q=0.1,'.repeat(1800) }),
  'Accept-Encoding of spaces': () => get('/v1/products', { 'accept-encoding': `gzip${' '.repeat(15_000)}x` }),
  'Range, 3,000 ranges': () => get('/favicon.svg', { range: `bytes=${'0-1,'.repeat(3500)}5-6` }),
  'Cookie, 3,000 cookies': () => get('/v1/products', { cookie: 'a=b; '.repeat(3000) }),
  'Content-Type of 15 kB': () => raw(LOGIN, '{}', { 'content-type': `application/json;${' a=b;'.repeat(2800)}` }),
  'Content-Type of spaces': () => raw(LOGIN, '{}', { 'content-type': `multipart/form-data${' '.repeat(14_000)}x` }),
  'X-Forwarded-For, 3,000 addresses': () => post(LOGIN, {}, { headers: { 'x-forwarded-for': '1.1.1.1,'.repeat(1800) } }),
  'X-Request-Id of 15 kB': () => get('/health/live', { 'x-request-id': 'a'.repeat(15_000) }),
  'headers of 60 kB': () => get('/v1/products', { 'x-a': 'a'.repeat(60_000) }),
  '1,900 headers': () => get('/v1/products', Object.fromEntries(Array.from({ length: 1900 }, (_, at) => [`a${at}`, '']))),
  'form of 12,000 parts': () => form(12_000),
  'gzip body': () => raw(LOGIN, Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0]), { 'content-encoding': 'gzip' }),
  'chat, có × 300 with 20 such turns': () =>
    post('/v1/chat', { message: 'có '.repeat(300), conversation: Array(20).fill({ text: 'có '.repeat(300), sender: 'me' }) }),
  'chat, ok shop × 60 … z': () => post('/v1/chat', { message: `${'ok shop '.repeat(60)}z` }),
  'chat, 100 turns of 400 characters': () => turns(100, { text: 'giày '.repeat(80), sender: 'me' }),
  'chat, 238 kB of shoes’ names': (shop) => talkOfNames(shop, 238_000),
}; // prettier-ignore

/** A form of files, each padded to 8 MB. */
function pictures(count, file) {
  const padded = Buffer.concat([file, Buffer.alloc(8 * 1024 * 1024 - file.length)]);
  const head = Buffer.from('--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\n');
  const parts = Array(count).fill([head, padded, Buffer.from('\r\n')]).flat();
  const body = Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
  return { ...raw('/v1/products/uploadArray?productName=a&productColor=b', body, { 'content-type': 'multipart/form-data; boundary=x' }), isStaff: true };
} // prettier-ignore

const flat = (width, height) => sharp({ create: { width, height, channels: 3, background: 'navy' } });
const jpeg = await flat(10_000, 5000).jpeg().toBuffer();
const progressive = await flat(10_000, 5000)
  .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
  .toBuffer();
const avif = await flat(4000, 4000).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer();
const avifOf40 = await flat(8000, 5000).avif({ effort: 0 }).toBuffer();

const color = (at) => ({
  color: `${at}`.padStart(60, 'c'), colorHex: '#123456', imageDetail: Array(6).fill(`/media/${'x'.repeat(280)}`),
  sizes: Array.from({ length: 40 }, (_, size) => ({ size: `${size + 10}.5`, quantity: 1_000_000 })),
}); // prettier-ignore
const product = (name) => ({
  name, brand: 'nike', type: 'running', price: 1_000_000, highLight: 'h'.repeat(300), desc: 'ế'.repeat(10_000),
  adImage: '/media/a.webp', navbarImage: '/media/a.webp', colors: Array.from({ length: 20 }, (_, at) => color(at)),
}); // prettier-ignore
let products = 0;

/** The largest bodies that the shop accepts; rejected ones cost less. */
export const LARGEST_BODIES = {
  'chat of 238 kB': (shop) => talkOfNames(shop, 238_000),
  'product of 20 colours and 800 sizes': () => ({ ...post('/v1/products', product(`largest ${(products += 1)}`)), isStaff: true }),
  'form of six JPEGs of 8 MB and 50 million pixels': () => pictures(6, jpeg),
  'form of a progressive JPEG of 50 million pixels': () => pictures(1, progressive),
  'form of an AVIF of 16 million pixels': () => pictures(1, avif),
  'form of an AVIF of 40 million pixels': () => pictures(1, avifOf40),
}; // prettier-ignore
