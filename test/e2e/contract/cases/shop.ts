import type { OperationCases } from './operation-case';

/** Who sells, and on what terms. */
export const shopCases: OperationCases = {
  getShop: { access: 'anyone', ok: async () => ({}) },
  getDelivery: { access: 'anyone', ok: async () => ({}) },
  getShopPage: {
    access: 'anyone',
    ok: async () => ({ params: { name: 'returns' } }),
    errors: { 404: async () => ({ params: { name: 'nothing' } }) },
  },
};
