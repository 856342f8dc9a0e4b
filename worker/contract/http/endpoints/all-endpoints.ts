import { accountEndpoints } from "./account-endpoints.ts";
import { adminCatalogueEndpoints } from "./admin-catalogue-endpoints.ts";
import { adminEndpoints } from "./admin-endpoints.ts";
import { appointmentEndpoints } from "./appointment-endpoints.ts";
import { catalogueEndpoints } from "./catalogue-endpoints.ts";
import { peopleEndpoints } from "./people-endpoints.ts";
import { systemEndpoints } from "./system-endpoints.ts";
import { visitorEndpoints } from "./visitor-endpoints.ts";

/** All API endpoints by name. */
export const allEndpoints = {
  ...visitorEndpoints,
  ...accountEndpoints,
  ...adminCatalogueEndpoints,
  ...adminEndpoints,
  ...peopleEndpoints,
  ...appointmentEndpoints,
  ...catalogueEndpoints,
  ...systemEndpoints,
};

export type EndpointName = keyof typeof allEndpoints;
