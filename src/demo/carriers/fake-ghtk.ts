import type { IncomingHttpHeaders } from 'node:http';
import { PROVINCES } from '../../common/places';
import { json, localDateTime, type Message, type Reply } from '../payments/fake-provider';
import { FakeCarrier, type FakeParcel } from './fake-carrier';

const DAY = 86_400_000;
const HALF_HOUR = 1_800_000;
/** Its courier has not taken it yet. */
const CANCELABLE = new Set(['1', '2', '12']);
const STATUS_TEXTS: Readonly<Record<string, string>> = {
  ...{ '-1': 'Hủy đơn hàng', '1': 'Chưa tiếp nhận', '2': 'Đã tiếp nhận', '3': 'Đã lấy hàng' },
  ...{ '4': 'Đã điều phối giao hàng', '5': 'Đã giao hàng', '6': 'Đã đối soát', '12': 'Đang lấy hàng' },
};

type Body = Record<string, unknown>;

/** GHTK, version 1.5: weights in kilograms, forms without a signature, and times with a bare plus or without a zone. */
export class FakeGhtk extends FakeCarrier {
  protected readonly course = ['2', '12', '123', '3', '4', '45', '5'];
  protected readonly repeatAfter = [HALF_HOUR];

  async handle(method: string, url: string, headers: IncomingHttpHeaders, rawBody: string): Promise<Reply> {
    const { pathname } = new URL(url, 'http://ghtk');
    if (headers['token'] !== this.options.token) return refuse('Token không hợp lệ', 401);
    const [, call = '', label = ''] =
      /^\/services\/(label|shipment\/(?:order|cancel|v2))\/(.*)$/.exec(pathname) ?? [];
    if (method === 'POST' && call === 'shipment/order') return this.create(bodyOf(rawBody));
    if (method === 'POST' && call === 'shipment/cancel') return this.cancel(decodeURIComponent(label));
    if (method === 'GET' && call === 'shipment/v2') return this.detail(decodeURIComponent(label));
    if (method === 'GET' && call === 'label') return this.print(decodeURIComponent(label));
    return refuse('Not found', 404);
  }

  private create({ order, products }: { order: Body; products: Body[] }): Reply {
    const wrong = faultOf(order, products);
    if (wrong) return refuse(wrong);
    const code = String(order['id']);
    const known = [...this.parcels.values()].find((one) => one.code === code);
    if (known) return this.refuseAgain(known);
    const weight = Math.round(Number(order['total_weight']) * 1000);
    const parcel = this.keep({
      ...{ trackingNumber: `S1.A1.${this.parcels.size + this.options.clock.now()}`, code, status: '2' },
      ...{ fee: 22_000 + Math.ceil(weight / 500) * 2500, cod: Number(order['pick_money']), weight },
    });
    return json({
      success: true,
      message: '',
      order: {
        ...{ partner_id: code, label: parcel.trackingNumber, area: '1', status_id: 2 },
        ...{ fee: String(parcel.fee), insurance_fee: '0' },
        estimated_pick_time: `Sáng ${dayOf(parcel.changedAt + DAY)}`,
        estimated_deliver_time: `Chiều ${dayOf(parcel.changedAt + 3 * DAY)}`,
        products: [],
      },
    });
  }

  private refuseAgain({ trackingNumber, code, status, changedAt }: FakeParcel): Reply {
    const created = `${localDateTime(changedAt).replace(' ', 'T')}+07:00`;
    return json({
      ...{ success: false, message: `Mã đơn hàng ${code} đã tồn tại` },
      error: {
        ...{ code: 'ORDER_ID_EXIST', partner_id: code, ghtk_label: trackingNumber, created },
        status: Number(status),
      },
    });
  }

