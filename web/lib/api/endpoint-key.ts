import type { Api, Route } from "#contract/endpoints/all-endpoints.ts";
import { endpointPath } from "#contract/http/api-path.ts";
import type { SentParams, SentQuery, ViewOf } from "#contract/http/endpoint-types.ts";
import { withQuery } from "../page/paths.ts";

declare const data: unique symbol;

/** The SWR key of a response: the path of its endpoint with the query. Only the compiler knows the type of the data. */
export type EndpointKey<Data> = string & { readonly [data]: Data };

type ReadRoute = Extract<Route, `GET ${string}`>;
type ParamRoute = Extract<ReadRoute, `${string}:${string}`>;
type PlainRoute = Exclude<ReadRoute, ParamRoute>;
/** A list whose items are cards with `view=card`. */
type ViewRoute = { [R in ReadRoute]: Api[R] extends { views: unknown } ? R : never }[ReadRoute];

type Query<R extends Route> = Omit<SentQuery<Api[R]>, "view">;

interface KeyOptions<QueryValues> {
  /** Filters in the one order that caches keep. They come before `query`. */
  filters?: URLSearchParams;
  /** Undefined values are left out; a list is repeated. */
  query?: QueryValues;
}

/** Returns the key of an endpoint that is read. */
export function endpointKey<R extends ViewRoute>(
  route: R,
  options: KeyOptions<Query<R> & { view: "card" }> & { query: object },
): EndpointKey<ViewOf<Api[R], "card">>;
export function endpointKey<R extends PlainRoute>(
  route: R,
  options?: KeyOptions<Query<R>>,
): EndpointKey<ViewOf<Api[R], "full">>;
export function endpointKey<R extends ParamRoute>(
  route: R,
  options: KeyOptions<Query<R>> & { params: SentParams<Api[R]> },
): EndpointKey<ViewOf<Api[R], "full">>;
export function endpointKey(
  route: ReadRoute,
  { params, filters, query = {} }: KeyOptions<object> & { params?: Record<string, string> } = {},
): string {
  const search = new URLSearchParams(filters);
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  return withQuery(endpointPath(route, params), search);
}
