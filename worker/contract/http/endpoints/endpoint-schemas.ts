import type { z } from "zod";

/** What an endpoint takes and gives, for the published description of the API. */
export interface EndpointSchemas {
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The JSON of a good answer; absent where there is none. */
  answer?: z.ZodType;
  /** What else than JSON the body may be. */
  bodyTypes?: string[];
  /** What else than JSON is answered. */
  answerType?: string;
  /** Answered 201: something was made. */
  created?: boolean;
}
