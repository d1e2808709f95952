import { RequestMethod, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IS_PUBLIC } from '../../../src/access/public.decorator';
import { REQUIRED_ROLES } from '../../../src/access/roles.decorator';
import { findShopPicture } from '../../../src/http/shop-picture';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { closed, createAjv } from '../support/answer-check';
import { apiDocument, operations, type Operation, type Schema } from '../support/api-document';
import { aStaffMember } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { exampleOf } from './example';

const ajv = createAjv();
const entries = [...operations].map(([operationId, operation]): [string, Operation] => [
  operationId,
  operation,
]);

/** The order in which a reader gets to know the shop. */
const TAGS = [
  'Sign-in',
  'Products',
  'Chat',
  'Shop',
  'Orders',
  'Payments',
  'Parcels',
  'Favourites',
  'Back in stock',
  'Exchanges',
  'Returns',
  'Customers',
  'Account security',
  'Personal data',
  'Order handling',
  'Customer handling',
  'Staff',
  'Product editing',
  'Audit trail',
  'Statistics',
  'Mails',
  'Messages of carriers',
  'Messages of payment providers',
];

describe('the documentation', () => {
  it('names its parts in the order in which a person learns the shop', () => {
    expect(apiDocument.tags?.map(({ name }) => name)).toEqual(TAGS);
  });

  describe.each(entries)('of %s', (_operationId, operation) => {
    it('says what it does and by which rules', () => {
      expect(operation.summary).toMatch(/^\p{Lu}.{5,79}[^.]$/u);
      expect(operation.description).toMatch(/^\p{Lu}[^]{40,}\.$/u);
      expect(operation.tags).toHaveLength(1);
      expect(TAGS).toContain(operation.tags?.[0]);
    });

    it('describes every parameter, with an example of those that cannot be left out', () => {
      const unclear = (operation.parameters ?? []).filter(({ description, required, example, schema }) => {
        const shown = [example, schema.example, schema.default, schema.enum?.[0]].some(
          (value) => value !== undefined,
        );
        return !description || (required && !shown);
      });
      expect(unclear.map(({ name }) => name)).toEqual([]);
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(described.map(({ name }) => name)).toEqual(inPath);
    });

    // Swagger UI sends examples along: idempotency keys would be used up, and filters would exclude each other.
    it('fills in nothing that may be left out', () => {
      const filled = (operation.parameters ?? []).filter(
        ({ required, example, schema }) => !required && (example ?? schema.example) !== undefined,
      );
      expect(filled.map(({ name }) => name)).toEqual([]);
    });

    it('shows a request that its own schema takes', () => {
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) expectGoodExample(schema);
    });

    it('shows answers that their own schemas take, and says what each status means', () => {
      for (const [status, { description, content, headers }] of Object.entries(operation.responses)) {
        expect({ status, description }).toEqual({
          status,
          description: expect.stringMatching(/\p{L}.*\.$/u),
        });
        for (const { schema, example } of Object.values(content ?? {})) {
          expectGoodExample(schema, example);
          if (Number(status) >= 400) expectErrorExample(Number(status), example);
        }
        if (status === '429' || status === '503') expect(headers).toHaveProperty('Retry-After');
        if (Number(status) >= 400) expect(content).toHaveProperty(['application/json', 'schema']);
      }
    });
  });

  it('has no value without a type', () => {
    const unknown = Object.entries(apiDocument.components.schemas).flatMap(([name, schema]) =>
      untyped(schema, name),
    );
    expect(unknown).toEqual([]);
  });

  it('names null among the values of what may be null, and refers to nothing that may not', () => {
    const wrong = Object.entries(apiDocument.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(
          ([, { nullable, ...schema }]) =>
            nullable && (schema.allOf ?? (schema.enum && !schema.enum.includes(null))),
        )
        .map(([property]) => `${name}.${property}`),
    );
    expect(wrong).toEqual([]);
    const { OrderDto, PersonalDataDto, UpdateOrderDto } = apiDocument.components.schemas;
    expect(OrderDto?.properties?.payment?.enum).toContain(null);
    expect(PersonalDataDto?.properties?.language?.enum).toContain(null);
    expect(UpdateOrderDto?.properties?.payment?.enum).not.toContain(null);
  });

  it('says where the shop is, and that a list of values is joined by commas', () => {
    expect(apiDocument.servers).toMatchObject([{ url: '/' }]);
    const lists = entries.flatMap(([operationId, { parameters = [] }]) =>
      parameters
        .filter(({ schema }) => schema.type === 'array')
        .map(({ name, style, explode, schema }) => {
          const isNamed = ['color', 'size', 'price'].includes(name) || (schema.items?.enum?.length ?? 0) > 1;
          return [`${operationId} ${name}`, { style, explode, isNamed }] as const;
        }),
    );
    expect(Object.fromEntries(lists)).toMatchObject({
      'filterProducts brand': { style: 'form', explode: false, isNamed: true },
      'listOrders status': { style: 'form', explode: false, isNamed: true },
      'listCustomers role': { style: 'form', explode: false, isNamed: true },
      'listExchanges status': { style: 'form', explode: false, isNamed: true },
      'listReturns status': { style: 'form', explode: false, isNamed: true },
    });
    expect(lists.filter(([, said]) => said.style !== 'form' || said.explode || !said.isNamed)).toEqual([]);
  });

  it('has no list that is a text at once, and no value without a description', () => {
    const confused = entries.flatMap(([operationId, { parameters = [] }]) =>
      parameters
        .filter(({ schema }) => schema.type === 'string' && schema.items)
        .map(({ name }) => `${operationId} ${name}`),
    );
    const unsaid = Object.entries(apiDocument.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, { description }]) => !description)
        .map(([property]) => `${name}.${property}`),
    );
    expect([...confused, ...unsaid]).toEqual([]);
  });

  it('shows no picture that the shop does not have', () => {
    const paths = JSON.stringify(apiDocument).match(/\/media\/[\w./-]+\.webp/g) ?? [];
    expect(paths.length).toBeGreaterThan(0);
    const isThere = (path: string): boolean => existsSync(join(__dirname, '../../..', path));
    expect(paths.filter((path) => !findShopPicture(path, undefined, isThere))).toEqual([]);
  });

  it('has no number that is not whole, and none that may be left out of what an operation goes by', () => {
    expect(JSON.stringify(apiDocument)).not.toContain('"type":"number"');
    expect(apiDocument.components.schemas.AddOrderItemDto?.required).toContain('quantity');
  });

  describe('next to the code', () => {
    let shop: TestApp;
    beforeAll(async () => {
      shop = await createTestApp();
    });
    afterAll(() => shop.close());

    it('has every call of the controllers, open to those it is open to', () => {
      const calls = callsOf(shop);
      expect(calls.map(({ name }) => name).sort()).toEqual([...operations.keys()].sort());
      const open = entries.filter(([, { security }]) =>
        security?.some((kind) => Object.keys(kind).length === 0),
      );
      // Signing out accepts an expired token, but is not a public operation.
      const isPublic = calls.filter(({ isPublic, name }) => isPublic && name !== 'logout');
      expect(open.map(([operationId]) => operationId).sort()).toEqual(
        isPublic.map(({ name }) => name).sort(),
      );
    });

    it('has the refusals that guards and addresses bring', () => {
      const lacking = callsOf(shop).flatMap(({ name, isPublic, hasRoles }) => {
        const { responses = {}, parameters = [] } = operations.get(name) ?? {};
        const expected = [
          ...(isPublic ? [] : ['401']),
          ...(hasRoles ? ['403'] : []),
          ...(parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
          ...(parameters.some((parameter) => parameter.in === 'query') ? ['400'] : []),
        ];
        return expected.filter((status) => !(status in responses)).map((status) => `${name} ${status}`);
      });
      expect(lacking).toEqual([]);
    });

    it('has examples of adding and of changing a product that work one after the other', async () => {
      const manager = await aStaffMember(shop, 'manager');
      const bodyOf = (operationId: string): object => {
        const content = operations.get(operationId)?.requestBody?.content['application/json'];
        return exampleOf(apiDocument, content?.schema ?? {}, []) as object;
      };
      const added = await manager.post<ProductDto>('/v1/products', bodyOf('createProduct'));
      expect(added).toMatchObject({ status: 201 });
      const path = `/v1/products/${added.body._id}`;
      expect(await manager.put(path, bodyOf('updateProduct'))).toMatchObject({ status: 200 });
      const sold = await manager.put(`${path}/quantitySold`, bodyOf('correctQuantitySold'));
      expect(sold).toMatchObject({ status: 200 });
    });

    it('is what Swagger UI shows, in its own order and from this server alone', async () => {
      const page = await shop.inject({ url: '/docs/swagger-ui-init.js' });
      expect(page.body).not.toMatch(/tagsSorter|operationsSorter/);
      const served = await shop.inject({ url: '/openapi.json' });
      expect(Object.keys(served.json<{ paths: object }>().paths).sort()).toEqual(
        Object.keys(apiDocument.paths).sort(),
      );
    });
  });
});

