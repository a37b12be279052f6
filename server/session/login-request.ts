import type { LoginPolicy } from '../platform/config/login-provider.ts';
import { FRESH_LOGIN_SECONDS } from './fresh-login.ts';

/** What the provider is asked for beside who the customer is. */
export type LoginRequest = {
  parameters: Readonly<Record<string, string>>;
  /** so old may the customer's own proof be, in seconds; null: nothing was asked */
  maxAge: number | null;
  /** the provider shows nothing, and says where it would have to */
  isSilent: boolean;
};

type Wish = { fresh?: boolean; aloud?: boolean };

/**
 * Returns what a login is asked for by the bank's policy. A fresh one, of whoever is logged in already, is asked for whatever the policy
 * says, so that single sign-on leaves a way to what takes one (ADR-084, ADR-096).
 */
export function askedOfLogin(policy: LoginPolicy, { fresh = false, aloud = false }: Wish): LoginRequest {
  const prompt = fresh ? 'login' : promptOf(policy, aloud);
  const maxAge = maxAgeOf(policy, prompt, fresh);
  return {
    parameters: {
      ...(prompt && { prompt }),
      ...(maxAge !== null && { max_age: String(maxAge) }),
      ...(policy.askedLevels.length > 0 && { acr_values: policy.askedLevels.join(' ') }),
    },
    maxAge,
    isSilent: prompt === 'none',
  };
}

function promptOf({ prompt }: LoginPolicy, aloud: boolean): LoginPolicy['prompt'] {
  return prompt === 'none' && aloud ? '' : prompt;
}

/** Who is asked for a maximum age must answer with `auth_time` (OpenID Connect Core 3.1.2.1). */
function maxAgeOf({ maxAgeSeconds }: LoginPolicy, prompt: string, fresh: boolean): number | null {
  if (fresh) return Math.min(maxAgeSeconds ?? FRESH_LOGIN_SECONDS, FRESH_LOGIN_SECONDS);
  if (maxAgeSeconds !== null) return maxAgeSeconds;
  return prompt === 'login' ? FRESH_LOGIN_SECONDS : null;
}
