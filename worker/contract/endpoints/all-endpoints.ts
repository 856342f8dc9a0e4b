import { accountEndpoints } from "./accounts.ts";
import { adminPropertyEndpoints } from "./admin-properties.ts";
import { alertEndpoints } from "./alerts.ts";
import { appointmentEndpoints } from "./appointments.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { enquiryEndpoints } from "./enquiries.ts";
import { imageEndpoints } from "./images.ts";
import { inboxEndpoints } from "./inbox.ts";
import { operationsEndpoints } from "./operations.ts";
import { ownerEndpoints } from "./owners.ts";
import { peopleEndpoints } from "./people.ts";
import { privacyEndpoints } from "./privacy.ts";
import { propertyEndpoints } from "./properties.ts";
import { propertyImportEndpoints } from "./property-imports.ts";
import { serviceEndpoints } from "./services.ts";
import { siteEndpoints } from "./site.ts";
import { statsEndpoints } from "./stats.ts";
import { teamEndpoints } from "./team.ts";
import { wantEndpoints } from "./wants.ts";

/** All endpoints of the API by name. Import it as a type in the web app, so that browsers do not load the schemas. */
export const allEndpoints = {
  ...accountEndpoints,
  ...adminPropertyEndpoints,
  ...alertEndpoints,
  ...appointmentEndpoints,
  ...catalogueEndpoints,
  ...enquiryEndpoints,
  ...imageEndpoints,
  ...inboxEndpoints,
  ...operationsEndpoints,
  ...ownerEndpoints,
  ...peopleEndpoints,
  ...privacyEndpoints,
  ...propertyEndpoints,
  ...propertyImportEndpoints,
  ...serviceEndpoints,
  ...siteEndpoints,
  ...statsEndpoints,
  ...teamEndpoints,
  ...wantEndpoints,
};

export type EndpointName = keyof typeof allEndpoints;

/** The endpoints by route, as the web app names them: `Api["GET /people/:id"]`. */
export type Api = { [Name in EndpointName as (typeof allEndpoints)[Name]["route"]]: (typeof allEndpoints)[Name] };

/** Method and path of an endpoint: `GET /people/:id`. */
export type Route = keyof Api;
