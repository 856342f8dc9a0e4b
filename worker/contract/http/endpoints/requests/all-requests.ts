import type { allEndpoints } from "../all-endpoints.ts";
import type { RequestTable } from "../endpoint-tables.ts";
import { accountRequests } from "./account-requests.ts";
import { adminCatalogueRequests } from "./admin-catalogue-requests.ts";
import { adminRequests } from "./admin-requests.ts";
import { appointmentRequests } from "./appointment-requests.ts";
import { catalogueRequests } from "./catalogue-requests.ts";
import { peopleRequests } from "./people-requests.ts";
import { visitorRequests } from "./visitor-requests.ts";

/** What may be sent to all endpoints. */
export const allRequests = {
  ...visitorRequests,
  ...accountRequests,
  ...adminCatalogueRequests,
  ...adminRequests,
  ...peopleRequests,
  ...appointmentRequests,
  ...catalogueRequests,
} satisfies RequestTable<typeof allEndpoints>;
