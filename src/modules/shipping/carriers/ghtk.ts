import { callService, objectOf, ServiceError, type ServiceAnswer } from '../../../common/call-service';
import {
  amountField,
  momentField,
  objectField,
  parseObject,
  textField,
  type JsonFields,
} from '../../../common/json-fields';
import { shortened } from '../../../common/text';
import { placeOf } from '../../../common/places';
import type { GhtkConfig, SellerConfig } from '../../../config/config';
import {
  CARRIER_LIMITS,
  CarrierRefusal,
  feeOf,
  reportOf,
  UnknownSender,
  type Carrier,
  type CarrierReport,
  type OrderedParcel,
  type ParcelLabel,
  type ParcelOrder,
} from './carrier';
import { ghtkState } from './ghtk-states';

const MOST_INSURED = 20_000_000;
/** GHTK's times without a zone are Vietnam's. */
const ZONE = '+07:00';
/** Parcels of one code that were canceled at GHTK, before the shop gives up. */
const MOST_CANCELED = 5;

/** GHTK, version 1.5 of its interface. It reads the names of places, and has no list of them. */
export class Ghtk implements Carrier {
  readonly limits = { weight: 20_000, cod: 20_000_000 };

  constructor(
    private readonly config: GhtkConfig,
    private readonly seller: SellerConfig,
  ) {}

  async order(parcel: ParcelOrder): Promise<OrderedParcel> {
    for (let turn = 1; turn <= MOST_CANCELED; turn += 1) {
      // GHTK never takes an id again, also not a canceled parcel's.
      const id = turn === 1 ? parcel.code : `${parcel.code}-${turn}`;
      const fields = await this.call('shipment/order/?ver=1.5', this.bodyOf(parcel, id));
      const known = objectField(fields, 'error');
      if (textField(known, 'code') !== 'ORDER_ID_EXIST') return orderedOf(accepted(fields), 'label', 'fee');
      const first = await this.detail(textField(known, 'ghtk_label'));
      if (ghtkState(textField(first, 'status'))?.state !== 'canceled')
        return orderedOf(first, 'label_id', 'ship_money');
    }
    throw new CarrierRefusal('ghtk', 'ORDER_ID_EXIST');
  }

  async cancel(trackingNumber: string): Promise<void> {
    await this.ask(`shipment/cancel/${encodeURIComponent(trackingNumber)}`, {});
  }

  /** A PDF; a refusal comes as JSON. */
  async label(trackingNumber: string): Promise<ParcelLabel> {
    const answer = await this.fetch(`label/${encodeURIComponent(trackingNumber)}`);
    if (answer.body.subarray(0, 5).toString('latin1') === '%PDF-') return { pdf: answer.body };
    accepted(objectOf('ghtk', answer));
    throw new ServiceError('ghtk', 'answered no label');
  }

  async query(trackingNumber: string): Promise<CarrierReport> {
    const fields = await this.detail(trackingNumber);
    const status = textField(fields, 'status');
    const happenedAt = timeOf(textField(fields, 'modified'));
    if (textField(fields, 'label_id') !== trackingNumber || !status || !happenedAt)
      throw new ServiceError('ghtk', 'answered another parcel, or not where it is');
    return statusOf(status, { trackingNumber, happenedAt }, 'status', textField(fields, 'status_text'));
  }

  readMessage(body: Buffer): CarrierReport | 'unreadable' {
    const text = body.toString('utf8');
    const fields = parseObject(text) ?? Object.fromEntries(new URLSearchParams(text));
    const [trackingNumber, status] = [textField(fields, 'label_id'), textField(fields, 'status_id')];
    const happenedAt = timeOf(textField(fields, 'action_time'));
    if (!trackingNumber || !status || !happenedAt) return 'unreadable';
    return statusOf(status, { trackingNumber, happenedAt }, 'message', '', textField(fields, 'reason'));
  }

