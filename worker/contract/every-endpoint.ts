import { accountEndpoints } from "./account-endpoints.ts";
import { deskEndpoints } from "./desk-endpoints.ts";
import { endpoints } from "./endpoints.ts";
import { listingEndpoints } from "./listing-endpoints.ts";

/** Every call the worker answers below `/api/v1`, by its name. */
export const everyEndpoint = { ...endpoints, ...accountEndpoints, ...listingEndpoints, ...deskEndpoints };

export type EndpointName = keyof typeof everyEndpoint;
