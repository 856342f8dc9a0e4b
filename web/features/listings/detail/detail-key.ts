import { endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";

/** The SWR key of one listing. */
export function detailKey(uuid: string): string {
  return endpointPath(visitorEndpoints.getProperty, { uuid });
}
