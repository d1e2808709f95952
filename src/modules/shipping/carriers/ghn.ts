import { callService, objectOf, ServiceError } from '../../../common/call-service';
import {
  amountField,
  momentField,
  objectField,
  parseObject,
  textField,
  type JsonFields,
} from '../../../common/json-fields';
import { shortened } from '../../../common/text';
import type { GhnConfig } from '../../../config/config';
import {
  CARRIER_LIMITS,
  CarrierRefusal,
  feeOf,
  reportOf,
  type Carrier,
  type CarrierReport,
  type OrderedParcel,
  type ParcelLabel,
  type ParcelOrder,
} from './carrier';
import { GhnPlaces } from './ghn-places';
import { ghnState } from './ghn-states';

/** Messages about where a parcel is; the others are about weight, fee and COD. */
const ABOUT_STATES = new Set(['create', 'switch_status']);
/** From this weight on GHN sends a parcel as heavy goods. */
const HEAVY_GRAMS = 20_000;
/** A box of one pair, in centimetres; each further one lies on it. */
const BOX = { length: 35, width: 22, height: 13 };
const MOST_CENTIMETRES = 200;
const MOST_INSURED = 5_000_000;

/** GHN, version 2 of its interface, with the addresses of two levels. */
export class Ghn implements Carrier {
  readonly limits = { weight: 50_000, cod: 50_000_000 };
  private readonly places: GhnPlaces;

  constructor(private readonly config: GhnConfig) {
    this.places = new GhnPlaces((path) => this.list(path));
  }

  async order(parcel: ParcelOrder): Promise<OrderedParcel> {
    const { ward, province } = await this.places.namesOf(parcel.place);
    const pairs = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const data = await this.post('v2/shipping-order/create', {
      // The shop pays.
      payment_type_id: 1,
      required_note: 'CHOXEMHANGKHONGTHU',
      client_order_code: parcel.code,
      ...{ to_name: parcel.receiver.name, to_phone: parcel.receiver.phone },
      ...{ is_new_to_address: true, to_ward_name: ward, to_province_name: province },
      to_address: [parcel.place.street, ward, province].join(', '),
      ...{ cod_amount: parcel.cod, insurance_value: Math.min(parcel.value, MOST_INSURED) },
      ...{ weight: parcel.weight, length: BOX.length, width: BOX.width },
      height: Math.min(BOX.height * pairs, MOST_CENTIMETRES),
      service_type_id: parcel.weight < HEAVY_GRAMS ? 2 : 5,
      content: shortened(parcel.lines.map(({ name }) => name).join(', '), 200),
      items: parcel.lines,
    });
    const trackingNumber = textField(data, 'order_code');
    if (!trackingNumber) throw new ServiceError('ghn', 'answered without a number');
    return {
      ...{ trackingNumber, fee: feeOf(amountField(data, 'total_fee')) },
      expectedAt: momentField(data, 'expected_delivery_time'),
    };
  }

  async cancel(trackingNumber: string): Promise<void> {
    const fields = await this.call('v2/switch-status/cancel', { order_codes: [trackingNumber] });
    const answers: unknown = fields['data'];
    const own = Array.isArray(answers)
      ? objectsIn(answers).find((one) => textField(one, 'order_code') === trackingNumber)
      : undefined;
    if (own?.['result'] !== true)
      throw new CarrierRefusal('ghn', textField(own ?? fields, 'message') || 'cancel');
  }

  /** The page that prints it, whose token GHN honours for half an hour. */
  async label(trackingNumber: string): Promise<ParcelLabel> {
    const token = textField(await this.post('v2/a5/gen-token', { order_codes: [trackingNumber] }), 'token');
    if (!token) throw new ServiceError('ghn', 'answered without a token');
    return { url: `${this.config.pages}/a5/public-api/printA5?token=${encodeURIComponent(token)}` };
  }

  async query(trackingNumber: string): Promise<CarrierReport> {
    const data = await this.post('v2/shipping-order/detail', { order_code: trackingNumber });
    const status = textField(data, 'status');
    const happenedAt = momentField(data, 'updated_date');
    if (textField(data, 'order_code') !== trackingNumber || !status || !happenedAt)
      throw new ServiceError('ghn', 'answered another parcel, or not where it is');
    return statusOf(status, { trackingNumber, happenedAt }, 'detail');
  }

  readMessage(body: Buffer): CarrierReport | null | 'unreadable' {
    const fields = parseObject(body.toString('utf8')) ?? {};
    const [type, status] = [textField(fields, 'Type').toLowerCase(), textField(fields, 'Status')];
    const trackingNumber = textField(fields, 'OrderCode');
    if (!type || !trackingNumber) return 'unreadable';
    if (!ABOUT_STATES.has(type)) return null;
    const happenedAt = momentField(fields, 'Time');
    if (!status || !happenedAt) return 'unreadable';
    return statusOf(status, { trackingNumber, happenedAt }, type, textField(fields, 'Reason'));
  }

  private async list(path: string): Promise<JsonFields[]> {
    const fields = await this.call(`v3/master-data/${path}`);
    const list = fields['data'];
    if (!Array.isArray(list)) throw new ServiceError('ghn', `answered no list of ${path}`);
    return objectsIn(list);
  }

  private async post(path: string, body: object): Promise<JsonFields> {
    return objectField(await this.call(path, body), 'data');
  }

  /** @throws CarrierRefusal when GHN says no */
  private async call(path: string, body?: object): Promise<JsonFields> {
    const { token, shopId, url } = this.config;
    const answer = await callService({
      ...{ service: 'ghn', ...CARRIER_LIMITS, url: `${url}/${path}` },
      headers: { Token: token, ShopId: shopId },
      ...(body && { json: body }),
    });
    const fields = objectOf('ghn', answer);
    if (textField(fields, 'code') !== '200')
      throw new CarrierRefusal('ghn', textField(fields, 'message') || `code ${textField(fields, 'code')}`);
    return fields;
  }
}

function objectsIn(list: unknown[]): JsonFields[] {
  return list.filter((one): one is JsonFields => typeof one === 'object' && one !== null);
}

/** What GHN says of a parcel with a status. */
function statusOf(
  code: string,
  more: Pick<CarrierReport, 'trackingNumber' | 'happenedAt'>,
  source: string,
  reason = '',
) {
  return reportOf({ ...more, code, state: ghnState(code), words: [reason], source });
}
