import type { Context } from "hono";
import { enquirySchema } from "#contract/enquiries/enquiry.ts";
import { enquiryLimits, hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import type { RejectedForm } from "#contract/enquiries/rejected-form.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { findService } from "#contract/services/services.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readText } from "#worker/http/body/read-body.ts";
import { validationProblems } from "#worker/http/validation-problems.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { readEnquiryContext } from "#worker/modules/enquiries/enquiries.routes.ts";
import { receiveEnquiry } from "#worker/modules/enquiries/enquiries.service.ts";
import { renderer } from "../../dist/server/entry-server.js";

const { acceptsForm } = renderer;

/** A form sent again within this time counts as a repeat. Without a script it has no idempotency key. */
const repeatWindowMs = 10 * 60_000;
const retryAfterSeconds = "30";

type Outcome = { id: string } | { form: RejectedForm; status: 422 | 429 | 503; headers?: Record<string, string> };

const sendFailedMessage = "Failed to send your inquiry. Please try again later.";
const crossSiteForm = () => new ApiError(403, "This form was sent from another site.");

/**
 * Receives an enquiry from a form that was posted without a script.
 * @throws ApiError 403 for a form of another site, 404 for a page without a form, 413, 415
 */
export async function receiveEnquiryForm(c: Context<AppEnv>, url: URL): Promise<Outcome> {
  if (!acceptsForm(url.pathname)) throw new ApiError(404, "Not found");
  if (isCrossSite(c, url)) throw crossSiteForm();
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "")) {
    throw new ApiError(415, "The request must be a form");
  }
  const body = await readText(c.req, enquiryLimits.bytes);
  const { service: requestedService = "general", ...values } = Object.fromEntries(new URLSearchParams(body));
  const service = findService(requestedService)?.slug ?? "general";
  const reject = (problems: RejectedForm["problems"]): RejectedForm => ({ service, values, problems });
  // A page that a phone stored before still has the field under its earlier name.
  const parsed = enquirySchema.safeParse({ ...values, website: values[hiddenFieldName] || values.website });
  if (!parsed.success) return { form: reject(problemsByField(parsed.error.issues)), status: 422 };
  const bodyHash = await sha256(body);
  const idempotency: IdempotentRequest = {
    scope: `form ${service}`,
    keyHash: bodyHash,
    bodyHash,
    retentionMs: repeatWindowMs,
  };
  try {
    const context = await readEnquiryContext(c);
    const { id } = await receiveEnquiry(context, { service, enquiry: parsed.data, idempotency });
    return { id };
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) {
      const headers = { "retry-after": String(error.retryAfter) };
      return { form: reject({ "": error.message }), status: 429, headers };
    }
    if (error instanceof StorageUnavailable) {
      return { form: reject({ "": sendFailedMessage }), status: 503, headers: { "retry-after": retryAfterSeconds } };
    }
    throw error;
  }
}

/** Old browsers send neither header, so a request without them is accepted. */
function isCrossSite(c: Context<AppEnv>, url: URL): boolean {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  return (origin !== undefined && origin !== url.origin) || (site !== undefined && site !== "same-origin");
}

function problemsByField(issues: Parameters<typeof validationProblems>[1]): RejectedForm["problems"] {
  return Object.fromEntries(validationProblems("body", issues).map(({ loc, msg }) => [String(loc[1]), msg]));
}
