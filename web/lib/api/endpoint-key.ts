import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import type {
  AnyEndpoint,
  ParamEndpoint,
  PlainEndpoint,
  SentParams,
  SentQuery,
  ViewEndpoint,
  ViewOf,
} from "#contract/http/endpoints/endpoint-types.ts";
import { withQuery } from "../page/paths.ts";

declare const data: unique symbol;

/** The SWR key of a response: the path of its endpoint with the query. Only the compiler knows the type of the data. */
export type EndpointKey<Data> = string & { readonly [data]: Data };

type Query<E extends AnyEndpoint> = Omit<SentQuery<E>, "view">;

interface KeyOptions<QueryValues> {
  /** Filters in the one order that caches keep. They come before `query`. */
  filters?: URLSearchParams;
  /** Undefined values are left out; a list is repeated. */
  query?: QueryValues;
}

/** Returns the key of an endpoint that is read. */
export function endpointKey<E extends ViewEndpoint>(
  endpoint: E,
  options: KeyOptions<Query<E> & { view: "card" }> & { query: object },
): EndpointKey<ViewOf<E, "card">>;
export function endpointKey<E extends PlainEndpoint>(
  endpoint: E,
  options?: KeyOptions<Query<E>>,
): EndpointKey<ViewOf<E, "full">>;
export function endpointKey<E extends ParamEndpoint>(
  endpoint: E,
  options: KeyOptions<Query<E>> & { params: SentParams<E> },
): EndpointKey<ViewOf<E, "full">>;
export function endpointKey(
  endpoint: AnyEndpoint,
  { params, filters, query = {} }: KeyOptions<object> & { params?: Record<string, string> } = {},
): string {
  const search = new URLSearchParams(filters);
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  return withQuery(endpointPath(endpoint, params), search);
}
