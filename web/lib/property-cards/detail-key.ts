import type { PropertyDetailResponse, RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { type EndpointKey, endpointKey } from "../api/endpoint-key.ts";

/** SWR key of one property. Only a page starts with the data of a removed one, or with null for an unknown one. */
export function detailKey(uuid: string): EndpointKey<PropertyDetailResponse | RemovedPropertyResponse | null> {
  return endpointKey("GET /public/properties/:uuid", { params: { uuid } });
}
