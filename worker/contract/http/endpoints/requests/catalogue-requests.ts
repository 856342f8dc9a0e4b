import { catalogueChangesQuerySchema, catalogueVersionParams } from "../../../catalogue/catalogue-schemas.ts";
import type { catalogueEndpoints } from "../catalogue-endpoints.ts";
import type { RequestTable } from "../endpoint-tables.ts";

/** What may be sent to the endpoints in catalogue-endpoints.ts. */
export const catalogueRequests = {
  getCatalogueVersion: { params: catalogueVersionParams },
  getCatalogueChanges: { query: catalogueChangesQuerySchema },
} satisfies RequestTable<typeof catalogueEndpoints>;
