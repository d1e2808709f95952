import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { SellerService } from '../../../src/modules/seller/seller.service';
import { PASSWORD } from '../support/factories/customer';
import { createTestApp, type TestApp } from '../support/test-app';

describe('consent, news and VAT (rule A35)', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp({ SHOP_VAT_RATES: '2020-01-01:5,2021-01-01:7' });
  });
  afterAll(() => shop.close());

  it('knows the rate of a day in the shop’s time zone', () => {
    const seller = shop.app.get(SellerService);
    expect(seller.vatPercentAt(new Date('2019-12-31T12:00:00Z'))).toBe(0);
    expect(seller.vatPercentAt(new Date('2020-12-31T16:59:59Z'))).toBe(5);
    expect(seller.vatPercentAt(new Date('2020-12-31T17:00:00Z'))).toBe(7);
    expect(seller.shop.vatPercent).toBe(7);
  });

  it('keeps the accepted terms with a sign-up, and news only as they were asked for', async () => {
    const { termsVersion } = shop.app.get(SellerService);
    const quiet = await signUp({});
    expect(quiet).toMatchObject({ termsVersion, news: false });
    const eager = await signUp({ news: true });
    expect(eager).toMatchObject({ termsVersion, news: true });
    const wrong = await post('/v1/customers/', { ...person(), news: 'yes' });
    expect(wrong.statusCode).toBe(400);
  });

  it('lets a customer ask for news and stop them', async () => {
    const sent = person();
    const { _id } = (await post('/v1/customers/', sent)).json<CustomerDto>();
    const login = await post('/v1/customers/login', { username: sent.email, password: sent.password });
    const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
    for (const news of [true, false]) {
      const response = await shop.inject({
        ...{ method: 'PUT', url: `/v1/customers/${_id}/updateCustomer`, headers },
        payload: { news },
      });
      expect(response.statusCode).toBe(200);
      expect(response.json<CustomerDto>().news).toBe(news);
    }
  });

  it('has no terms and no VAT in a cart', async () => {
    const sent = person();
    await post('/v1/customers/', sent);
    const login = await post('/v1/customers/login', { username: sent.email, password: sent.password });
    const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
    const cart = await shop.inject({ method: 'POST', url: '/v1/orders/', headers });
    expect(cart.json<OrderDto>()).toMatchObject({ termsVersion: null, vatPercent: null });
  });

  const post = (url: string, payload: object) => shop.inject({ method: 'POST', url, payload });
  const signUp = async (more: object) =>
    (await post('/v1/customers/', { ...person(), ...more })).json<CustomerDto>();
});

let people = 0;
function person() {
  people += 1;
  return {
    ...{ lastName: 'Trần', firstName: 'An', country: 'VN', dob: '1990-01-01' },
    ...{
      email: `an${people}@shop.test`,
      phone: `09012345${String(people).padStart(2, '0')}`,
      password: PASSWORD,
    },
  };
}
