import { type Context, Hono } from "hono";
import { enquiryEndpoints } from "#contract/endpoints/enquiries.ts";
import { toReportEnquiry } from "#contract/enquiries/report.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { reportSlug, type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readAccessHash } from "#worker/http/authenticate.ts";
import { clientIp, isLocalClient } from "#worker/http/client-ip.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { alertSoon } from "./alerts/alert-soon.ts";
import { type EnquiryContext, receiveEnquiry } from "./enquiries.service.ts";

/** The endpoints that receive visitors' enquiries, one for each service, and their reports about listings. */
export const enquiries = new Hono<AppEnv>();

/** The specification misspells the path of cleaning; both spellings are one endpoint. */
const endpoints = {
  "real-estate": [enquiryEndpoints.sendRealEstateEnquiry],
  janitorial: [enquiryEndpoints.sendJanitorialEnquiry, enquiryEndpoints.sendJanitorialEnquiryCorrectPath],
  "driving-school": [enquiryEndpoints.sendDrivingSchoolEnquiry],
  health: [enquiryEndpoints.sendHealthEnquiry],
  general: [enquiryEndpoints.sendGeneralEnquiry],
} as const satisfies Record<ServiceSlug, readonly Endpoint[]>;

for (const service of serviceSlugs) {
  const [{ path }] = endpoints[service];
  for (const endpoint of endpoints[service]) {
    route(enquiries, endpoint, async (c, { body, text }) => {
      const idempotency = await readIdempotentRequest(c.req, path, text);
      const receipt = await receiveEnquiry(await readEnquiryContext(c), { service, enquiry: body, idempotency });
      alertSoon(c, receipt.id);
      return receipt;
    });
  }
}

route(enquiries, enquiryEndpoints.report, async (c, { body, text }) => {
  const idempotency = await readIdempotentRequest(c.req, enquiryEndpoints.report.path, text);
  const enquiry = toReportEnquiry(body);
  const receipt = await receiveEnquiry(await readEnquiryContext(c), { service: reportSlug, enquiry, idempotency });
  alertSoon(c, receipt.id);
  return receipt;
});

export async function readEnquiryContext(c: Context<AppEnv>): Promise<EnquiryContext> {
  return {
    db: c.get("db"),
    images: c.get("images"),
    now: new Date(),
    limiter: c.get("enquiryLimiter"),
    address: clientIp(c),
    isLocal: isLocalClient(c),
    accessHash: await readAccessHash(c),
    sendsMail: c.get("config").isMailConfigured,
    channels: c.get("channels"),
  };
}
