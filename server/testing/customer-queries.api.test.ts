import { expect, test } from 'vitest';
import { databases } from './databases.ts';
import { openPortal } from './portal.ts';

test('closing a portal rejects after a request with a query that names no customer', async () => {
  const [engine] = databases();
  const { db, close } = await engine.open();
  const portal = await openPortal(
    { db, close },
    {},
    {
      additions: [
        async (app) => {
          app.get(
            '/named',
            async () => await db.selectFrom('item').selectAll().where('customer_id', '=', '1').execute(),
          );
          app.get(
            '/everyone',
            async () => await db.selectFrom('item').selectAll().where('id', '=', '1').execute(),
          );
          app.get(
            '/all',
            async () =>
              await db
                .updateTable('customer')
                .set({ name: 'x' })
                .execute()
                .then(() => 'x'),
          );
        },
      ],
    },
  );
  for (const url of ['/named', '/everyone', '/all']) await portal.app.inject(url);
  const error: Error = await portal.close().then(
    () => new Error('none'),
    (reason) => reason,
  );
  expect(error.message.split('\n')).toEqual([
    'queries that name no customer:',
    'select * from "item" where "id" = ?',
    expect.stringMatching(/^update "customer" set/),
  ]);
});
