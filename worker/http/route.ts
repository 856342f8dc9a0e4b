import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Endpoint } from "#contract/http/endpoint.ts";
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from "#contract/http/endpoint-types.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readJson } from "./body/read-body.ts";
import { validate, validateParams, validateQuery } from "./validate.ts";

/** The validated parts of a request. A part that the endpoint does not have is undefined. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  searchParams: QueryOf<E>;
  /** Undefined as well if the entry states that the handler reads the body. */
  body: BodyOf<E>;
  /** The JSON text of the body, which identifies a repeated request. */
  text: string;
}

/**
 * A handler returns the JSON of the response, a file, or nothing if the response is empty (204). JSON that is stored
 * compressed is a `Response` too.
 */
type Handler<E extends Endpoint> = (
  c: Context<AppEnv>,
  call: Call<E>,
) => [ResponseOf<E>] extends [undefined] ? Promise<void> : Promise<ResponseOf<E> | Response> | ResponseOf<E>;

/**
 * Adds the route of an endpoint. Path parameters, query and body are validated with the schemas of its entry before the
 * handler runs. The response has the status of the entry, unless the handler sets another with `c.status`.
 */
export function route<E extends Endpoint>(routes: Hono<AppEnv>, endpoint: E, handler: Handler<E>): void {
  const { params, query, createsIds = false, isCreated }: Endpoint = endpoint;
  const checkParams = params ? validateParams(params, createsIds) : proceed;
  const checkQuery = query ? validateQuery(query) : proceed;
  routes.on(endpoint.method, endpoint.path, checkParams, checkQuery, async (c) => {
    const result: unknown = await handler(c, (await readCall(c, endpoint)) as Call<E>);
    if (result instanceof Response) return result;
    if (result === undefined) return c.body(null, 204);
    return c.json(result, isCreated ? 201 : undefined);
  });
}

const proceed: MiddlewareHandler = (_, next) => next();

/** Returns the parts of a request. Hono knows the types of validated parts by the route, and here the route is any. */
async function readCall(c: Context<AppEnv>, endpoint: Endpoint): Promise<Record<keyof Call<Endpoint>, unknown>> {
  const params: unknown = endpoint.params && c.req.valid("param" as never);
  const searchParams: unknown = endpoint.query && c.req.valid("query" as never);
  if (!endpoint.body || endpoint.readsBody) return { params, searchParams, body: undefined, text: "" };
  const { text, value } = await readJson(c.req);
  return { params, searchParams, body: validate("body", endpoint.body, value), text };
}
