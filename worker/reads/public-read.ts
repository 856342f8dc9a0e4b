import type * as z from "zod";
import type { Endpoint } from "#contract/http/endpoints/endpoint.ts";
import type { RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import type { Query } from "#worker/db/query.ts";
import { type ApiError, validationFailed } from "#worker/http/api-error.ts";

import { canonicalSearch } from "./canonical-search.ts";

type PathParams<Path extends string> = Record<ParamName<Path>, string>;
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Path parameters by name, decoded. */
type Params = Record<string, string>;
/** The values of each query parameter. */
type SearchValues = Record<string, string[]>;

/** Secrets that a read may need; each is undefined when it is not configured. */
export interface ReadSecrets {
  /** Signs the cursors of lists. */
  cursorKey?: string;
}

/** A public GET endpoint that reads the database in one trip. The API serves it; pages are rendered from it. */
export interface PublicRead {
  endpoint: Endpoint;
  /**
   * Creates the query whose result is the response; null means not found.
   * @throws ApiError 422 for an invalid query string
   */
  createQuery(params: Params, searchParams: SearchValues, secrets: ReadSecrets): Query<unknown>;
  /** Returns the one spelling of a query that caches keep: "" or "?" with its parameters. */
  canonicalSearch(searchParams: SearchValues): string;
  /** Returns the cache tags of a result that was found. */
  tags(params: Params, result: unknown, searchParams: SearchValues): string[];
  /** The error for a null result. */
  notFound?: () => ApiError;
  /** Creates a query for the page of a removed entity; the API does not use it. */
  createRemovedQuery?(params: Params): Query<RemovedPropertyResponse | null>;
}

interface PublicReadOptions<Path extends string, Schema extends z.ZodType, Result> {
  searchParamsSchema?: Schema;
  /** Values of parameters that change nothing. */
  defaults?: Readonly<Record<string, string>>;
  /** Parameters that may have several values. */
  repeatable?: readonly string[];
  createQuery: (params: PathParams<Path>, searchParams: z.infer<Schema>, secrets: ReadSecrets) => Query<Result>;
  tags: (params: PathParams<Path>, result: NonNullable<Result>, searchParams: SearchValues) => string[];
  notFound?: () => ApiError;
  createRemovedQuery?: (params: PathParams<Path>) => Query<RemovedPropertyResponse | null>;
}

/** Defines a public read. The path of the endpoint gives the types of the path parameters. */
export function publicRead<Path extends `/${string}`, Schema extends z.ZodType, Result>(
  endpoint: Endpoint & { path: Path },
  options: PublicReadOptions<Path, Schema, Result>,
): PublicRead {
  const { searchParamsSchema, createQuery, createRemovedQuery, tags, defaults, repeatable } = options;
  return {
    endpoint,
    createQuery: (params, searchParams, secrets) => {
      const parsed = parseSearchParams(searchParamsSchema, searchParams) as z.infer<Schema>;
      return createQuery(params as PathParams<Path>, parsed, secrets);
    },
    canonicalSearch: (searchParams) => canonicalSearch(searchParamsSchema, searchParams, defaults, repeatable),
    tags: (params, result, searchParams) =>
      tags(params as PathParams<Path>, result as NonNullable<Result>, searchParams),
    createRemovedQuery: createRemovedQuery && ((params) => createRemovedQuery(params as PathParams<Path>)),
    notFound: options.notFound,
  };
}

function parseSearchParams(schema: z.ZodType | undefined, searchParams: SearchValues): unknown {
  const parsed = schema?.safeParse(searchParams);
  if (parsed && !parsed.success) throw validationFailed("query", parsed.error.issues);
  return parsed?.data;
}
