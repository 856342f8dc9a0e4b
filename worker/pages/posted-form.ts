import type { Context } from "hono";
import { enquiryLimits, hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { sha256 } from "#shared/sha256.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readText } from "#worker/http/body/read-body.ts";
import { validationProblems } from "#worker/http/validation-problems.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";

/** A form sent again within this time counts as a repeat. Without a script it has no idempotency key. */
const repeatWindowMs = 10 * 60_000;

/** A form that was posted without a script. */
export interface PostedForm {
  values: Record<string, string>;
  /** The hidden field of the form, which bots fill in. */
  website: string | undefined;
  /** Makes a repeat of the same form have no second effect. */
  identify: (scope: string) => Promise<IdempotentRequest>;
}

/**
 * Reads a form that was posted without a script.
 * @throws ApiError 403 for a form of another site, 413, 415
 */
export async function readPostedForm(c: Context<AppEnv>, url: URL): Promise<PostedForm> {
  checkInitiator(c, url, ["same-origin"]);
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "")) {
    throw new ApiError(415, "The request must be a form");
  }
  const body = await readText(c.req, enquiryLimits.bytes);
  const values: Record<string, string> = Object.fromEntries(new URLSearchParams(body));
  return {
    values,
    website: values[hiddenFieldName],
    identify: async (scope) => {
      const bodyHash = await sha256(body);
      return { scope, keyHash: bodyHash, bodyHash, retentionMs: repeatWindowMs };
    },
  };
}

/** Returns the messages of invalid fields by field; a filter is a field by its own name. */
export function problemsByField(issues: Parameters<typeof validationProblems>[1]): Record<string, string> {
  return Object.fromEntries(validationProblems("body", issues).map(({ loc, msg }) => [String(loc.at(-1)), msg]));
}

/**
 * Old browsers send neither header, so a request without them is accepted. A page that tells no referrer sends "null" as
 * its origin; other sites do not know its address.
 * @param sites the values of `Sec-Fetch-Site` that are accepted
 * @throws ApiError 403 for a form of another site
 */
export function checkInitiator(c: Context<AppEnv>, url: URL, sites: string[]): void {
  const header = c.req.header("origin");
  const origin = header === "null" && c.get("hasSecretAddress") ? undefined : header;
  const site = c.req.header("sec-fetch-site");
  if ((origin !== undefined && origin !== url.origin) || (site !== undefined && !sites.includes(site)))
    throw new ApiError(403, "This form was sent from another site.");
}
