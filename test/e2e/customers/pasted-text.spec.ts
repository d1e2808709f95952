import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import type { CustomerListDto } from '../../../src/modules/customers/dto/customer.dto';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, call, useManagedShop } from '../support/people';

jest.setTimeout(60_000);

describe('what is pasted with characters that nobody sees', () => {
  const desk = useManagedShop();

  it('signs up, signs in and is found', async () => {
    const { shop, manager } = desk;
    const registration = aRegistration({
      lastName: 'Ngu\u200byễn\u00a0',
      firstName: '\u200eẨn\u202c',
      email: '\u200ban.na@shop\u00ad.test',
    });
    const saved = await call<CustomerDto>(shop, 'POST', '/v1/customers', registration);
    expect(saved).toMatchObject({
      status: 201,
      body: { lastName: 'Nguyễn', firstName: 'Ẩn', email: 'an.na@shop.test' },
    });
    const { phone } = registration;
    for (const username of [
      'an.na@shop.test\u200b',
      '\u2060an.\u200bna@shop.test',
      `+84\u00a0${phone.slice(1)}\u202c`,
      `${phone}\ufeff`,
    ]) {
      const answer = await call<TokensDto>(shop, 'POST', '/v1/customers/login', {
        username,
        password: PASSWORD,
      });
      expect([username, answer.status]).toEqual([username, 200]);
    }
    const found = await manager.get<CustomerListDto>(
      `/v1/customers?search=${encodeURIComponent('nguyễn ẩn\u200b')}`,
    );
    expect(found.body.total).toBe(1);
  });

  it('is kept in a password', async () => {
    const password = `${PASSWORD}\u200b\u00a0`;
    const registration = aRegistration({ password });
    expect((await call(desk.shop, 'POST', '/v1/customers', registration)).status).toBe(201);
    const signIn = async (typed: string): Promise<number> => {
      const body = { username: registration.email, password: typed };
      return (await call(desk.shop, 'POST', '/v1/customers/login', body)).status;
    };
    expect([await signIn(password), await signIn(PASSWORD), await signIn(`${PASSWORD} `)]).toEqual([
      200, 401, 401,
    ]);
  });

  it('changes a profile', async () => {
    const shopper = await aShopper(desk.shop);
    const changes = {
      firstName: 'Zoë ❤\ufe0f',
      lastName: 'क्\u200dष',
      address: '12 Lê Lợi,\u200b , P.\u2060Bến Nghé\nQuận 1',
    };
    expect(await shopper.update(changes)).toMatchObject({
      status: 200,
      body: { firstName: 'Zoë ❤\ufe0f', lastName: 'क्\u200dष', address: '12 Lê Lợi, P.Bến Nghé Quận 1' },
    });
  });

  it('names an order’s receiver', async () => {
    const shopper = await aShopper(desk.shop);
    const { _id } = await shopper.cart();
    const sent = {
      name: 'Lê\u202e  Bình',
      phone: '０９１２ 345\u00a0678',
      address: ',5 Lý Tự Trọng\t, , Huế,',
    };
    expect(await shopper.put<OrderDto>(`/v1/orders/${_id}/add-information`, sent)).toMatchObject({
      status: 200,
      body: { name: 'Lê Bình', phone: '0912345678', address: '5 Lý Tự Trọng, Huế' },
    });
  });

  it.each([
    ['\ue000', 'U+E000'],
    ['\u0000', 'U+0000'],
    ['\ud800', 'U+D800'],
  ])('is refused by the name of what cannot be shown: %j', async (character, name) => {
    const shopper = await aShopper(desk.shop);
    const profile = await shopper.update<ErrorDto>({ address: `5 Lý${character}` });
    expect(profile).toMatchObject({
      status: 400,
      body: { errors: { address: expect.stringContaining(name) as string } },
    });
    const { _id } = await shopper.cart();
    const receiver = { name: `An${character}`, phone: '0912345678', address: '5 Lý' };
    const order = await shopper.put<ErrorDto>(`/v1/orders/${_id}/add-information`, receiver);
    expect(order).toMatchObject({
      status: 400,
      body: { errors: { name: expect.stringContaining(name) as string } },
    });
  });

  it('describes a product, finds it and asks about it', async () => {
    const { shop, manager } = desk;
    const product = aProduct({
      name: 'Sương\u200b Mai',
      highLight: 'Nhẹ\u00a0êm',
      desc: 'Một\r\nHai\u202e',
      colors: [aColor('đ\u200ben')],
    });
    const saved = await manager.post<ProductDto>('/v1/products', product);
    expect(saved).toMatchObject({
      status: 201,
      body: {
        name: 'Sương Mai',
        highLight: 'Nhẹ êm',
        desc: 'Một\nHai',
        slug: 'suong-mai',
        colors: [{ color: 'đen' }],
      },
    });
    for (const query of [
      'search=sương\u00a0\u200bmai',
      'search=\u200b',
      'color=đen\u200b',
      'brand=\ufeffnike&search=sương',
      'size=42\u200b',
    ]) {
      const found = await call<ProductListDto>(shop, 'GET', `/v1/products/filter?${encodeURI(query)}`);
      expect([query, found.status, found.body.products?.some(({ name }) => name === 'Sương Mai')]).toEqual([
        query,
        200,
        true,
      ]);
    }
    const asked = await call<{ reply: string }>(shop, 'POST', '/v1/chat', {
      message: 'Sư\u00adơng Mai\u00a0giá bao\u200b nhiêu?',
    });
    expect(asked.body.reply).toContain('Sương Mai');
  });

  it('shows an address that was stored before without its empty parts', async () => {
    const { shop, manager } = desk;
    const shopper = await aShopper(shop);
    await shop.dataSource.query('UPDATE customers SET address = ? WHERE id = ?', [
      '12 Lê Lợi, , Phường Bến Thành',
      shopper.id,
    ]);
    expect((await shopper.profile()).address).toBe('12 Lê Lợi, Phường Bến Thành');
    const product = (await manager.post<ProductDto>('/v1/products', aProduct())).body;
    const cart = await shopper.cart();
    await shopper.add(cart._id, {
      productId: product._id,
      color: product.colors[0]!.color,
      size: product.colors[0]!.sizes[0]!.size,
      quantity: 1,
    });
    await shop.dataSource.query('UPDATE orders SET address = ? WHERE id = ?', ['1 A,, B', cart._id]);
    expect((await shopper.get<OrderDto>(`/v1/orders/${cart._id}`)).body.address).toBe('1 A, B');
  });
});
