import * as z from "zod";
import { selfTestNames } from "./self-test-names.ts";

export const selfTestSchema = z.object({ test: z.enum(selfTestNames) });

/** The result of a self-test with its duration. `ok` is false if one of the checks failed. */
export const selfTestResponseSchema = z.object({
  ok: z.boolean(),
  ms: z.number().int(),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })),
});
export type SelfTestResponse = z.infer<typeof selfTestResponseSchema>;
