import type * as z from "zod";
import type { Endpoint, ParamName } from "./endpoint.ts";

type SchemaOf<E, Part extends "params" | "query" | "body"> = E extends { [P in Part]: infer Schema extends z.ZodType }
  ? Schema
  : undefined;
type Validated<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: validated path parameters, query and body. Each is undefined if the endpoint has none. */
export type ParamsOf<E extends Endpoint> = Validated<SchemaOf<E, "params">>;
export type QueryOf<E extends Endpoint> = Validated<SchemaOf<E, "query">>;
export type BodyOf<E extends Endpoint> = E extends { readsBody: true } ? undefined : Validated<SchemaOf<E, "body">>;

/** The JSON of a successful response; undefined for an empty one, a `Response` for a file. */
export type ResponseOf<E extends Endpoint> = E extends { response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : E extends { responseType: string }
    ? Response
    : undefined;

/** The JSON of a list with `view=card` or without a view, where its items are always of one kind. */
export type ViewOf<E extends Endpoint, View extends "card" | "full"> = E extends {
  views: Record<View, infer Schema extends z.ZodType>;
}
  ? z.output<Schema>
  : ResponseOf<E>;

/** What a client sends as path parameters. */
export type SentParams<E extends Endpoint> = Record<ParamName<E["path"]>, string>;

/** What a client sends as a query: the values that the worker reads from it. */
export type SentQuery<E extends Endpoint> = E extends Endpoint ? Partial<QueryOf<E>> : never;

/** What a client sends as JSON. Fields that the worker cleans before it checks them take the type that they get. */
export type SentBody<E extends Endpoint> = E extends { isForm: true }
  ? Record<string, unknown>
  : SchemaOf<E, "body"> extends infer Schema extends z.ZodType
    ? Sendable<z.input<Schema>, z.output<Schema>>
    : undefined;
type Sendable<Input, Output> = unknown extends Input
  ? Output
  : Input extends readonly unknown[]
    ? Input
    : Input extends object
      ? { [Name in keyof Input]: Name extends keyof Output ? Sendable<Input[Name], Output[Name]> : Input[Name] }
      : Input;
