/** The requests of the API client, without a server. */
import axios from 'axios';
import { vi } from 'vitest';

/** From now on, each call is answered with this data, and the calls before are forgotten. */
export const answerWith = (data: unknown) =>
  vi
    .spyOn(axios, 'request')
    .mockReset()
    .mockResolvedValue({ status: 200, data: JSON.stringify({ code: 0, data }) });

export const lastConfig = () => vi.mocked(axios.request).mock.lastCall?.[0];

/** The request that was sent last; its fields are those of the query and of the body. */
export function lastRequest() {
  const { url, data, headers } = lastConfig() ?? {};
  if (url === undefined) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://server.example');
  const isJson = typeof data === 'string' && data.startsWith('{');
  return {
    path: pathname.replace('/began', ''),
    fields: {
      ...Object.fromEntries([...searchParams, ...new URLSearchParams(isJson ? '' : (data as string))]),
      ...(isJson && JSON.parse(data)),
    },
    key: headers?.['Idempotency-Key'],
  };
}
