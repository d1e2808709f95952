import type { OperationCase, OperationCases } from './operation-case';

const COUNT: OperationCase = {
  access: 'staff',
  ok: async () => ({ query: { time: 'month' } }),
  errors: { 400: async () => ({ query: { time: 'week' } }) },
};

const CHART: OperationCase = {
  access: 'staff',
  ok: async () => ({ query: { year: 2026 } }),
  errors: { 400: async () => ({ query: { year: 'last' } }) },
};

/** The dashboard's operations. */
export const statisticsCases: OperationCases = {
  countProducts: { ...COUNT, access: 'anyone' },
  countCustomers: COUNT,
  countOrdersAndProfit: COUNT,
  chartCustomers: CHART,
  chartOrders: CHART,
  countToDo: { access: 'staff', ok: async () => ({}) },
  listLowStock: {
    access: 'staff',
    ok: async (world) => {
      const { _id } = await world.product(3);
      await world.manager.put(`/v1/products/${_id}/quantitySold`, { quantity: 2 });
      return {};
    },
  },
};
