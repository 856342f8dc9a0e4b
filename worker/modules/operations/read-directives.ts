import { type ReportedDirective, reportedDirectives } from "#contract/http/policy-reports.ts";

/** Reports of one request that are counted. */
const maxReports = 20;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Returns the violated directives of a report in either format; an unknown directive is "other". */
export function readDirectives(json: unknown): ReportedDirective[] {
  const reports = Array.isArray(json) ? json : [json];
  return reports.slice(0, maxReports).flatMap((report) => {
    const body = getBody(report);
    return body ? [toDirective(body)] : [];
  });
}

/** Returns the body of one report: `application/reports+json`, or `application/csp-report`. */
function getBody(report: unknown): Fields | undefined {
  if (!isFields(report)) return undefined;
  const body = report.type === "csp-violation" ? report.body : report["csp-report"];
  return isFields(body) ? body : undefined;
}

function toDirective(body: Fields): ReportedDirective {
  const name = body.effectiveDirective ?? body["effective-directive"] ?? body["violated-directive"];
  // Older browsers add the values of the directive to its name.
  const [first] = String(name ?? "").split(" ");
  return reportedDirectives.find((known) => known === first) ?? "other";
}
