/**
 * Returns a function that returns the kept result of a key, or creates it. The isolate keeps as many results as given,
 * those used last. The key must determine the result, unless the caller checks it; an error is not kept.
 */
export function createRecentResults<T>(maxResults: number): (key: string, create: () => T) => T {
  const results = new Map<string, T>();
  return (key, create) => {
    const result = results.has(key) ? (results.get(key) as T) : create();
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (results.size > maxResults && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
