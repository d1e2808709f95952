import type { InBoth } from '../../../common/language';
import type { ShopPage } from '../dto/shop-page.dto';
import { COMPLAINTS } from './complaints';
import { DELIVERY } from './delivery';
import { PAYMENT } from './payment';
import { PRIVACY } from './privacy';
import { RETURNS } from './returns';
import { TERMS } from './terms';

/** The shop's own pages as Markdown, for `fillIn`; an owner's files replace them one by one. */
export const TEXTS: Readonly<Record<ShopPage, InBoth>> = {
  terms: TERMS,
  privacy: PRIVACY,
  delivery: DELIVERY,
  returns: RETURNS,
  payment: PAYMENT,
  complaints: COMPLAINTS,
};
