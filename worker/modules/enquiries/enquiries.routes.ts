import { type Context, Hono } from "hono";
import { toReportEnquiry } from "#contract/enquiries/report.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { reportSlug, services } from "#contract/services/services.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readAccessHash } from "#worker/http/authenticate.ts";
import { clientIp, isLocalClient } from "#worker/http/client-ip.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { alertSoon } from "./alerts/alert-soon.ts";
import { type EnquiryContext, receiveEnquiry } from "./enquiries.service.ts";

/** The endpoints that receive visitors' enquiries, one for each service, and their reports about listings. */
export const enquiries = new Hono<AppEnv>();

for (const { slug, endpoint, correctlySpeltEndpoint } of services) {
  for (const spelling of correctlySpeltEndpoint ? [endpoint, correctlySpeltEndpoint] : [endpoint]) {
    route(enquiries, spelling, async (c, { body, text }) => {
      const idempotency = await readIdempotentRequest(c.req, endpoint.path, text);
      const receipt = await receiveEnquiry(await readEnquiryContext(c), { service: slug, enquiry: body, idempotency });
      alertSoon(c, receipt.id);
      return receipt;
    });
  }
}

route(enquiries, visitorEndpoints.report, async (c, { body, text }) => {
  const idempotency = await readIdempotentRequest(c.req, visitorEndpoints.report.path, text);
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