/** @param own an example next to the schema, which replaces the schema's own */
function expectGoodExample(schema: Schema, own?: unknown): void {
  const missing: string[] = [];
  const example = own ?? exampleOf(apiDocument, schema, missing);
  expect(missing).toEqual([]);
  const validate = ajv.compile(closed(schema));
  expect({ example, errors: validate(example) ? null : validate.errors }).toEqual({ example, errors: null });
}

/** An error's example has its status and a sentence, and fields only where a field can be invalid. */
function expectErrorExample(status: number, example: unknown): void {
  expect(example).toMatchObject({ statusCode: status, message: expect.stringMatching(/^\p{Lu}?.+\.$/u) });
  if (status !== 400 && status !== 409) expect(example).not.toHaveProperty('errors');
}

/** The paths of a schema's untyped parts. */
function untyped(schema: Schema, path: string): string[] {
  if (schema.$ref || schema.allOf || schema.oneOf || schema.anyOf) return [];
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, part]) => untyped(part, `${path}.${name}`));
  }
  if (schema.type === 'array') return schema.items ? untyped(schema.items, `${path}[]`) : [path];
  const isOpen = schema.type === 'object' && typeof schema.additionalProperties !== 'object';
  return schema.type === undefined || isOpen ? [path] : [];
}

interface Call {
  name: string;
  isPublic: boolean;
  hasRoles: boolean;
}

/** Every controller method below /v1, by its decorators. */
function callsOf(shop: TestApp): Call[] {
  const controllers = [...shop.app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return controllers
    .filter((controller) => String(Reflect.getMetadata('path', controller)).startsWith('v1'))
    .flatMap((controller) => {
      const prototype = controller.prototype as Record<string, unknown>;
      const names = Object.getOwnPropertyNames(prototype).filter((name) => isRoute(prototype[name]));
      return names.map((name) => {
        const has = (key: string): boolean =>
          [prototype[name] as object, controller].some((target) => Boolean(Reflect.getMetadata(key, target)));
        return { name, isPublic: has(IS_PUBLIC), hasRoles: has(REQUIRED_ROLES) };
      });
    });
}

function isRoute(method: unknown): boolean {
  return typeof method === 'function' && Reflect.getMetadata('method', method) in RequestMethod;
}
