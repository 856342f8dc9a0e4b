import {
  catalogueChangesSchema,
  cataloguePointerSchema,
  catalogueSchema,
} from "../../../catalogue/catalogue-schemas.ts";
import type { catalogueEndpoints } from "../catalogue-endpoints.ts";
import type { ResponseTable } from "../endpoint-tables.ts";

/** What is returned by the endpoints in catalogue-endpoints.ts. */
export const catalogueResponses = {
  getCatalogue: { summary: "Get all listed homes in one compressed document", response: catalogueSchema },
  getCataloguePointer: { summary: "Get the version of the current catalogue", response: cataloguePointerSchema },
  getCatalogueVersion: { summary: "Get the current catalogue by its version", response: catalogueSchema },
  getCatalogueChanges: {
    summary: "Get what changed since a version of the catalogue",
    response: catalogueChangesSchema,
  },
} satisfies ResponseTable<typeof catalogueEndpoints>;
