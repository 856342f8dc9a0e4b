/**
 * Returns the SWR keys of the data that a page needs for its first render. A screen's module exports it as `pageKeys`;
 * the worker reads the data of these keys before it renders the page.
 * @param params the named parts of the path, decoded
 */
export type PageKeys = (params: Partial<Record<string, string>>, url: URL) => string[];