  private bodyOf({ receiver, place, lines, weight, cod, value }: ParcelOrder, id: string): object {
    const pickUp = placeOf(this.seller.address);
    const phone = this.seller.phone.replace(/^\+84|\D/g, (part) => (part === '+84' ? '0' : ''));
    if (!pickUp || !phone) throw new UnknownSender();
    const products = lines.map(({ weight: grams, ...line }) => ({ ...line, weight: grams / 1000 }));
    return {
      products,
      order: {
        ...{ id, pick_name: this.seller.name, pick_tel: phone, pick_address: pickUp.street },
        ...{ pick_ward: pickUp.ward, pick_province: pickUp.province },
        ...{ name: receiver.name, tel: receiver.phone, address: place.street },
        ...{ ward: place.ward, province: place.province, hamlet: 'Khác' },
        // The shop pays: the courier collects nothing but this.
        ...{ is_freeship: '1', pick_money: cod, value: Math.min(value, MOST_INSURED) },
        ...{ transport: 'road', pick_option: 'cod', total_weight: weight / 1000 },
        note: shortened(lines.map(({ name }) => name).join(', '), 120),
      },
    };
  }

  /** A parcel as GHTK has it. */
  private async detail(trackingNumber: string): Promise<JsonFields> {
    return objectField(await this.ask(`shipment/v2/${encodeURIComponent(trackingNumber)}`), 'order');
  }

  /** @throws CarrierRefusal when GHTK says no */
  private async ask(path: string, body?: object): Promise<JsonFields> {
    const fields = await this.call(path, body);
    accepted(fields);
    return fields;
  }

  private async call(path: string, body?: object): Promise<JsonFields> {
    return objectOf('ghtk', await this.fetch(path, body));
  }

  private fetch(path: string, body?: object): Promise<ServiceAnswer> {
    const { token, partnerCode, url } = this.config;
    return callService({
      ...{ service: 'ghtk', ...CARRIER_LIMITS, url: `${url}/services/${path}` },
      headers: { Token: token, ...(partnerCode && { 'X-Client-Source': partnerCode }) },
      ...(body && { json: body }),
    });
  }
}

/** The parcel of an answer. @throws CarrierRefusal when GHTK says no */
function accepted(fields: JsonFields): JsonFields {
  if (fields['success'] !== true)
    throw new CarrierRefusal('ghtk', textField(fields, 'message') || 'success: false');
  return objectField(fields, 'order');
}

/** The answers of the two calls name a parcel's number and fee differently. */
function orderedOf(
  fields: JsonFields,
  label: 'label' | 'label_id',
  fee: 'fee' | 'ship_money',
): OrderedParcel {
  const trackingNumber = textField(fields, label);
  if (!trackingNumber) throw new ServiceError('ghtk', 'answered without a number');
  const insurance = amountField(fields, label === 'label' ? 'insurance_fee' : 'insurance') || 0;
  const cost = amountField(fields, fee) + insurance;
  const expected = textField(fields, label === 'label' ? 'estimated_deliver_time' : 'deliver_date');
  const day = /\d{4}-\d\d-\d\d/.exec(expected)?.[0];
  return {
    ...{ trackingNumber, fee: feeOf(cost) },
    expectedAt: momentField({ at: `${day}T12:00:00${ZONE}` }, 'at'),
  };
}

/** What GHTK says of a parcel with a status. @param name what GHTK calls it, shown where the shop does not know it */
function statusOf(
  code: string,
  more: Pick<CarrierReport, 'trackingNumber' | 'happenedAt'>,
  source: string,
  name: string,
  reason = '',
): CarrierReport {
  const { state, report } = ghtkState(code) ?? {};
  return reportOf({ ...more, code, state, words: [report ?? (state ? '' : name), reason], source });
}

/** Reads `2026-11-21 09:00:00` and `2026-11-21T09:00:00+07:00`, whose plus a form's reader takes for a space. */
function timeOf(text: string): Date | null {
  const [, day, time, zone = ZONE] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(Z|[-+ ]\d\d:\d\d)?$/.exec(text) ?? [];
  return momentField({ at: `${day}T${time}${zone.replace(' ', '+')}` }, 'at');
}
