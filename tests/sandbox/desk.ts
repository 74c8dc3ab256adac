/** The support desk in a browser: reads its pages and sends its forms. */
import { clientOfEachTest, formOf, PATHS } from './client.ts';

/** Call it once in each test file. Each of its tests has a sandbox of its own. */
export function deskOfEachTest() {
  const client = clientOfEachTest();
  const read = async (path: string, author?: string) => {
    const init = author === undefined ? {} : { headers: { Cookie: `desk-author=${author}` } };
    return (await fetch(client.origin + path, init)).text();
  };
  /** Sends a form as a browser does from the desk's own page. */
  const send = (path: string, body: FormData | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(client.origin + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Origin: client.origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
    });
  /** The details of a complaint as the borrower gets them. */
  const detail = async (problemId: string) => (await client.get(PATHS.complaintDetail, { problemId })).data;
  return { client, read, send, detail };
}

/** The page of a complaint without an answer. */
export const PENDING = '/desk/complaint?borrower=10001&id=7000002';

/** The form of a complaint's page, sent by the button of a task. */
export const work = (task: string, values: Record<string, string> = {}) => formOf({ author: 'Ana', task, ...values });

export const unescaped = (address: string | undefined) => (address ?? '').replaceAll('&amp;', '&');

export function reply(content: string, ...photos: { bytes: Buffer; name?: string }[]): FormData {
  const form = new FormData();
  form.append('seen', '0');
  form.append('author', 'Ana');
  form.append('content', content);
  for (const { bytes, name = 'photo' } of photos) form.append('images', new File([new Uint8Array(bytes)], name));
  return form;
}