  private detail(label: string): Reply {
    const parcel = this.parcels.get(label);
    if (!parcel) return refuse('Đơn hàng không tồn tại');
    const { trackingNumber, code, status, changedAt, fee, cod, weight } = parcel;
    return json({
      success: true,
      message: '',
      order: {
        ...{
          label_id: trackingNumber,
          partner_id: code,
          status,
          status_text: STATUS_TEXTS[status] ?? status,
        },
        ...{ created: localDateTime(changedAt), modified: localDateTime(changedAt), message: '' },
        ...{ deliver_date: dayOf(changedAt + 3 * DAY), ship_money: String(fee), insurance: '0' },
        ...{ weight: String(weight), pick_money: cod, is_freeship: '1' },
      },
    });
  }

  private cancel(label: string): Reply {
    const parcel = this.parcels.get(label);
    if (!parcel) return refuse('Đơn hàng không tồn tại');
    if (!CANCELABLE.has(parcel.status)) return refuse('Đơn hàng không thể hủy ở trạng thái này');
    parcel.status = '-1';
    return json({ success: true, message: '', log_id: String(this.options.clock.now()) });
  }

  private print(label: string): Reply {
    if (!this.parcels.has(label)) return refuse('Đơn hàng không tồn tại');
    return { status: 200, headers: { 'content-type': 'application/pdf' }, body: pdfOf(`GHTK ${label}`) };
  }

  /** Its own example of a form leaves the plus of the time as it is. */
  protected messageOf(parcel: FakeParcel, reason: string): Message {
    const fields = {
      ...{ label_id: parcel.trackingNumber, partner_id: parcel.code, status_id: parcel.status },
      ...{ reason_code: '', reason, weight: String(parcel.weight / 1000), fee: String(parcel.fee) },
      ...{ pick_money: String(parcel.cod), return_part_package: '0' },
    };
    const time = `${localDateTime(parcel.changedAt).replace(' ', 'T')}+07:00`;
    return {
      ...{ method: 'POST', url: this.options.messageUrl },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams(fields).toString()}&action_time=${time}`,
    };
  }

  protected isCanceled({ status }: FakeParcel): boolean {
    return status === '-1';
  }
}

/** What GHTK refuses of a new parcel. */
function faultOf(order: Body, products: Body[]): string | undefined {
  const text = (name: string): string => (typeof order[name] === 'string' ? order[name] : '');
  const isPlace = (province: string, ward: string) =>
    PROVINCES.some(({ name, wards }) => name === text(province) && wards.includes(text(ward)));
  const weight = Number(order['total_weight']);
  if (!text('id') || !text('name') || !text('address')) return 'Thiếu thông tin đơn hàng';
  if (!text('pick_name') || !text('pick_address')) return 'Thiếu thông tin lấy hàng';
  if (![text('tel'), text('pick_tel')].every((phone) => /^0\d{9,10}$/.test(phone)))
    return 'Số điện thoại không hợp lệ';
  if (!isPlace('province', 'ward')) return 'Địa chỉ giao hàng không hợp lệ';
  if (!isPlace('pick_province', 'pick_ward')) return 'Địa chỉ lấy hàng không hợp lệ';
  if (!text('hamlet') && !text('street')) return 'Thiếu tên đường hoặc thôn, ấp';
  if (products.length === 0 || !(weight > 0 && weight <= 20)) return 'Khối lượng không hợp lệ';
  if (Number(order['pick_money']) > 20_000_000) return 'Tiền thu hộ vượt quá 20.000.000đ';
  if (text('note').length > 120) return 'Ghi chú quá dài';
  return undefined;
}

function bodyOf(rawBody: string): { order: Body; products: Body[] } {
  try {
    const { order = {}, products = [] } = JSON.parse(rawBody) as { order?: Body; products?: Body[] };
    return { order, products };
  } catch {
    return { order: {}, products: [] };
  }
}

function refuse(message: string, status = 200): Reply {
  return json({ success: false, message }, status);
}

function dayOf(ms: number): string {
  return localDateTime(ms).slice(0, 10);
}

/** A PDF of one small page with a line of plain letters. */
function pdfOf(line: string): string {
  const text = `BT /F1 14 Tf 20 100 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 298 210]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  return `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('')}trailer<</Root 1 0 R>>\n`;
}
