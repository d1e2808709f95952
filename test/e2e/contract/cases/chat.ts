import { LIMITS } from '../../../../src/rate-limits/limits';
import type { OperationCases } from './operation-case';

/** The chat. */
export const chatCases: OperationCases = {
  askChat: {
    access: 'anyone',
    ok: async (world) => {
      const { name } = await world.product();
      const turn = { text: `Có ${name} không?`, time: '2026-09-14T02:00:00.000Z', sender: 'me' };
      return {
        body: { message: 'Còn size 42 không?', conversation: [turn] },
        remoteAddress: world.newAddress(),
      };
    },
    errors: {
      400: async () => ({ body: { message: ' \n ' } }),
      429: async (world) => {
        const ask = { body: { message: 'hello hello' }, remoteAddress: world.newAddress() };
        for (let i = 0; i < LIMITS.conversation.limit; i += 1) await world.ask('askChat', ask);
        return ask;
      },
    },
  },
};
