import { type Context, Hono } from "hono";
import { enquirySchema } from "#contract/enquiries/enquiry.ts";
import { type Service, services } from "#contract/services/services.ts";
import { validationFailed } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readAccessHash } from "#worker/http/authenticate.ts";
import { readJson } from "#worker/http/body/read-body.ts";
import { clientIp, isLocalClient } from "#worker/http/client-ip.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { type EnquiryContext, receiveEnquiry } from "./enquiries.service.ts";

/** The endpoints that receive visitors' enquiries, one for each service. */
export const enquiries = new Hono<AppEnv>();

for (const { slug, endpoint, correctlySpeltEndpoint } of services as readonly (Service & {
  slug: (typeof services)[number]["slug"];
})[]) {
  for (const { path } of correctlySpeltEndpoint ? [endpoint, correctlySpeltEndpoint] : [endpoint]) {
    enquiries.post(path, async (c) => {
      const { text, value } = await readJson(c.req);
      const parsed = enquirySchema.safeParse(value);
      if (!parsed.success) throw validationFailed("body", parsed.error.issues);
      const call = await readIdempotentRequest(c.req, endpoint.path, text);
      return c.json(
        await receiveEnquiry(await readEnquiryContext(c), { service: slug, enquiry: parsed.data, call }),
        201,
      );
    });
  }
}

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
  };
}
