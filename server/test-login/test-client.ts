import type { LoginContext } from '../../contract/session.ts';

export const TEST_LOGIN_PATH = '/testinnlogging';
export const CLIENT_ID = 'forsikringsoversikt';
/** Not a real secret: anyone who reaches the test login may log in as anyone. */
export const CLIENT_SECRET = 'test-login-is-never-in-production';

/** The identity that was chosen at the test login. */
export type TestAccount = { ssn: string; name: string | null; loginContext: LoginContext };

/** Returns the key of an account's claims, from the choice until the code exchange. */
export const accountKey = (accountId: string) => `test-login:account:${accountId}`;
