import { accountEndpoints } from "./account-endpoints.ts";
import { endpoints } from "./endpoints.ts";
import { listingEndpoints } from "./listing-endpoints.ts";

/** Every call the worker answers below `/api/v1`, by its name. */
export const everyEndpoint = { ...endpoints, ...accountEndpoints, ...listingEndpoints };

export type EndpointName = keyof typeof everyEndpoint;
