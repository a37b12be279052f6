import { addressOf, PATHS } from '../../domain/paths.ts';
import { request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';

/**
 * Returns a function that opens a new login in the whole window. The login ends at the page of the customer's
 * data.
 */
export function useFreshLogin() {
  const { save, isPending, isSuccess, isError } = useSave<void>({
    async mutationFn() {
      const query = { goto: addressOf(PATHS.security) };
      const { loginUrl } = await request('GET /auth/login', { query });
      window.location.assign(loginUrl);
    },
  });
  return {
    logIn: () => save(),
    /** stays true while the browser leaves the page */
    isPending: isPending || isSuccess,
    isError,
  };
}
