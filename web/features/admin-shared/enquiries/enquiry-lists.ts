import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { type InboxParams, toInboxSearchParams } from "./inbox-params.ts";

const listPath = endpointPath(adminEndpoints.listSubmissions);

/** Returns the key of a list in the cache. With a search text it is not a URL: see `fetchEnquiries`. */
export function enquiriesKey(params: InboxParams, limit: number = pageSizes.default): string {
  const query = toInboxSearchParams(params);
  query.set("limit", String(limit));
  if (params.cursor) query.set("cursor", params.cursor);
  return withQuery(listPath, query);
}

/**
 * Fetches a list directly. `mutate(key)` would swallow the error and return the previous list. A search is sent in a body,
 * because a URL with a name or an e-mail address would end up in logs.
 */
export async function fetchEnquiries(key: string): Promise<SubmissionList> {
  const params = new URLSearchParams(key.slice(listPath.length));
  const list = params.has("q")
    ? await apiSend(adminEndpoints.searchSubmissions, { body: Object.fromEntries(params) })
    : await apiGet(key);
  return list as SubmissionList;
}

/** Whether a key of the cache is that of a list of enquiries. */
export function isEnquiriesKey(key: unknown): boolean {
  return typeof key === "string" && key.startsWith(`${listPath}?`);
}
