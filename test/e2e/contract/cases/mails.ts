import type { OperationCases } from './operation-case';

/** What managers see of mails that cannot be sent. */
export const mailCases: OperationCases = {
  listFailingMails: { access: 'manager', ok: async () => ({}) },
  retryFailingMails: { access: 'manager', ok: async () => ({}) },
};
