import type { Context } from "hono";
import { enquirySchema } from "#contract/enquiries/enquiry.ts";
import { readVisitSource } from "#contract/enquiries/enquiry-source.ts";
import type { RejectedForm } from "#contract/enquiries/rejected-form.ts";
import { reportSchema, toReportEnquiry } from "#contract/enquiries/report.ts";
import { type EnquiryService, findService, reportSlug } from "#contract/services/services.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { alertSoon } from "#worker/modules/enquiries/alerts/alert-soon.ts";
import { readEnquiryContext } from "#worker/modules/enquiries/enquiries.routes.ts";
import { receiveEnquiry } from "#worker/modules/enquiries/enquiries.service.ts";
import { renderer } from "../../dist/server/entry-server.js";
import { problemsByField, readPostedForm } from "./posted-form.ts";

const { acceptsForm } = renderer;

const retryAfterSeconds = "30";

type Outcome = { id: string } | { form: RejectedForm; status: 422 | 429 | 503; headers?: Record<string, string> };

const sendFailedMessage = "Failed to send your inquiry. Please try again later.";

const reportedEnquirySchema = reportSchema.transform(toReportEnquiry);

const readService = (requested: string): EnquiryService =>
  requested === reportSlug ? reportSlug : (findService(requested)?.slug ?? "general");

/**
 * Receives an enquiry or a report from a form that was posted without a script.
 * @throws ApiError 403 for a form of another site, 404 for a page without a form, 413, 415
 */
export async function receiveEnquiryForm(c: Context<AppEnv>, url: URL): Promise<Outcome> {
  if (!acceptsForm(url.pathname)) throw new ApiError(404, "Not found");
  const { values: posted, website, identify } = await readPostedForm(c, url);
  const { service: requestedService = "general", ...values } = posted;
  const service = readService(requestedService);
  const reject = (problems: RejectedForm["problems"]): RejectedForm => ({ service, values, problems });
  // Without a script, the form cannot remove an address that was typed before "I have no email" was ticked.
  // The form is posted to the address of its page, which has the words of the link that led to it.
  const source = readVisitSource(url.searchParams, "");
  const schema = service === reportSlug ? reportedEnquirySchema : enquirySchema;
  const parsed = schema.safeParse({ ...values, website, source, email: values.no_email ? "" : values.email });
  if (!parsed.success) return { form: reject(problemsByField(parsed.error.issues)), status: 422 };
  try {
    const [context, idempotency] = await Promise.all([readEnquiryContext(c), identify(`form ${service}`)]);
    const { id } = await receiveEnquiry(context, { service, enquiry: parsed.data, idempotency });
    alertSoon(c, id);
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
