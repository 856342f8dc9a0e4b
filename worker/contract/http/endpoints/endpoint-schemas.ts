import type * as z from "zod";

/** Describes the requests and responses of an endpoint in the OpenAPI document. */
export interface EndpointSchemas {
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The JSON of a successful response; undefined for an empty one. */
  response?: z.ZodType;
  /** Content types that the body may have besides JSON. */
  bodyTypes?: string[];
  /** The content type of a response that is not JSON. */
  responseType?: string;
  /** A successful response has the status 201. */
  isCreated?: boolean;
}
