import type { LoginPolicy } from '../platform/config/login-provider.ts';
import { FRESH_LOGIN_SECONDS } from './fresh-login.ts';

type Options = { fresh?: boolean; interactive?: boolean };

/**
 * Returns the requirements of the bank's policy on a login, which are sent to the provider. A fresh login, for a customer
 * who is already logged in, always prompts. Single sign-on can therefore not block actions that need a fresh login
 * (ADR-027, ADR-020).
 */
export function loginRequest(policy: LoginPolicy, { fresh = false, interactive = false }: Options) {
  const prompt = fresh ? 'login' : promptOf(policy, interactive);
  const maxAge = maxAgeOf(policy, prompt, fresh);
  return {
    parameters: {
      ...(prompt && { prompt }),
      ...(maxAge !== null && { max_age: String(maxAge) }),
      ...(policy.askedLevels.length > 0 && { acr_values: policy.askedLevels.join(' ') }),
    },
    /** maximum age of the authentication, in seconds; null if not requested */
    maxAge,
    /** the provider shows no page and returns an error if it needs the customer */
    isSilent: prompt === 'none',
  };
}

function promptOf({ prompt }: LoginPolicy, interactive: boolean): LoginPolicy['prompt'] {
  return prompt === 'none' && interactive ? '' : prompt;
}

/** A provider that receives `max_age` must return `auth_time` (OpenID Connect Core 3.1.2.1). */
function maxAgeOf({ maxAgeSeconds }: LoginPolicy, prompt: string, fresh: boolean): number | null {
  if (fresh) return Math.min(maxAgeSeconds ?? FRESH_LOGIN_SECONDS, FRESH_LOGIN_SECONDS);
  if (maxAgeSeconds !== null) return maxAgeSeconds;
  return prompt === 'login' ? FRESH_LOGIN_SECONDS : null;
}
