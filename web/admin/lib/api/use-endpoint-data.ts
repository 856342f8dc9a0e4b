import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import type { EndpointKey } from "#web/lib/api/endpoint-key.ts";

/**
 * Returns the data of an endpoint with the given settings of SWR. The screens of visitors use `useEndpoint`, for which the
 * data in a page from the server counts as fresh.
 * @param key from `endpointKey`; null reads nothing
 */
export const useEndpointData = <Data>(
  key: EndpointKey<Data> | null,
  settings?: SWRConfiguration,
): SWRResponse<Data, unknown> => useSWR<Data, unknown>(key, settings);
