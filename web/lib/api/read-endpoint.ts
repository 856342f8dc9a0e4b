import { listStoredKeys } from "../storage/stored-value.ts";
import { apiGet } from "./api-client.ts";
import type { EndpointKey } from "./endpoint-key.ts";

/**
 * Reads an endpoint. If this phone holds the catalogue, that answers what the service does not.
 * @throws ApiError or NetworkError
 */
export function readEndpoint<Data>(key: EndpointKey<Data>): Promise<unknown> {
  const response = apiGet(key);
  // The mark of the catalogue. Its own code is not part of the first page.
  if (!listStoredKeys("catalogue")[0]) return response;
  // The code below handles the failure, after it has loaded.
  response.catch(() => undefined);
  return import("../catalogue/answer.ts").then(
    ({ answer }) => answer(key, response),
    () => response,
  );
}
