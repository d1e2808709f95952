import { aColor } from '../../support/factories/product';
import { aModel } from '../../support/models';
import type { Ask, World } from '../world';
import type { OperationCases } from './operation-case';
import { aForm, aPicture } from './picture-form';

/** Reading the catalogue. */
export const productCases: OperationCases = {
  listProducts: {
    access: 'anyone',
    ok: async () => ({ query: { page: 2, limit: 5, sort: 'low-high', active: 'cart' } }),
  },
  filterProducts: {
    access: 'anyone',
    ok: async () => ({
      query: { brand: 'nike,new-balance', search: 'run', stock: 'just-in', price: '2000000-' },
    }),
    errors: { 400: async () => ({ query: { brand: 'reebok' } }) },
  },
  getProductFacets: {
    access: 'anyone',
    ok: async () => ({ query: { type: 'running', price: '-2000000,3000000-4000000' } }),
    errors: { 400: async () => ({ query: { price: '5-3' } }) },
  },
  listSliderProducts: {
    access: 'anyone',
    ok: async () => ({ query: { brand: 'nike', type: 'running' } }),
    errors: { 400: async () => ({ query: {} }) },
  },
  listColorProducts: {
    access: 'anyone',
    ok: async () => ({ query: { color: 'đỏ' } }),
    errors: { 400: async () => ({ query: {} }) },
  },
  listBrandTypes: {
    access: 'anyone',
    ok: async () => ({ query: { brand: 'nike' } }),
    errors: { 400: async () => ({ query: { brand: 'reebok' } }) },
  },
  listBestSellers: { access: 'anyone', ok: async () => ({}) },
  getProduct: {
    access: 'anyone',
    ok: async (world) => ({ params: { id: (await world.product()).slug }, query: { lang: 'en' } }),
    errors: {
      400: async (world) => ({ params: { id: (await world.product()).slug }, query: { lang: 'fr' } }),
    },
  },
};

/** A new product as a manager's form sends it; the name is new each time. */
function newProduct(overrides: object = {}): object {
  made += 1;
  return {
    name: `Form Runner ${made}`,
    type: 'running',
    brand: 'nike',
    price: 2_500_000,
    highLight: 'Light and quick',
    desc: 'A shoe to test with.',
    highLightEn: 'Light and quick',
    descEn: 'A shoe to test with.',
    adImage: '/media/shoes/test/ad-960.webp',
    navbarImage: '/media/shoes/test/navbar-960.webp',
    colors: [aColor('black', { '42': 5 })],
    ...overrides,
  };
}

let made = 0;

async function anEdit(world: World, body: object): Promise<Ask> {
  return { params: { id: (await world.product(5))._id }, body };
}

async function aSize(world: World, what: object): Promise<object> {
  return { productId: (await world.product(5))._id, color: 'black', size: '42', ...what };
}

