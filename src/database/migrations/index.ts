import type { MigrationInterface } from 'typeorm';
import { CreateProducts1700000001000 } from './1700000001000-create-products';
import { CreateCustomersAndOrders1700000002000 } from './1700000002000-create-customers-and-orders';
import { CatalogueEntries1700000003000 } from './1700000003000-catalogue-entries';
import { StockMovements1700000004000 } from './1700000004000-stock-movements';
import { OrderHistory1700000005000 } from './1700000005000-order-history';
import { PasswordResets1700000006000 } from './1700000006000-password-resets';
import { IdempotencyKeys1700000007000 } from './1700000007000-idempotency-keys';
import { FormerColors1700000008000 } from './1700000008000-former-colors';
import { RecentSales1700000009000 } from './1700000009000-recent-sales';
import { LiveLists1700000010000 } from './1700000010000-live-lists';
import { FewerIndices1700000011000 } from './1700000011000-fewer-indices';
import { OrdersOfCustomers1700000012000 } from './1700000012000-orders-of-customers';
import { ProductStates1700000013000 } from './1700000013000-product-states';
import { RateLimits1700000014000 } from './1700000014000-rate-limits';
import { Sessions1700000015000 } from './1700000015000-sessions';
import { SecondFactors1700000016000 } from './1700000016000-second-factors';
import { AuditEvents1700000017000 } from './1700000017000-audit-events';
import { ErasedCustomers1700000018000 } from './1700000018000-erased-customers';
import { StaffLists1700000019000 } from './1700000019000-staff-lists';
import { Materials1700000023000 } from './1700000023000-materials';
import { KeysOfCallers1700000022000 } from './1700000022000-keys-of-callers';
import { WriteProbe1700000024000 } from './1700000024000-write-probe';
import { Mails1700000026000 } from './1700000026000-mails';
import { SizesOfColors1700000027000 } from './1700000027000-sizes-of-colors';
import { Exchanges1700000029000 } from './1700000029000-exchanges';
import { SizeWaits1700000030000 } from './1700000030000-size-waits';
import { RefusalReasons1700000031000 } from './1700000031000-refusal-reasons';
import { CustomerLanguage1700000032000 } from './1700000032000-customer-language';
import { ProductTextsEn1700000033000 } from './1700000033000-product-texts-en';
import { SortedNames1700000046000 } from './1700000046000-sorted-names';
import { ProductWeights1700000048000 } from './1700000048000-product-weights';
import { Uploads1700000049000 } from './1700000049000-uploads';
import { ProductModels1700000034000 } from './1700000034000-product-models';
import { CheckedPasswords1700000040000 } from './1700000040000-checked-passwords';
import { ConfirmedAddresses1700000041000 } from './1700000041000-confirmed-addresses';
import { ExactTexts1700000042000 } from './1700000042000-exact-texts';
import { Installation1700000051000 } from './1700000051000-installation';
import { Payments1700000052000 } from './1700000052000-payments';
import { MoneyLists1700000055000 } from './1700000055000-money-lists';
import { WaivedAmounts1700000056000 } from './1700000056000-waived-amounts';
import { ConsentAndVat1700000057000 } from './1700000057000-consent-and-vat';
import { Invoices1700000058000 } from './1700000058000-invoices';
import { MoneySums1700000059000 } from './1700000059000-money-sums';
import { MailContents1700000060000 } from './1700000060000-mail-contents';
import { Favourites1700000061000 } from './1700000061000-favourites';
import { StaffInvitations1700000061500 } from './1700000061500-staff-invitations';
import { Shipments1700000062000 } from './1700000062000-shipments';
import { CarrierOrders1700000063000 } from './1700000063000-carrier-orders';
import { OrderNotes1700000065000 } from './1700000065000-order-notes';
import { OrdersToDo1700000066000 } from './1700000066000-orders-to-do';
import { ExpectedDays1700000067000 } from './1700000067000-expected-days';
import { Returns1700000068000 } from './1700000068000-returns';
import { AuditList1700000069000 } from './1700000069000-audit-list';
import { PackedOrders1700000070000 } from './1700000070000-packed-orders';
import { CodStatements1700000071000 } from './1700000071000-cod-statements';
import { LastChanges1700000045000 } from './1700000045000-last-changes';

/** Every migration in the order of its timestamp. They run at the start, each in its own transaction. A killed
 * process leaves a part of one behind on MySQL and MariaDB: every statement must bear to be carried out again, which
 * `migrating-query-runner.ts` sees to for tables, columns, indexes and INSERT. */
export const migrations: (new () => Pick<MigrationInterface, 'up'>)[] = [
  CreateProducts1700000001000,
  CreateCustomersAndOrders1700000002000,
  CatalogueEntries1700000003000,
  StockMovements1700000004000,
  OrderHistory1700000005000,
  PasswordResets1700000006000,
  IdempotencyKeys1700000007000,
  FormerColors1700000008000,
  RecentSales1700000009000,
  LiveLists1700000010000,
  FewerIndices1700000011000,
  OrdersOfCustomers1700000012000,
  ProductStates1700000013000,
  RateLimits1700000014000,
  Sessions1700000015000,
  SecondFactors1700000016000,
  AuditEvents1700000017000,
  ErasedCustomers1700000018000,
  StaffLists1700000019000,
  KeysOfCallers1700000022000,
  Materials1700000023000,
  WriteProbe1700000024000,
  Mails1700000026000,
  SizesOfColors1700000027000,
  Exchanges1700000029000,
  SizeWaits1700000030000,
  RefusalReasons1700000031000,
  CustomerLanguage1700000032000,
  ProductTextsEn1700000033000,
  ProductModels1700000034000,
  CheckedPasswords1700000040000,
  ConfirmedAddresses1700000041000,
  ExactTexts1700000042000,
  LastChanges1700000045000,
  SortedNames1700000046000,
  ProductWeights1700000048000,
  Uploads1700000049000,
  Installation1700000051000,
  Payments1700000052000,
  MoneyLists1700000055000,
  WaivedAmounts1700000056000,
  ConsentAndVat1700000057000,
  Invoices1700000058000,
  MoneySums1700000059000,
  MailContents1700000060000,
  Favourites1700000061000,
  StaffInvitations1700000061500,
  Shipments1700000062000,
  CarrierOrders1700000063000,
  OrderNotes1700000065000,
  OrdersToDo1700000066000,
  ExpectedDays1700000067000,
  Returns1700000068000,
  AuditList1700000069000,
  PackedOrders1700000070000,
  CodStatements1700000071000,
];
