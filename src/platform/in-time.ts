/** @param limit ms. @throws if the result has not arrived by then, or as it does. */
export function inTime<Result>(result: Promise<Result>, limit: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), limit);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