/** Managers' editing of the catalogue, and staff's reading of its ledger. */
export const productEditingCases: OperationCases = {
  exportProducts: {
    access: 'staff',
    ok: async () => ({ query: { brand: 'nike,vans', sort: 'high-low' } }),
    errors: { 400: async () => ({ query: { brand: 'nobody' } }) },
  },
  createProduct: {
    access: 'manager',
    ok: async () => ({ body: newProduct() }),
    errors: { 400: async () => ({ body: newProduct({ price: -1 }) }) },
  },
  updateProduct: {
    access: 'manager',
    ok: (world) => anEdit(world, { price: 1_990_000, version: 1 }),
    errors: {
      400: (world) => anEdit(world, { brand: 'reebok' }),
      409: (world) => anEdit(world, { price: 1_990_000, version: 7 }),
    },
  },
  deleteProduct: { access: 'manager', ok: async (world) => ({ params: (await anEdit(world, {})).params }) },
  restoreProduct: { access: 'manager', ok: async (world) => ({ params: (await anEdit(world, {})).params }) },
  listDeletedProducts: {
    access: 'manager',
    ok: async () => ({ query: { page: 1, limit: 5 } }),
    errors: { 400: async () => ({ query: { page: 0 } }) },
  },
  correctQuantitySold: {
    access: 'manager',
    ok: (world) => anEdit(world, { quantity: 2 }),
    errors: {
      400: (world) => anEdit(world, { quantity: 0 }),
      409: (world) => anEdit(world, { quantity: 6 }),
    },
  },
  changeStock: {
    access: 'manager',
    ok: async (world) => ({ body: { items: [await aSize(world, { quantity: 7, quantityBefore: 5 })] } }),
    errors: {
      400: async (world) => ({ body: { items: [await aSize(world, {})] } }),
      409: async (world) => ({ body: { items: [await aSize(world, { by: -6 })] } }),
    },
  },
  listAuditEvents: {
    access: 'manager',
    ok: () => Promise.resolve({ query: { subject: 'product', from: '2026-01-01', limit: 5 } }),
  },
  listProductAuditEvents: {
    access: 'manager',
    ok: async (world) => ({ params: { id: (await world.product())._id } }),
  },
  listStockMovements: {
    access: 'staff',
    ok: async (world) => ({ params: (await anEdit(world, {})).params, query: { color: 'black', limit: 5 } }),
  },
};

const SUBJECT_OF_MODEL = { productName: 'Giày Chạy Bộ' };
const SUBJECT = { productName: 'Giày Chạy Bộ', productColor: 'black' };

async function whileFull(world: World, field: string): Promise<Ask> {
  world.fillUploads();
  return { query: SUBJECT, ...aForm(field, [await aPicture()]) };
}

/** An invalid call by a person who has used up the limit. */
async function tooManyUploads(world: World, operationId: string): Promise<Ask> {
  const ask = { query: SUBJECT, by: await world.someStaff('manager') };
  for (let i = 0; i < 120; i += 1) await world.ask(operationId, ask, ask.by.tokens.token);
  return ask;
}

export const uploadCases: OperationCases = {
  uploadSingle: {
    access: 'manager',
    ok: async () => ({ query: SUBJECT, ...aForm('file', [await aPicture()]) }),
    errors: {
      400: async () => ({ query: {}, ...aForm('file', [await aPicture()]) }),
      409: (world) => whileFull(world, 'file'),
      413: async () => ({ query: SUBJECT, ...aForm('file', [Buffer.alloc(8 * 1024 * 1024 + 1)]) }),
      415: async () => ({ query: SUBJECT, ...aForm('file', [Buffer.from('<svg/>')]) }),
      429: (world) => tooManyUploads(world, 'uploadSingle'),
    },
  },
  uploadModel: {
    access: 'manager',
    ok: async () => ({ query: SUBJECT_OF_MODEL, ...aForm('file', [aModel()]) }),
    errors: {
      400: async () => ({ query: {}, ...aForm('file', [aModel()]) }),
      409: async (world) => ({ ...(await whileFull(world, 'file')), query: SUBJECT_OF_MODEL }),
      413: async () => ({
        query: SUBJECT_OF_MODEL,
        ...aForm('file', [aModel({}, Buffer.alloc(2 * 1024 * 1024))]),
      }),
      415: async () => ({ query: SUBJECT_OF_MODEL, ...aForm('file', [Buffer.from('glTF')]) }),
      429: (world) => tooManyUploads(world, 'uploadModel'),
    },
  },
  uploadArray: {
    access: 'manager',
    ok: async () => ({ query: SUBJECT, ...aForm('files', [await aPicture(), await aPicture()]) }),
    errors: {
      400: async () => ({ query: SUBJECT, ...aForm('pictures', [await aPicture()]) }),
      409: (world) => whileFull(world, 'files'),
      413: async () => ({ query: SUBJECT, ...aForm('files', Array(7).fill(await aPicture()) as Buffer[]) }),
      415: async () => ({ query: SUBJECT, ...aForm('files', [await aPicture(), Buffer.from('GIF89a')]) }),
      429: (world) => tooManyUploads(world, 'uploadArray'),
    },
  },
};
