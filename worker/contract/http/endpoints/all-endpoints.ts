import { accountEndpoints } from "./account-endpoints.ts";
import { listingEndpoints } from "./admin-catalogue-endpoints.ts";
import { deskEndpoints } from "./admin-endpoints.ts";
import { endpoints } from "./visitor-endpoints.ts";

/** Every call the worker answers below `/api/v1`, by its name. */
export const everyEndpoint = { ...endpoints, ...accountEndpoints, ...listingEndpoints, ...deskEndpoints };

export type EndpointName = keyof typeof everyEndpoint;
