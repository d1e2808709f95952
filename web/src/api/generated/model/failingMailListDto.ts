/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { FailingMailDto } from './failingMailDto';

export interface FailingMailListDto {
  /** At most 20 mails, the newest first. */
  mails: FailingMailDto[];
  /** The number of all of them. */
  total: number;
}
