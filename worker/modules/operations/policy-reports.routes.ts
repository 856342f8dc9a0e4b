import { Hono } from "hono";
import { operationsEndpoints } from "#contract/endpoints/operations.ts";
import { batch } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readText } from "#worker/http/body/read-body.ts";
import { route } from "#worker/http/route.ts";
import { countPolicyReport } from "./daily-counts.repository.ts";
import { readDirectives } from "./read-directives.ts";

/** Counts what browsers report about the content security policy. */
export const policyReports = new Hono<AppEnv>();

const reportType = /^application\/(reports\+json|csp-report)\b/i;

/** Responds 204 to every report that is not too large: a browser has no use for an error. */
route(policyReports, operationsEndpoints.reportPolicyViolation, async (c) => {
  const text = await readText(c.req);
  try {
    if (reportType.test(c.req.header("content-type") ?? "")) {
      const directives = readDirectives(JSON.parse(text));
      const now = new Date();
      if (directives.length > 0) await batch(c.get("db"), ...directives.map((name) => countPolicyReport(name, now)));
    }
  } catch (error) {
    console.warn(JSON.stringify({ id: c.get("requestId"), warning: "report not counted", error: String(error) }));
  }
});
