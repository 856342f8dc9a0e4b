import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";
import { type InboxParams, toInboxSearchParams } from "./inbox-params.ts";

const listPath = endpointKey(adminEndpoints.listSubmissions);

/** Returns the key of a list in the cache. With a search text it is not a URL: see `fetchEnquiries`. */
export function enquiriesKey(params: InboxParams, limit: number = pageSizes.default): EndpointKey<SubmissionList> {
  const query = toInboxSearchParams(params);
  query.set("limit", String(limit));
  if (params.cursor) query.set("cursor", params.cursor);
  return endpointKey(adminEndpoints.listSubmissions, { filters: query });
}

/**
 * Fetches a list directly. `mutate(key)` would swallow the error and return the previous list. A search is sent in a body,
 * because a URL with a name or an e-mail address would end up in logs.
 */
export async function fetchEnquiries(key: EndpointKey<SubmissionList>): Promise<SubmissionList> {
  const params = new URLSearchParams(key.slice(listPath.length));
  return params.has("q")
    ? apiSend(adminEndpoints.searchSubmissions, { body: Object.fromEntries(params) })
    : apiGet(key);
}

/** Whether a key of the cache is that of a list of enquiries. */
export function isEnquiriesKey(key: unknown): boolean {
  return typeof key === "string" && key.startsWith(`${listPath}?`);
}
