import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";

/** SWR key of one property. */
export function detailKey(uuid: string): string {
  return endpointPath(visitorEndpoints.getProperty, { uuid });
}
