import { accountEndpoints } from "./account-endpoints.ts";
import { adminCatalogueEndpoints } from "./admin-catalogue-endpoints.ts";
import { adminEndpoints } from "./admin-endpoints.ts";
import { visitorEndpoints } from "./visitor-endpoints.ts";

/** Every call the worker answers below `/api/v1`, by its name. */
export const allEndpoints = { ...visitorEndpoints, ...accountEndpoints, ...adminCatalogueEndpoints, ...adminEndpoints };

export type EndpointName = keyof typeof allEndpoints;
