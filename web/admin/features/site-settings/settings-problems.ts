import type { FieldErrors } from "react-hook-form";
import { type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import type { SiteDetails } from "#contract/site/site-details.ts";
import { nameField } from "#web/admin/lib/forms/name-field.ts";
import { readLocatedProblems } from "#web/lib/forms/field-problems.ts";

/** Returns the messages of a 422 response by full path, such as `hours.0.days`. */
export function problemsByPath(body: unknown): Record<string, string> {
  return Object.fromEntries(readLocatedProblems(body).map(({ path, msg }) => [path.slice(1).join("."), msg]));
}

/** Returns the messages of all invalid fields, each once, with the names of the fields. */
export function listMessages(errors: object): string[] {
  const messages = Object.entries(errors).flatMap(([name, error]) => {
    if (name === "ref" || typeof error !== "object" || error === null) return [];
    return "message" in error ? [nameField(readLabel(error), String(error.message))] : listMessages(error);
  });
  return [...new Set(messages)];
}

/** Returns the label of an invalid control of the page. */
function readLabel(error: { ref?: unknown }): string | undefined {
  const control = error.ref;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  return control.labels?.[0]?.textContent.trim();
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
