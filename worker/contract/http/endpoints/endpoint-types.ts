import type * as z from "zod";
import type { allEndpoints, EndpointName } from "./all-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import type { ParamName } from "./endpoint-tables.ts";
import type { allRequests } from "./requests/all-requests.ts";
import type { allResponses } from "./responses/all-responses.ts";

/** An endpoint of the tables. */
export type AnyEndpoint = (typeof allEndpoints)[EndpointName];

/** An endpoint whose path has parameters, and one whose path has none. */
export type ParamEndpoint = Extract<AnyEndpoint, { path: `${string}:${string}` }>;
export type PlainEndpoint = Exclude<AnyEndpoint, ParamEndpoint>;

/** A list whose items are cards with `view=card`. */
export type ViewEndpoint = {
  [Name in EndpointName]: (typeof allResponses)[Name] extends { views: unknown } ? (typeof allEndpoints)[Name] : never;
}[EndpointName];

/** Method and path, which are different for each endpoint. */
type RouteOf<E extends Endpoint> = `${E["method"]} ${E["path"]}`;
type NamesByRoute = { [Name in EndpointName as RouteOf<(typeof allEndpoints)[Name]>]: Name };
type NameOf<E extends Endpoint> = RouteOf<E> extends keyof NamesByRoute ? NamesByRoute[RouteOf<E>] : never;

/** The schemas of a union of endpoints are a union. */
type RequestSchemas<E extends AnyEndpoint> = E extends AnyEndpoint
  ? NameOf<E> extends keyof typeof allRequests
    ? (typeof allRequests)[NameOf<E>]
    : object
  : never;
type SchemaOf<Schemas, Part extends "params" | "query" | "body"> = Schemas extends { [P in Part]: infer Schema }
  ? Schema extends () => infer Created
    ? Created
    : Schema
  : undefined;
type Validated<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: validated path parameters, query and body. Each is undefined if the endpoint has none. */
export type ParamsOf<E extends AnyEndpoint> = Validated<SchemaOf<RequestSchemas<E>, "params">>;
export type QueryOf<E extends AnyEndpoint> = Validated<SchemaOf<RequestSchemas<E>, "query">>;
export type BodyOf<E extends AnyEndpoint> =
  RequestSchemas<E> extends { readsBody: boolean } ? undefined : Validated<SchemaOf<RequestSchemas<E>, "body">>;

/** The schemas of a union of endpoints are a union. */
type ResponseSchemas<E extends AnyEndpoint> = E extends AnyEndpoint
  ? NameOf<E> extends keyof typeof allResponses
    ? (typeof allResponses)[NameOf<E>]
    : never
  : never;
type Json<Schemas> = Schemas extends { response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Schemas extends { responseType: string }
    ? Response
    : undefined;
type ViewJson<Schemas, View extends string> = Schemas extends { views: Record<View, infer Schema extends z.ZodType> }
  ? z.output<Schema>
  : Json<Schemas>;

/** The JSON of a successful response; undefined for an empty one, a `Response` for a file. */
export type ResponseOf<E extends AnyEndpoint> = Json<ResponseSchemas<E>>;

/** The JSON of a list with `view=card` or without a view, where its items are always of one kind. */
export type ViewOf<E extends AnyEndpoint, View extends "card" | "full"> = ViewJson<ResponseSchemas<E>, View>;

/** What a client sends as path parameters. */
export type SentParams<E extends Endpoint> = Record<ParamName<E["path"]>, string>;

/** What a client sends as a query: the values that the worker reads from it. */
export type SentQuery<E extends AnyEndpoint> = E extends AnyEndpoint ? Partial<QueryOf<E>> : never;

/** What a client sends as JSON. Fields that the worker cleans before it checks them take the type that they get. */
export type SentBody<E extends AnyEndpoint> = E extends AnyEndpoint
  ? RequestSchemas<E> extends { isForm: boolean }
    ? Record<string, unknown>
    : SchemaOf<RequestSchemas<E>, "body"> extends infer Schema extends z.ZodType
      ? Sendable<z.input<Schema>, z.output<Schema>>
      : undefined
  : never;
type Sendable<Input, Output> = unknown extends Input
  ? Output
  : Input extends readonly unknown[]
    ? Input
    : Input extends object
      ? { [Name in keyof Input]: Name extends keyof Output ? Sendable<Input[Name], Output[Name]> : Input[Name] }
      : Input;
