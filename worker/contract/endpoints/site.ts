import { cachedRead, endpoint, uncachedRead } from "../http/endpoint.ts";
import { siteResponseSchema, siteUpdateSchema } from "../site/site-details-schema.ts";
import { verifyQuerySchema, verifyResponseSchema } from "../site/verify.ts";

/** The business details. */
export const siteEndpoints = {
  getSite: endpoint("GET /site", "public", {
    summary: "Get the business details",
    response: siteResponseSchema,
    ...cachedRead,
  }),
  updateSite: endpoint("PUT /site", "super_admin", {
    summary: "Save the business details",
    errors: { 409: "Another version was saved since" },
    body: siteUpdateSchema,
    response: siteResponseSchema,
    maxBodyBytes: 64 * 1024,
  }),
  verify: endpoint("GET /public/verify", "public", {
    summary: "Check whether the numbers, links and references in a text are the business's own",
    query: verifyQuerySchema,
    response: verifyResponseSchema,
    ...uncachedRead,
    limiter: "checks",
  }),
};
