import type { Context, Hono, MiddlewareHandler } from "hono";
import { allEndpoints, type EndpointName } from "#contract/http/endpoints/all-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoints/endpoint.ts";
import type { EndpointRequest } from "#contract/http/endpoints/endpoint-tables.ts";
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from "#contract/http/endpoints/endpoint-types.ts";
import { allRequests } from "#contract/http/endpoints/requests/all-requests.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readJson } from "./body/read-body.ts";
import { validate, validateParams, validateQuery } from "./validate.ts";

/** The validated parts of a request. A part that the endpoint does not have is undefined. */
export interface Call<E extends AnyEndpoint> {
  params: ParamsOf<E>;
  searchParams: QueryOf<E>;
  /** Undefined as well if the table states that the handler reads the body. */
  body: BodyOf<E>;
  /** The JSON text of the body, which identifies a repeated request. */
  text: string;
}

/**
 * A handler returns the JSON of the response, a file, or nothing if the response is empty (204). JSON that is stored
 * compressed is a `Response` too.
 */
type Handler<E extends AnyEndpoint> = (
  c: Context<AppEnv>,
  call: Call<E>,
) => [ResponseOf<E>] extends [undefined] ? Promise<void> : Promise<ResponseOf<E> | Response> | ResponseOf<E>;

const requests: Readonly<Partial<Record<EndpointName, EndpointRequest>>> = allRequests;
const requestsByEndpoint = new Map<Endpoint, EndpointRequest>(
  (Object.entries(allEndpoints) as [EndpointName, Endpoint][]).map(([name, endpoint]) => [
    endpoint,
    requests[name] ?? {},
  ]),
);

/** Returns what may be sent to an endpoint, from the tables of the contract. */
export const findRequest = (endpoint: Endpoint): EndpointRequest => requestsByEndpoint.get(endpoint) ?? {};

/**
 * Adds the route of an endpoint. Path parameters, query and body are validated with the schemas of the table before the
 * handler runs. The response has the status of the table, unless the handler sets another with `c.status`.
 */
export function route<E extends AnyEndpoint>(routes: Hono<AppEnv>, endpoint: E, handler: Handler<E>): void {
  const request = findRequest(endpoint);
  const { params, query, createsIds = false, isCreated } = request;
  const checkParams = params ? validateParams(params, createsIds) : proceed;
  const checkQuery = query ? validateQuery(query) : proceed;
  routes.on(endpoint.method, endpoint.path, checkParams, checkQuery, async (c) => {
    const result: unknown = await handler(c, (await readCall(c, request)) as Call<E>);
    if (result instanceof Response) return result;
    if (result === undefined) return c.body(null, 204);
    return c.json(result, isCreated ? 201 : undefined);
  });
}

const proceed: MiddlewareHandler = (_, next) => next();

/** Returns the parts of a request. Hono knows the types of validated parts by the route, and here the route is any. */
async function readCall(
  c: Context<AppEnv>,
  request: EndpointRequest,
): Promise<Record<keyof Call<AnyEndpoint>, unknown>> {
  const params: unknown = request.params && c.req.valid("param" as never);
  const searchParams: unknown = request.query && c.req.valid("query" as never);
  if (!request.body || request.readsBody) return { params, searchParams, body: undefined, text: "" };
  const { text, value } = await readJson(c.req);
  const schema = typeof request.body === "function" ? request.body() : request.body;
  return { params, searchParams, body: validate("body", schema, value), text };
}
