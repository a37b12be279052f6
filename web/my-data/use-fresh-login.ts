import { addressOf, PATHS } from '../../domain/paths.ts';
import { request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';

/** Leads the whole window to a new login at the provider, and back to the page of the customer's data. */
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
    /** on the way out of the page too */
    isPending: isPending || isSuccess,
    isError,
  };
}
