import { LinearRouter } from "hono/router/linear-router";
import type { RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import type { Query } from "#worker/db/query.ts";
import type { PublicRead } from "./public-read.ts";

export interface FoundRead {
  query: Query<unknown>;
  /** Returns the cache tags of a result; none if nothing was found. */
  tags(result: unknown): string[];
  /** The query for a removed entity, if the first one returns null. */
  removedQuery?: Query<RemovedPropertyResponse | null>;
}

/**
 * Returns a function that finds the read of an SWR key: an endpoint path with its query string. Paths match as they do
 * in the API. It throws ApiError 422 for an invalid query string.
 */
export function createReadFinder(reads: readonly PublicRead[]): (key: string) => FoundRead {
  const router = new LinearRouter<PublicRead>();
  for (const read of reads) router.add("GET", read.endpoint.path, read);

  return (key) => {
    const [path = "", search] = key.split("?");
    const [match] = router.match("GET", path)[0];
    if (!match) throw new Error(`No public read has the path ${path}`);
    const [read, rawParams] = match;
    const params = Object.fromEntries(
      Object.entries(rawParams).map(([name, value]) => [name, decodeURIComponent(String(value))]),
    );
    const searchParams = groupValues(new URLSearchParams(search));
    return {
      query: read.createQuery(params, searchParams),
      tags: (result) => (result === null ? [] : read.tags(params, result, searchParams)),
      removedQuery: read.createRemovedQuery?.(params),
    };
  };
}

function groupValues(params: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
}
