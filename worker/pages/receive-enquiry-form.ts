import type { Context } from "hono";
import { enquirySchema } from "#contract/enquiries/enquiry.ts";
import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { findService, type ServiceSlug } from "#contract/services/services.ts";
import type { AppEnv } from "#worker/env.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { IdempotentRequest } from "#worker/http/idempotency.ts";
import { readText } from "#worker/http/read-body.ts";
import { validationProblems } from "#worker/http/validation-problems.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { readEnquiryContext } from "#worker/modules/enquiries/enquiries.routes.ts";
import { receiveEnquiry } from "#worker/modules/enquiries/enquiries.service.ts";
import { acceptsForm } from "../../dist/server/entry-server.js";

/** Under this name a page finds in its data what was typed into its form and what is wrong with it. */
export const formKey = "/form";

/** The same form sent again within this time, in milliseconds, is one enquiry: without a script nothing else tells. */
const sameFor = 10 * 60_000;

/** A form as its page shows it again; `problems` by field, the whole form's own under "". */
interface ShownForm {
  service: string;
  values: Record<string, string>;
  problems: Record<string, string>;
}

type Outcome = { sent: string } | { form: ShownForm; status: 422 | 429 | 503; headers?: Record<string, string> };

const failed = "Failed to send your inquiry. Please try again later.";
const fromElsewhere = () => new ApiError(403, "This form was sent from another site.");

/**
 * Takes an enquiry from a page's form without a script.
 * @throws 403 for a form of another site, 404 where no form is, 413 and 415 for what is no such form
 */
export async function receiveEnquiryForm(c: Context<AppEnv>, url: URL): Promise<Outcome> {
  if (!acceptsForm(url.pathname)) throw new ApiError(404, "Not found");
  if (isForeign(c, url)) throw fromElsewhere();
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "")) {
    throw new ApiError(415, "The request must be a form");
  }
  const body = await readText(c.req, enquiryLimits.bytes);
  const { service: asked = "general", ...values } = Object.fromEntries(new URLSearchParams(body));
  const service = (findService(asked)?.slug ?? "general") as ServiceSlug;
  const show = (problems: ShownForm["problems"]): ShownForm => ({ service, values, problems });
  const parsed = enquirySchema.safeParse(values);
  if (!parsed.success) return { form: show(problemsOf(parsed.error.issues)), status: 422 };
  const key = await sha256(body);
  const call: IdempotentRequest = { scope: `form ${service}`, key, bodyHash: key, retentionMs: sameFor };
  try {
    return {
      sent: (await receiveEnquiry(await readEnquiryContext(c), { service, enquiry: parsed.data, call })).reference,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) {
      const headers = { "retry-after": String(error.retryAfter) };
      return { form: show({ "": error.message }), status: 429, headers };
    }
    if (error instanceof StorageUnavailable)
      return { form: show({ "": failed }), status: 503, headers: { "retry-after": "30" } };
    throw error;
  }
}

/** Browsers say where a form comes from; one that says nothing is old, not hostile. */
function isForeign(c: Context<AppEnv>, url: URL): boolean {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  return (origin !== undefined && origin !== url.origin) || (site !== undefined && site !== "same-origin");
}

function problemsOf(issues: Parameters<typeof validationProblems>[1]): ShownForm["problems"] {
  return Object.fromEntries(validationProblems("body", issues).map(({ loc, msg }) => [String(loc[1]), msg]));
}
