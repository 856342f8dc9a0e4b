import type { Route } from "#contract/endpoints/all-endpoints.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import type { OutboxItem } from "#web/lib/outbox/outbox.ts";

/** The specification misspells one path. */
const enquiryRoutes = {
  "real-estate": "POST /public/contact-us/real-estate",
  janitorial: "POST /public/constact-us/janitorial",
  "driving-school": "POST /public/contact-us/driving/school",
  health: "POST /public/contact-us/health",
  general: "POST /public/contact-us/general",
} as const satisfies Record<ServiceSlug, Route>;

/** Returns the route that an item is sent to; undefined if its service no longer exists. */
export const findRoute = ({ kind, service }: OutboxItem) =>
  kind === "appointment" ? "POST /public/appointments" : enquiryRoutes[service];
