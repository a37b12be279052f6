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

test('the fields that are declared are copied, on every level, and no others', () => {
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

test('an object that lets all fields through is left as it is', () => {
  expect(declaredFields(Type.Object({}, { additionalProperties: true }))({ any: 1 })).toEqual({ any: 1 });
});

test('a schema whose objects it would not look into is refused', () => {
  expect(() => declaredFields(Type.Union([Person, Type.Null()]))).toThrow('only objects and arrays');
});

test.each(Object.entries<Endpoint>(api))('the answer of %s can be copied', (_name, { answer }) => {
  if (answer) expect(declaredFields(answer)).toBeTypeOf('function');
});
