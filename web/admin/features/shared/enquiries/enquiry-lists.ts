import useSWR from "swr";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { liveSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { type InboxParams, toInboxSearchParams } from "./inbox-params.ts";

const keyName = "enquiries";

/** The key of a list in the cache, with its parameters. It is no URL: see `fetchEnquiries`. */
export type EnquiriesKey = readonly [name: typeof keyName, params: string];

export function enquiriesKey(params: InboxParams, limit: number = pageSizes.default): EnquiriesKey {
  const query = toInboxSearchParams(params);
  query.set("limit", String(limit));
  if (params.cursor) query.set("cursor", params.cursor);
  return [keyName, String(query)];
}

/**
 * Fetches a list directly. `mutate(key)` would swallow the error and return the previous list. A search is sent in a body,
 * because a URL with a name or an e-mail address would end up in logs.
 */
export async function fetchEnquiries([, text]: EnquiriesKey): Promise<EnquiryList> {
  const params = new URLSearchParams(text);
  return params.has("q")
    ? apiSend("POST /contact/submissions/search", { body: Object.fromEntries(params) })
    : apiGet(endpointKey("GET /contact/submissions", { filters: params }));
}

/** Returns a list, which polls. @param key null reads nothing */
export const useEnquiryList = (key: EnquiriesKey | null) =>
  useSWR<EnquiryList, unknown, EnquiriesKey | null>(key, fetchEnquiries, liveSwrConfig);

/** Whether a key of the cache is that of a list of enquiries. */
export function isEnquiriesKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === keyName;
}
