import type { Endpoint, ParamName } from "#contract/http/endpoint.ts";
import type { QueryOf, ResponseOf } from "#contract/http/endpoint-types.ts";
import type { RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import type { Query } from "#worker/db/query.ts";
import type { ApiError } from "#worker/http/api-error.ts";
import { validate } from "#worker/http/validate.ts";

type PathParams<E extends Endpoint> = Record<ParamName<E["path"]>, string>;

/** Path parameters by name, decoded. */
type Params = Record<string, string>;
/** The values of each query parameter. */
type SearchValues = Record<string, string[]>;

/** A public GET endpoint that reads the database in one trip. The API serves it; pages are rendered from it. */
export interface PublicRead {
  endpoint: Endpoint;
  /**
   * Creates the query whose result is the response; null means not found.
   * @throws ApiError 422 for an invalid query string
   */
  createQuery(params: Params, searchParams: SearchValues): Query<unknown>;
  /** Returns the cache tags of a result that was found. */
  tags(params: Params, result: unknown, searchParams: SearchValues): string[];
  /** The error for a null result. */
  notFound?: () => ApiError;
  /** Creates a query for the page of a removed entity; the API does not use it. */
  createRemovedQuery?(params: Params): Query<RemovedPropertyResponse | null>;
}

interface PublicReadOptions<E extends Endpoint> {
  createQuery: (params: PathParams<E>, searchParams: QueryOf<E>) => Query<ResponseOf<E> | null>;
  tags: (params: PathParams<E>, result: ResponseOf<E>, searchParams: QueryOf<E>) => string[];
  notFound?: () => ApiError;
  createRemovedQuery?: (params: PathParams<E>) => Query<RemovedPropertyResponse | null>;
}

/** Defines a public read. The endpoint gives the types of the path parameters, of the query string and of the response. */
export function publicRead<E extends Endpoint>(endpoint: E, options: PublicReadOptions<E>): PublicRead {
  const { createQuery, createRemovedQuery, tags } = options;
  const { query }: Endpoint = endpoint;
  const readQuery = (searchParams: SearchValues) => (query && validate("query", query, searchParams)) as QueryOf<E>;
  return {
    endpoint,
    createQuery: (params, searchParams) => createQuery(params as PathParams<E>, readQuery(searchParams)),
    tags: (params, result, searchParams) =>
      tags(params as PathParams<E>, result as ResponseOf<E>, readQuery(searchParams)),
    createRemovedQuery: createRemovedQuery && ((params) => createRemovedQuery(params as PathParams<E>)),
    notFound: options.notFound,
  };
}
