import * as z from "zod";
import { accountLimits } from "../accounts/account-limits.ts";
import { selfTestResponseSchema, selfTestSchema } from "../admin/self-test.ts";
import { cachedRead, endpoint, uncachedRead } from "../http/endpoint.ts";
import { deepHealthResponseSchema, healthResponseSchema } from "../http/health.ts";
import { maxReportBytes } from "../http/policy-reports.ts";

/** What monitors, browsers and developers read or report. */
export const operationsEndpoints = {
  getHealth: endpoint("GET /health", "public", {
    summary: "Get whether the site works, according to the last scheduled checks",
    response: healthResponseSchema,
    ...uncachedRead,
  }),
  getDeepHealth: endpoint("GET /health/deep", "admin", {
    summary: "Run all checks of the deployment; also for a caller with the monitoring key",
    response: deepHealthResponseSchema,
    readsPrimary: true,
  }),
  getOpenApi: endpoint("GET /openapi.json", "public", {
    summary: "Get this document",
    response: z.record(z.string(), z.unknown()),
    ...cachedRead,
  }),
  reportPolicyViolation: endpoint("POST /csp-reports", "public", {
    summary: "Count violations of the content security policy, as browsers report them",
    body: z.unknown(),
    bodyTypes: ["application/reports+json", "application/csp-report"],
    readsBody: true,
    maxBodyBytes: maxReportBytes,
    limiter: "events",
  }),
  runSelfTest: endpoint("POST /self-test", "admin", {
    summary: "Run a self-test",
    body: selfTestSchema,
    response: selfTestResponseSchema,
    maxBodyBytes: accountLimits.bytes,
  }),
};
