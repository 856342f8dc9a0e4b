import { Hono } from "hono";
import { apiPrefix } from "#contract/http/api-path.ts";
import { answers } from "#worker/flows/answers/answers.routes.ts";
import { dashboard } from "#worker/flows/dashboard/dashboard.routes.ts";
import { invalidateCacheSoon } from "#worker/flows/edge-cache/invalidate-cache-soon.ts";
import { adminHealth, health } from "#worker/flows/health/health.routes.ts";
import { shareImages } from "#worker/flows/image-files/share-images.routes.ts";
import { privacy } from "#worker/flows/privacy/privacy.routes.ts";
import { search } from "#worker/flows/search/search.routes.ts";
import { verification } from "#worker/flows/verify/verify.routes.ts";
import { afterChanges } from "#worker/http/after-changes.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { gate } from "#worker/http/authenticate.ts";
import { controlCaching } from "#worker/http/caching/control-caching.ts";
import { chooseDatabase } from "#worker/http/database/choose-database.ts";
import { onError, onUnknownPath } from "#worker/http/error-handler.ts";
import { logRequests } from "#worker/http/log-requests.ts";
import { requirePolicies } from "#worker/http/matched-endpoint.ts";
import { applyPolicy, limitAccount } from "#worker/http/policies/apply-policy.ts";
import { limitPages } from "#worker/http/policies/limit-pages.ts";
import { addSecurityHeaders } from "#worker/http/security-headers.ts";
import { ownAccount } from "#worker/modules/accounts/own-account/own-account.routes.ts";
import { secondStep } from "#worker/modules/accounts/second-factor/second-step.routes.ts";
import { signIn } from "#worker/modules/accounts/sign-in/sign-in.routes.ts";
import { findHolder } from "#worker/modules/accounts/token-pairs.repository.ts";
import { alerts } from "#worker/modules/alerts/alerts.routes.ts";
import { adminAppointments } from "#worker/modules/appointments/admin-appointments.routes.ts";
import { booking } from "#worker/modules/appointments/booking.routes.ts";
import { calendarFiles, resources } from "#worker/modules/appointments/resources/resources.routes.ts";
import { audit } from "#worker/modules/audit/audit.routes.ts";
import { catalogue } from "#worker/modules/catalogue/catalogue.routes.ts";
import { enquiries } from "#worker/modules/enquiries/enquiries.routes.ts";
import { inbox } from "#worker/modules/enquiries/inbox/inbox.routes.ts";
import { inboxActions } from "#worker/modules/enquiries/inbox/inbox-actions.routes.ts";
import { images } from "#worker/modules/images/images.routes.ts";
import { uploads } from "#worker/modules/images/uploads.routes.ts";
import { openApi } from "#worker/modules/openapi/openapi.routes.ts";
import { policyReports } from "#worker/modules/operations/policy-reports.routes.ts";
import { ownerLinks, owners } from "#worker/modules/owners/owners.routes.ts";
import { people } from "#worker/modules/people/people.routes.ts";
import { adminProperties } from "#worker/modules/properties/admin/admin-properties.routes.ts";
import { propertyImportExport } from "#worker/modules/properties/admin/property-import-export.routes.ts";
import { propertyConfirmation } from "#worker/modules/properties/confirm/confirm.routes.ts";
import { properties } from "#worker/modules/properties/properties.routes.ts";
import { replyTemplates } from "#worker/modules/reply-templates/reply-templates.routes.ts";
import { selfTest } from "#worker/modules/self-test/self-test.routes.ts";
import { adminServiceItemRoutes } from "#worker/modules/service-items/admin-service-items.routes.ts";
import { courseType, professionalType } from "#worker/modules/service-items/service-item-types.ts";
import { serviceItemRoutes } from "#worker/modules/service-items/service-items.routes.ts";
import { site } from "#worker/modules/site/site.routes.ts";
import { siteSettings } from "#worker/modules/site/site-settings.routes.ts";
import { team } from "#worker/modules/team/team.routes.ts";
import { webVitalReports, webVitalStats } from "#worker/modules/visits/web-vitals.routes.ts";
import { adminWants } from "#worker/modules/wants/admin-wants.routes.ts";
import { publicWants } from "#worker/modules/wants/public-wants.routes.ts";
import { tellWantsSoon } from "#worker/modules/wants/telling/tell-wants-soon.ts";
import { adminPages } from "#worker/pages/admin-pages.routes.ts";
import { appointmentPages } from "#worker/pages/appointments/appointment-pages.routes.ts";
import { feeds } from "#worker/pages/feeds/feeds.routes.ts";
import { ownerPages } from "#worker/pages/owners/owner-pages.routes.ts";
import { scriptHashes, styleHashes } from "#worker/pages/page-document.ts";
import { pages } from "#worker/pages/pages.routes.ts";
import { shortLinks } from "#worker/pages/short-links.routes.ts";
import { sitemap } from "#worker/pages/sitemap/sitemap.routes.ts";
import { verifyPage } from "#worker/pages/verify-page.routes.ts";
import { wantPages } from "#worker/pages/wants/want-pages.routes.ts";
import { provideBindings } from "./provide-bindings.ts";

/** Modules with endpoints that need no session. */
const publicModules = [
  properties,
  serviceItemRoutes(courseType),
  serviceItemRoutes(professionalType),
  enquiries,
  booking,
  publicWants,
  calendarFiles,
  ownerLinks,
  site,
  catalogue,
  verification,
  health,
  policyReports,
  webVitalReports,
  openApi,
  signIn,
];
/** Modules with endpoints that require a session. The gate checks the role that the endpoint table states. */
const protectedModules = [
  ownAccount,
  secondStep,
  team,
  selfTest,
  adminProperties,
  propertyConfirmation,
  uploads,
  shareImages,
  adminServiceItemRoutes(courseType),
  adminServiceItemRoutes(professionalType),
  inbox,
  adminAppointments,
  resources,
  people,
  adminWants,
  owners,
  inboxActions,
  alerts,
  dashboard,
  search,
  answers,
  replyTemplates,
  webVitalStats,
  adminHealth,
  siteSettings,
  propertyImportExport,
  audit,
  privacy,
];

/** Creates the worker application: the API under /api/v1, images under /images, and all pages. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(
    logRequests,
    provideBindings(),
    chooseDatabase,
    controlCaching,
    addSecurityHeaders({ scriptHashes, styleHashes }),
  );
  app.onError(onError);

  const api = new Hono<AppEnv>();
  api.use(applyPolicy);
  // Without a session, owners change homes and visitors take seats.
  for (const path of ["/public/owner/*", "/public/appointments/*"]) api.use(path, afterChanges(invalidateCacheSoon));
  for (const module of publicModules) api.route("/", module);
  api.use(gate(findHolder), limitAccount, afterChanges(invalidateCacheSoon), afterChanges(tellWantsSoon));
  for (const module of protectedModules) api.route("/", module);
  api.all("*", onUnknownPath);

  app.route(apiPrefix, api);
  app.route("/images", images);
  app.all("/api/*", onUnknownPath);
  app.all("/images/*", onUnknownPath);
  app.use(limitPages);
  for (const path of ["/owner/*", "/book/*", "/appointment/*"]) app.use(path, afterChanges(invalidateCacheSoon));
  app.route("/", sitemap);
  app.route("/", feeds);
  app.route("/", shortLinks);
  app.route("/", appointmentPages);
  app.route("/", wantPages);
  app.route("/", ownerPages);
  app.route("/", verifyPage);
  app.route("/", adminPages);
  app.route("/", pages);
  requirePolicies(app.routes);
  return app;
}
