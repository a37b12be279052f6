const API = '/api/privat/forsikring';

/** @typedef {Record<string, unknown>} Fields */
/** @typedef {{ params?: Fields, query?: Fields, headers?: Record<string, string>, body?: unknown, signal?: AbortSignal }} Input */
/** @typedef {{ title?: string, detail?: string, code?: string }} Problem */
/** @typedef {{ origin?: string, language?: string, headers?: () => Record<string, string>, fetch?: typeof fetch }} Options */

export class PortalError extends Error {
  /**
   * @param {number} status
   * @param {Problem} problem
   * @param {number | undefined} retryAfter in seconds
   */
  constructor(status, { title, detail, code }, retryAfter) {
    super(detail ?? title ?? `status ${status}`);
    this.name = 'PortalError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

/** @param {Options} options */
export function createClient(options = {}) {
  const { origin = '', fetch: send = globalThis.fetch } = options;
  return {
    /**
     * @param {string} name
     * @param {Input} input
     */
    async call(name, input = {}) {
      const { params = {}, query = {}, body, signal } = input;
      const [method = '', path = ''] = name.split(' ');
      const response = await send(origin + API + withParams(path, params) + queryOf(query), {
        method,
        credentials: 'include',
        headers: headersOf(method, input, options),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
      return await answerOf(response);
    },
  };
}

/**
 * @param {string} method
 * @param {Input} input
 * @param {Options} options
 * @returns {Record<string, string>}
 */
function headersOf(method, { headers, body }, { language, headers: further }) {
  return {
    Accept: 'application/json',
    'X-Requested-By': 'portal-client',
    ...(method === 'GET' ? {} : xsrfHeader()),
    ...(language ? { 'X-Kfp-Spraak': language } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
    ...further?.(),
  };
}

/**
 * @param {string} path
 * @param {Fields} params
 */
function withParams(path, params) {
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
}

/** @param {Fields} query */
function queryOf(query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const texts = given.map(([name, value]) => [name, String(value)]);
  return texts.length === 0 ? '' : `?${new URLSearchParams(texts)}`;
}

/**
 * The portal's cookie must be repeated in a header by requests that change something.
 * @returns {Record<string, string>}
 */
function xsrfHeader() {
  const [, token] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '') ?? [];
  return token === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(token) };
}

/** @param {Response} response */
async function answerOf(response) {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) {
    const problem = type.includes('json') ? await response.json().catch(() => ({})) : {};
    const wait = response.headers.get('retry-after');
    throw new PortalError(response.status, problem, wait === null ? undefined : Number(wait));
  }
  if (response.status === 204) return null;
  const isFile = response.headers.has('content-disposition') || !type.includes('json');
  return isFile ? await response.blob() : await response.json();
}
