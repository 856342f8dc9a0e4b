import * as z from "zod";
import type { ApiErrorBody } from "./api-error.ts";

/** The body of every failed API request. Some conflicts have more fields, such as the stored version. */
export const errorBodySchema = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
  ]),
}) satisfies z.ZodType<ApiErrorBody>;
