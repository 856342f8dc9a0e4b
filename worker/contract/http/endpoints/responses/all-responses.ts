import type { allEndpoints } from "../all-endpoints.ts";
import type { ResponseTable } from "../endpoint-tables.ts";
import { accountResponses } from "./account-responses.ts";
import { adminCatalogueResponses } from "./admin-catalogue-responses.ts";
import { adminResponses } from "./admin-responses.ts";
import { appointmentResponses } from "./appointment-responses.ts";
import { catalogueResponses } from "./catalogue-responses.ts";
import { peopleResponses } from "./people-responses.ts";
import { systemResponses } from "./system-responses.ts";
import { visitorResponses } from "./visitor-responses.ts";

/** What all endpoints return. */
export const allResponses = {
  ...visitorResponses,
  ...accountResponses,
  ...adminCatalogueResponses,
  ...adminResponses,
  ...peopleResponses,
  ...appointmentResponses,
  ...catalogueResponses,
  ...systemResponses,
} satisfies ResponseTable<typeof allEndpoints>;
