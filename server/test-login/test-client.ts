import type { LoginContext } from '../../contract/session.ts';

export const TEST_LOGIN_PATH = '/testinnlogging';
export const CLIENT_ID = 'forsikringsoversikt';
/** Known to all: whoever reaches the test login may log in as anyone anyway. */
export const CLIENT_SECRET = 'test-login-is-never-in-production';

/** Who somebody chose to be at the test login. */
export type TestAccount = { ssn: string; name: string | null; loginContext: LoginContext };

/** Where an account's claims lie from the choice until the code is exchanged. */
export const accountKey = (accountId: string) => `test-login:account:${accountId}`;
