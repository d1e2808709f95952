import { UnknownSender, type CarrierReport } from './carrier';
import { Ghtk } from './ghtk';
import { ghtkState } from './ghtk-states';

const CONFIG = { token: 't', partnerCode: undefined, webhookSecret: 's', url: 'http://ghtk.test' };
const SELLER = {
  ...{ name: 'bước.', owner: '', taxCode: '', email: '', zalo: '', badge: undefined },
  ...{ address: '128 Nguyễn Thị Minh Khai, Phường Xuân Hòa, TP. Hồ Chí Minh', phone: '028 3822 0106' },
};
const ghtk = new Ghtk(CONFIG, SELLER);
const read = (text: string) => ghtk.readMessage(Buffer.from(text)) as CarrierReport;

describe('a message of GHTK’s', () => {
  const form =
    'label_id=S1.A1.17373471&partner_id=1234567&action_time=2016-11-02T12:18:39+07:00&status_id=5&reason_code=' +
    '&reason=&weight=2.4&fee=1500&return_part_package=0';

  it('is the same as a form, whose plus is bare, and as JSON', () => {
    const report = read(form);
    expect(report).toMatchObject({
      ...{ trackingNumber: 'S1.A1.17373471', code: '5', state: 'delivered', text: null },
      happenedAt: new Date('2016-11-02T05:18:39Z'),
    });
    const fields = { label_id: 'S1.A1.17373471', status_id: 5, action_time: '2016-11-02T12:18:39+07:00' };
    expect(read(JSON.stringify(fields))).toEqual(report);
    expect(read(form.replace('+07', '%2B07'))).toEqual(report);
  });

  it.each(['2016-11-02T12:18:39', '2016-11-02 12:18:39', '2016-11-02T05:18:39Z'])(
    'at %s is at that time in Vietnam, wherever the shop runs',
    (time) => {
      const report = read(form.replace('2016-11-02T12:18:39+07:00', time));
      expect(report.happenedAt).toEqual(new Date('2016-11-02T05:18:39Z'));
    },
  );

  it.each(['5', '1478063919', '11/02/2016', '2016-11-02', ''])('at %j is none', (time) => {
    expect(read(form.replace('2016-11-02T12:18:39+07:00', time))).toBe('unreadable');
  });

  it.each(['123', '127', '128', '45', '49', '410'])('%s, which a courier reports, ends nothing', (status) => {
    const report = read(form.replace('status_id=5', `status_id=${status}`));
    expect(['created', 'out-for-delivery']).toContain(report.state);
    expect(report.text).toContain('Shipper báo');
  });

  it('shows a status that the shop does not know, with its reason', () => {
    const report = read(form.replace('status_id=5', 'status_id=77').replace('reason=&', 'reason=Kho%20x&'));
    expect(report).toMatchObject({ state: 'needs-person', text: '77: Kho x' });
  });
});

it('knows each status that GHTK documents', () => {
  const documented = [-1, 1, 2, 12, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21, 11, 13, 123, 127, 128, 45, 49, 410];
  expect(documented.filter((status) => !ghtkState(String(status)))).toEqual([]);
  expect(ghtkState('constructor')).toBeUndefined();
});

it.each([{ phone: '' }, { address: '' }, { address: '590 CMT8 P.11, Quận 3, TP. Hồ Chí Minh' }])(
  'is not asked to come to a seller with %j',
  async (missing) => {
    const place = { street: '1 Lê Lợi', ward: 'Phường Sài Gòn', province: 'Thành phố Hồ Chí Minh' };
    const lines = [{ name: 'Superstar', quantity: 1, price: 2_390_000, weight: 780 }];
    const receiver = { name: 'Trần Minh Anh', phone: '0901234567' };
    const parcel = { code: 'x-1', receiver, place, lines, weight: 780, cod: 0, value: 2_390_000 };
    await expect(new Ghtk(CONFIG, { ...SELLER, ...missing }).order(parcel)).rejects.toThrow(UnknownSender);
  },
);
