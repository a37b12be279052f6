import { type Static, Type } from 'typebox';

/** An error on the wire in the form of RFC 9457, with the specification's code if it has one (spec: decisions §4). */
export const Problem = Type.Object(
  {
    status: Type.Integer(),
    title: Type.String(),
    detail: Type.String(),
    code: Type.Optional(Type.String()),
  },
  { $id: 'Problem' },
);
export type Problem = Static<typeof Problem>;
