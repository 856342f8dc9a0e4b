import * as z from "zod";

export const healthResponseSchema = z.object({
  status: z.enum(["ok", "degraded"]),
  database: z.enum(["ok", "unavailable"]),
  images: z.enum(["ok", "unavailable"]),
});
export type HealthResponse = z.infer<typeof healthResponseSchema>;

const healthCheckSchema = z.object({
  name: z.string(),
  ok: z.boolean(),
  detail: z.string(),
  age_seconds: z.number().int().nullable().describe("age of what was checked, such as the last backup"),
});
export type HealthCheck = z.infer<typeof healthCheckSchema>;

export const deepHealthResponseSchema = z.object({
  status: z.enum(["ok", "degraded"]),
  checks: z.array(healthCheckSchema),
});
export type DeepHealthResponse = z.infer<typeof deepHealthResponseSchema>;
