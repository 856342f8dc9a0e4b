import { accountEndpoints } from "./account-endpoints.ts";
import { endpoints } from "./endpoints.ts";

/** Every call the worker answers below `/api/v1`, by its name. */
export const everyEndpoint = { ...endpoints, ...accountEndpoints };

export type EndpointName = keyof typeof everyEndpoint;
