import type { IncomingHttpHeaders } from 'node:http';
import { PROVINCES } from '../../common/places';
import { json, page, postJson, type Message, type Reply } from '../payments/fake-provider';
import { FakeCarrier, type FakeCarrierOptions, type FakeParcel } from './fake-carrier';

const API = '/shiip/public-api/';
const DAY = 86_400_000;
/** Its courier has not come yet. */
const CANCELABLE = new Set(['ready_to_pick', 'picking', 'money_collect_picking']);
const BARE = /^(?:Thành phố|Tỉnh) /;

type Body = Record<string, unknown>;

/** GHN, version 2: an envelope around each answer, and messages that nobody signs. */
export class FakeGhn extends FakeCarrier {
  protected readonly course = [
    ...['ready_to_pick', 'picking', 'picked', 'storing', 'transporting', 'delivering', 'delivered'],
  ];
  protected readonly repeatAfter = Array.from({ length: 10 }, () => 5000);

  constructor(protected override readonly options: FakeCarrierOptions & { shopId: string }) {
    super(options);
  }

  async handle(method: string, url: string, headers: IncomingHttpHeaders, rawBody: string): Promise<Reply> {
    const { pathname, searchParams } = new URL(url, 'http://ghn');
    if (pathname === '/a5/public-api/printA5') return this.print(searchParams.get('token') ?? '');
    if (!pathname.startsWith(API)) return refuse(404, 'Not found');
    if (headers['token'] !== this.options.token) return refuse(401, 'Token is not valid!');
    const call = pathname.slice(API.length);
    if (method === 'GET') return answerList(call, Number(searchParams.get('province_id')));
    if (headers['shopid'] !== this.options.shopId) return refuse(400, 'Shop not found');
    const body = bodyOf(rawBody);
    if (!body) return refuse(400, 'invalid character looking for beginning of value');
    if (call === 'v2/shipping-order/create') return this.create(body);
    if (call === 'v2/shipping-order/detail') return this.detail(String(body['order_code']));
    if (call === 'v2/switch-status/cancel') return this.cancel(body['order_codes']);
    if (call === 'v2/a5/gen-token') return this.token(body['order_codes']);
    return refuse(404, 'Not found');
  }

  private create(body: Body): Reply {
    const wrong = faultOf(body);
    if (wrong) return refuse(400, wrong);
    const code = String(body['client_order_code']);
    const known = this.findByCode(code);
    const parcel =
      known ??
      this.keep({
        ...{
          trackingNumber: `L${(this.parcels.size + this.options.clock.now()).toString(36).toUpperCase()}`,
          code,
        },
        ...{ status: 'ready_to_pick', fee: 22_000 + Math.ceil(Number(body['weight']) / 500) * 2500 },
        ...{ cod: Number(body['cod_amount']), weight: Number(body['weight']) },
      });
    const expected = new Date(parcel.changedAt + 3 * DAY).toISOString();
    const data = { order_code: parcel.trackingNumber, sort_code: '19-60-06', trans_type: 'truck' };
    return accept({ ...data, total_fee: parcel.fee, expected_delivery_time: expected });
  }

  private detail(trackingNumber: string): Reply {
    const parcel = this.parcels.get(trackingNumber);
    if (!parcel) return refuse(400, 'Đơn hàng không tồn tại');
    return accept({
      ...{ order_code: trackingNumber, client_order_code: parcel.code, status: parcel.status },
      ...{ cod_amount: parcel.cod, updated_date: new Date(parcel.changedAt).toISOString() },
    });
  }

  private cancel(codes: unknown): Reply {
    const answers = (Array.isArray(codes) ? codes : []).map((code: unknown) => {
      const parcel = this.parcels.get(String(code));
      const result = parcel !== undefined && CANCELABLE.has(parcel.status);
      if (result) parcel.status = 'cancel';
      return { order_code: code, result, message: result ? 'OK' : 'Đơn hàng không thể hủy' };
    });
    return accept(answers);
  }

  private token(codes: unknown): Reply {
    const known = Array.isArray(codes) && codes.every((code) => this.parcels.has(String(code)));
    return known ? accept({ token: codes.join('.') }) : refuse(400, 'Đơn hàng không tồn tại');
  }

  private print(token: string): Reply {
    const known = token.split('.').every((code) => this.parcels.has(code));
    return known ? page(`GHN ${token}`) : page('Token hết hạn', 400);
  }

  protected messageOf(
    { trackingNumber, code, status, changedAt, ...parcel }: FakeParcel,
    reason: string,
  ): Message {
    return postJson(this.options.messageUrl, {
      ...{ Type: 'switch_status', OrderCode: trackingNumber, ClientOrderCode: code, Status: status },
      ...{ Time: new Date(changedAt).toISOString(), Reason: reason, ReasonCode: '' },
      ...{ CODAmount: parcel.cod, CODTransferDate: null, Weight: parcel.weight, TotalFee: parcel.fee },
      ...{ ShopID: Number(this.options.shopId), IsPartialReturn: false, PartialReturnCode: '' },
    });
  }

  protected isCanceled({ status }: FakeParcel): boolean {
    return status === 'cancel';
  }
}

/** GHN calls provinces by their bare names, and knows others. */
function answerList(call: string, provinceId: number): Reply {
  const bare = (name: string) => name.replace(BARE, '');
  if (call === 'v3/master-data/province/all')
    return accept(PROVINCES.map(({ name }, at) => listed(at + 1, bare(name), name)));
  if (call !== 'v3/master-data/ward/all-by-province-id') return refuse(404, 'Not found');
  const wards = PROVINCES[provinceId - 1]?.wards;
  return wards ? accept(wards.map((name, at) => listed(at + 1, name, name))) : refuse(400, 'province_id');
}

function listed(id: number, name: string, other: string): object {
  return { _id: id, name, extension_names: [other], status: 1 };
}

/** What GHN refuses of a new parcel. */
function faultOf(body: Body): string | undefined {
  const text = (name: string): string => (typeof body[name] === 'string' ? body[name] : '');
  const weight = Number(body['weight']);
  const province = PROVINCES.find(({ name }) => name.replace(BARE, '') === text('to_province_name'));
  if (!text('to_name') || !text('to_address') || !text('required_note')) return 'Thiếu thông tin người nhận';
  if (!/^0\d{9}$/.test(text('to_phone'))) return 'Số điện thoại không hợp lệ';
  if (body['is_new_to_address'] !== true || !province?.wards.includes(text('to_ward_name')))
    return 'Địa chỉ không hợp lệ';
  if (!(weight > 0 && weight <= 50_000)) return 'Khối lượng không hợp lệ';
  if (body['service_type_id'] !== (weight < 20_000 ? 2 : 5)) return 'Dịch vụ không phù hợp';
  if (Number(body['cod_amount']) > 50_000_000) return 'Tiền thu hộ vượt quá 50.000.000đ';
  if (Number(body['insurance_value']) > 5_000_000) return 'Giá trị hàng hóa vượt quá 5.000.000đ';
  if (text('client_order_code').length > 50) return 'Mã đơn quá dài';
  return undefined;
}

function bodyOf(rawBody: string): Body | null {
  try {
    return JSON.parse(rawBody) as Body;
  } catch {
    return null;
  }
}

function accept(data: unknown): Reply {
  return json({ code: 200, message: 'Success', data });
}

function refuse(code: number, message: string): Reply {
  return json({ code, message, data: null }, code);
}
