import type { FieldErrors } from "react-hook-form";
import type { FieldProblem } from "#contract/http/api-error.ts";
import { type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import type { SiteDetails } from "#contract/site/site-details.ts";

/** Returns the messages of a 422 response by full path, such as `hours.0.days`. */
export function problemsByPath(body: unknown): Record<string, string> {
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (!Array.isArray(detail)) return {};
  return Object.fromEntries((detail as FieldProblem[]).map(({ loc, msg }) => [loc.slice(1).join("."), msg]));
}

/** Returns the messages of all invalid fields, each once. */
export function listMessages(errors: object): string[] {
  const messages = Object.entries(errors).flatMap(([name, error]) => {
    if (name === "ref" || typeof error !== "object" || error === null) return [];
    return "message" in error ? [String(error.message)] : listMessages(error);
  });
  return [...new Set(messages)];
}

/** Returns the service to which a path belongs; undefined means the whole business. */
export function serviceOfPath(path: string): ServiceSlug | undefined {
  const [first, slug] = path.split(".");
  return first === "services" ? serviceSlugs.find((serviceSlug) => serviceSlug === slug) : undefined;
}

/** Returns the services with invalid fields; undefined means the whole business, which comes first. */
export function invalidServices(errors: FieldErrors<SiteDetails>): (ServiceSlug | undefined)[] {
  const { services = {}, ...business } = errors;
  return [...(Object.keys(business).length > 0 ? [undefined] : []), ...serviceSlugs.filter((slug) => slug in services)];
}
