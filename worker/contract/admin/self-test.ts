import { z } from "zod";
import { selfTestNames } from "./self-test-names.ts";

export const selfTestSchema = z.object({ test: z.enum(selfTestNames) });

/** What a self-test found, with the time it took; it fails when one of its checks does. */
export const selfTestResponseSchema = z.object({
  ok: z.boolean(),
  ms: z.number().int(),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })),
});
export type SelfTestResponse = z.infer<typeof selfTestResponseSchema>;
