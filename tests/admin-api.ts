/** A call of the sandbox's admin API (sandbox/README.md). @throws Error with the answer if the sandbox refuses it. */
export async function adminApi<Answer>(
  { origin }: { origin: string },
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${origin}/sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} /sandbox${path}: ${response.status} ${answer}`);
  return JSON.parse(answer) as Answer;
}
