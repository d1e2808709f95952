import type { OperationCases } from './operation-case';

export const favouriteCases: OperationCases = {
  listFavourites: { access: 'signed-in', ok: async () => ({}) },
  addFavourites: {
    access: 'signed-in',
    ok: async (world) => ({ body: { productIds: [(await world.product())._id] } }),
    errors: { 400: async () => ({ body: { productIds: ['shoe'] } }) },
  },
  removeFavourite: {
    access: 'signed-in',
    ok: async (world) => ({ params: { id: (await world.product())._id } }),
  },
};
