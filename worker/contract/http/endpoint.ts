import type * as z from "zod";
import { accountLimits } from "../accounts/account-limits.ts";
import type { Role } from "../accounts/roles.ts";
import { enquiryLimits } from "../enquiries/enquiry-limits.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Path = `/${string}`;

/** The role that an endpoint requires; `public` requires no session. */
export type Access = "public" | Role;

/**
 * Which requests of a minute are counted together; wrangler.toml has the numbers.
 * - `reads`: public reads, per address
 * - `queries`: reads and pages with a query that reach the worker, per address; random queries would pass by every cache
 * - `pages`: pages, per address; a flood of reads blocks no page
 * - `sessions`: refreshing and ending sessions, per address; a flood of reads signs no one out
 * - `enquiries`: sent enquiries, per address; a flood of reads stops no enquiry
 * - `checks`: checked texts, numbers and references, per address, so that guesses find no number; `verify` also counts all
 * - `events`: counted views and taps, per address; above the limit they are ignored
 * - `sign-in`: calls that hash a password, end sessions or prove who sent an enquiry, per address
 * - `account`: other calls with a session, per address before the session is looked up, then per account
 */
export type Limiter =
  | "reads"
  | "queries"
  | "pages"
  | "sessions"
  | "enquiries"
  | "checks"
  | "events"
  | "sign-in"
  | "account";

/** What the server applies before the handler of an endpoint runs. */
export interface EndpointPolicy {
  maxBodyBytes: number;
  limiter: Limiter;
  /** Of a successful response. An error is never stored. */
  caching: "public" | "listings" | "immutable" | "never";
}

/** What may be sent to an endpoint and what it returns. */
interface EndpointParts {
  summary: string;
  /** When it answers with a conflict (409) or with something that is gone (410), and what the body has besides `detail`. */
  errors?: { 409?: string; 410?: string };
  /** The path parameters. The message of an invalid one is the detail of the 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Content types that the body may have besides JSON. */
  bodyTypes?: readonly string[];
  /** The handler reads the body itself: it is no JSON, or an invalid one has a meaning of its own. */
  readsBody?: boolean;
  /** The fields come from a form that is described by data, so the compiler does not know them. */
  isForm?: boolean;
  /** The client creates the ids in the path, so an invalid one is an invalid field (422), not an unknown thing (404). */
  createsIds?: boolean;
  /** A successful response has the status 201. */
  isCreated?: boolean;
  /** The JSON of a successful response; undefined for an empty one. */
  response?: z.ZodType;
  /** What `response` is for each `view` of a list; `full` without one. */
  views?: { card: z.ZodType; full: z.ZodType };
  /** The content type of a response that is not JSON. */
  responseType?: string;
  /** The read decides on access, or what it returns is edited and written back, so no replica may answer it. */
  readsPrimary?: boolean;
}

/** An endpoint of the API. */
export interface Endpoint extends EndpointParts, EndpointPolicy {
  /** Method and path below `apiPrefix`, with `:name` parameters as in Hono. */
  route: `${Method} ${Path}`;
  method: Method;
  path: Path;
  access: Access;
}

/** The names of the `:name` parameters of a path. */
export type ParamName<Text extends string> = Text extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Text extends `${string}:${infer Name}`
    ? Name
    : never;

/** A path with parameters needs their schemas. */
type PathSchemas<Route extends string> = [ParamName<Route>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<ParamName<Route>, z.ZodType>> };
/** Calls without a session are counted by what they do. */
type PublicLimiter<A extends Access> = A extends "public" ? { limiter: Limiter } : unknown;
type OnlyParts<Parts> = Record<Exclude<keyof Parts, keyof (EndpointParts & EndpointPolicy)>, never>;

type MethodOf<Route extends string> = Route extends `${infer Name extends Method} ${string}` ? Name : never;
type PathOf<Route extends string> = Route extends `${string} ${infer Rest extends Path}` ? Rest : never;

/** For calls without a body: some clients send `{}`. */
export const noBodyBytes = 1024;

/**
 * Describes an endpoint. Without another policy its body is at most 1 kB, its limiter is that of accounts and no response
 * is stored.
 */
export function endpoint<
  const Route extends Endpoint["route"],
  const A extends Access,
  const Parts extends EndpointParts & Partial<EndpointPolicy> & PathSchemas<Route> & PublicLimiter<A>,
>(route: Route, access: A, parts: Parts & OnlyParts<Parts>) {
  const [method, path] = route.split(" ") as [MethodOf<Route>, PathOf<Route>];
  const policy: EndpointPolicy = { maxBodyBytes: noBodyBytes, limiter: "account", caching: "never" };
  return { ...policy, route, method, path, access, ...(parts as Parts) };
}

export const cachedRead = { limiter: "reads", caching: "public" } as const;
export const listingRead = { limiter: "reads", caching: "listings" } as const;
export const uncachedRead = { limiter: "reads" } as const;
export const enquiryCall = { maxBodyBytes: enquiryLimits.bytes, limiter: "enquiries" } as const;
export const passwordCall = { maxBodyBytes: accountLimits.bytes, limiter: "sign-in" } as const;
export const tokenCall = { maxBodyBytes: accountLimits.bytes, limiter: "sessions" } as const;
/** A flood with a stolen token must not keep its owner from ending the session, so these are not counted per account. */
export const sessionEnd = { limiter: "sign-in" } as const;
