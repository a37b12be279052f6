import { expect, test } from 'vitest';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import { databaseState } from '../platform/state/database-state.ts';
import { databases } from '../testing/databases.ts';
import { deleteCustomer } from './delete-customer.ts';

const PEOPLE = ['01819021887', '19887421717'].map((ssn) => ({ ssn, navn: 'Navn' }));

test.each(databases())(
  'on $name the texts of documents go with the customer, but not those of others',
  async ({ open }) => {
    const { db, close } = await open();
    await importCustomers(db, PEOPLE);
    const customers = await db.selectFrom('customer').select(['id', 'ssn']).orderBy('ssn').execute();
    for (const hash of ['own', 'shared', 'other']) {
      const text = { hash, status: 'read', pages: 1, words: '', at: Date.now() } as const;
      await db.insertInto('document_text').values(text).execute();
      await db.insertInto('document_text_page').values({ hash, page: 1, content: hash }).execute();
    }
    for (const [place, hashes] of [
      ['own', 'shared'],
      ['shared', 'other'],
    ].entries()) {
      for (const hash of hashes) {
        const use = { system: 'NICE', document_id: hash, fingerprint: '', hash, seen_at: 0 } as const;
        await db
          .insertInto('document_text_use')
          .values({ customer_id: customers[place]?.id ?? '', ...use })
          .execute();
      }
    }
    const [first] = customers;
    if (first) await deleteCustomer(db, databaseState(db), first);
    const left = await db.selectFrom('document_text_page').select('hash').orderBy('hash').execute();
    expect(left.map(({ hash }) => hash)).toEqual(['other', 'shared']);
    await close();
  },
);
