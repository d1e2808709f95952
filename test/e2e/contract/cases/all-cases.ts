import { chatCases } from './chat';
import { customerCases, passwordCases, personalDataCases, staffCustomerCases } from './customers';
import { exchangeCases } from './exchanges';
import { returnCases } from './returns';
import { favouriteCases } from './favourites';
import { mailCases } from './mails';
import type { OperationCase, OperationCases } from './operation-case';
import { paymentCases } from './payments';
import { cartCases, staffOrderCases } from './orders';
import { productCases, productEditingCases, uploadCases } from './products';
import { secondFactorCases } from './second-factor';
import { shipmentCases } from './shipments';
import { shopCases } from './shop';
import { sizeWaitCases } from './size-waits';
import { staffCases } from './staff';
import { statisticsCases } from './statistics';

/** Every operation's case, by operation id. */
export const allCases: OperationCases = {
  ...productCases,
  ...productEditingCases,
  ...uploadCases,
  ...chatCases,
  ...shopCases,
  ...customerCases,
  ...passwordCases,
  ...personalDataCases,
  ...secondFactorCases,
  ...staffCustomerCases,
  ...cartCases,
  ...staffOrderCases,
  ...exchangeCases,
  ...returnCases,
  ...paymentCases,
  ...shipmentCases,
  ...sizeWaitCases,
  ...favouriteCases,
  ...staffCases,
  ...statisticsCases,
  ...mailCases,
};

/** @throws Error when there is no case */
export function caseOf(operationId: string): OperationCase {
  const found = allCases[operationId];
  if (!found) throw new Error(`Nobody has said who may call ${operationId}, and how: add it to the cases.`);
  return found;
}
