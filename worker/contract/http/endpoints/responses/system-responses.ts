import * as z from "zod";
import { healthResponseSchema } from "../../health.ts";
import type { ResponseTable } from "../endpoint-tables.ts";
import type { systemEndpoints } from "../system-endpoints.ts";

/** What is returned by the endpoints in system-endpoints.ts. */
export const systemResponses = {
  getHealth: {
    summary: "Get whether the site works, according to the last scheduled checks",
    response: healthResponseSchema,
  },
  getOpenApi: { summary: "Get this document", response: z.record(z.string(), z.unknown()) },
} satisfies ResponseTable<typeof systemEndpoints>;
