import { Hono } from "hono";
import { apiPrefix } from "#contract/http/endpoints/visitor-endpoints.ts";
import { noStore } from "#worker/http/cache-control.ts";
import { bigBodyGate } from "#worker/http/large-body-slots.ts";
import { observe } from "#worker/http/log-requests.ts";
import { accounts } from "#worker/modules/accounts/own-account/own-account.routes.ts";
import { signIn } from "#worker/modules/accounts/sign-in/sign-in.routes.ts";
import { staffCourses } from "#worker/modules/courses/admin-courses.routes.ts";
import { submissions } from "#worker/modules/enquiries/inbox/inbox.routes.ts";
import { uploads } from "#worker/modules/images/uploads.routes.ts";
import { staffProfessionals } from "#worker/modules/professionals/admin-professionals.routes.ts";
import { staffProperties } from "#worker/modules/properties/admin/admin-properties.routes.ts";
import { propertyTable } from "#worker/modules/properties/admin/property-import-export.routes.ts";
import { styleHashes } from "#worker/pages/page-document.ts";
import type { AppEnv } from "./env.ts";
import { gate } from "./http/authenticate.ts";
import { bindings } from "./http/bindings.ts";
import { onError, onUnknownPath } from "./http/errors.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { findHolder } from "./modules/accounts/sessions.repository.ts";
import { audit } from "./modules/audit/audit.routes.ts";
import { courses } from "./modules/courses/courses.routes.ts";
import { enquiries } from "./modules/enquiries/enquiries.routes.ts";
import { spooledPerson } from "./modules/enquiries/enquiry-spool.ts";
import { health } from "./modules/health/health.routes.ts";
import { images } from "./modules/images/images.routes.ts";
import { openApi } from "./modules/openapi/openapi.routes.ts";
import { privacy } from "./modules/privacy/privacy.routes.ts";
import { professionals } from "./modules/professionals/professionals.routes.ts";
import { properties } from "./modules/properties/properties.routes.ts";
import { selfTest } from "./modules/self-test/self-test.routes.ts";
import { site } from "./modules/site/site.routes.ts";
import { siteSettings } from "./modules/site/site-settings.routes.ts";
import { stats } from "./modules/stats/stats.routes.ts";
import { team } from "./modules/team/team.routes.ts";
import { pages } from "./pages/pages.routes.ts";
import { sitemap } from "./pages/sitemap.routes.ts";

/** The modules whose calls need no session. */
const publicModules = [properties, courses, professionals, enquiries, site, health, openApi, signIn];
/** The modules behind the gate, which reads from the contract's table who may call what. */
const protectedModules = [
  accounts,
  team,
  selfTest,
  staffProperties,
  uploads,
  staffCourses,
  staffProfessionals,
  submissions,
  stats,
  siteSettings,
  propertyTable,
  audit,
  privacy(spooledPerson),
];

/** The whole worker: calls below /api/v1, pictures below /images, and every page. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const bigBodies = bigBodyGate();
  app.use(async (c, next) => {
    c.set("bigBodies", bigBodies);
    await next();
  });
  app.use(observe, bindings, addSecurityHeaders(styleHashes));
  app.onError(onError);

  const api = new Hono<AppEnv>();
  api.use(noStore);
  for (const module of publicModules) api.route("/", module);
  api.use(gate(findHolder));
  for (const module of protectedModules) api.route("/", module);
  api.all("*", onUnknownPath);

  app.route(apiPrefix, api);
  app.route("/images", images);
  app.all("/api/*", onUnknownPath);
  app.all("/images/*", onUnknownPath);
  app.route("/", sitemap);
  app.route("/", pages);
  return app;
}
