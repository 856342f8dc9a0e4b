import type * as z from "zod";
import type { Endpoint } from "./endpoint.ts";

/** What may be sent to an endpoint. The worker validates it before the handler runs. */
export interface EndpointRequest {
  /** The path parameters. The message of an invalid one is the detail of the 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType | (() => z.ZodType);
  /** Content types that the body may have besides JSON. */
  bodyTypes?: string[];
  /** The handler reads the body itself: it is no JSON, or an invalid one has a meaning of its own. */
  readsBody?: boolean;
  /** The fields come from a form that is described by data, so the compiler does not know them. */
  isForm?: boolean;
  /** The client creates the ids in the path, so an invalid one is an invalid field (422), not an unknown thing (404). */
  createsIds?: boolean;
  /** A successful response has the status 201. It is here, because the worker does not load the responses. */
  isCreated?: boolean;
}

/** What an endpoint returns. Only types, tests and the OpenAPI document use it; the worker would start more slowly. */
export interface EndpointResponse {
  summary: string;
  /** The JSON of a successful response; undefined for an empty one. */
  response?: z.ZodType;
  /** What `response` is for each `view` of a list; `full` without one. */
  views?: { card: z.ZodType; full: z.ZodType };
  /** The content type of a response that is not JSON. */
  responseType?: string;
}

/** The names of the `:name` parameters of a path. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Requests by endpoint name. An endpoint whose path has parameters needs their schemas; one that takes nothing, none. */
export type RequestTable<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]?: EndpointRequest;
} & {
  [Name in keyof Endpoints as [ParamName<Endpoints[Name]["path"]>] extends [never] ? never : Name]: {
    params: z.ZodObject<Record<ParamName<Endpoints[Name]["path"]>, z.ZodType>>;
  };
};

export type ResponseTable<Endpoints extends Record<string, Endpoint>> = Record<keyof Endpoints, EndpointResponse>;
