import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { api } from '../../../contract/api.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { declaredFields } from './declared-fields.ts';

const Person = Type.Object({
  name: Type.String(),
  email: Type.Optional(Type.String()),
  addresses: Type.Array(Type.Object({ street: Type.String() })),
  hours: Type.Tuple([Type.String(), Type.String()]),
});

test('copies only declared fields, on every level', () => {
  const row = {
    name: 'Kari',
    email: undefined,
    ssn: '1',
    hours: ['man', '8'],
    addresses: [{ street: 'Storgata', customer_id: 7 }],
  };
  const copy = declaredFields(Person)(row);
  expect(copy).toStrictEqual({ name: 'Kari', hours: ['man', '8'], addresses: [{ street: 'Storgata' }] });
  expect(row.addresses[0]).toHaveProperty('customer_id');
});

test('returns an object unchanged if its schema allows all fields', () => {
  expect(declaredFields(Type.Object({}, { additionalProperties: true }))({ any: 1 })).toEqual({ any: 1 });
});

test("rejects a schema with objects that it can't check", () => {
  expect(() => declaredFields(Type.Union([Person, Type.Null()]))).toThrow('only objects and arrays');
});

test.each(Object.entries<Endpoint>(api))('supports the response schema of %s', (_name, { answer }) => {
  if (answer) expect(declaredFields(answer)).toBeTypeOf('function');
});
