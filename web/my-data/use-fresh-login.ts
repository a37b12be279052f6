import { request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';

/** Returns a function that opens a new login in the whole window. The login ends at the `page`, an address. */
export function useFreshLogin(page: string) {
  const { save, isPending, isSuccess, isError } = useSave<void>({
    async mutationFn() {
      const { loginUrl } = await request('GET /auth/login', { query: { goto: page } });
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
