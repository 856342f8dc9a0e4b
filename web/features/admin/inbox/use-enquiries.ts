import { useEffect, useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { adminMessages } from "#web/features/admin/messages.ts";
import { liveSwrConfig } from "#web/features/admin/swr-configs.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { type InboxParams, toInboxSearchParams } from "./inbox-params.ts";
import { enquiriesLoadFailureText, inboxMessages } from "./messages.ts";

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

/** Returns one page of the inbox. It polls, so new enquiries appear without a reload. */
export function useEnquiries(params: InboxParams) {
  const key = enquiriesKey(params);
  const { data, error, mutate } = useSWR<SubmissionList, unknown>(key, fetchEnquiries, liveSwrConfig);
  const shownFailure = useRef<string>(undefined);
  useEffect(() => {
    if (!error) {
      shownFailure.current = undefined;
      return;
    }
    const failure = enquiriesLoadFailureText(error);
    // Polling repeats the failure; one toast is enough.
    if (isForbidden(error) || shownFailure.current === failure.text) return;
    shownFailure.current = failure.text;
    showToast({ tone: "bad", ...failure });
  }, [error]);
  const refresh = async () => {
    try {
      await mutate(fetchEnquiries(key), { revalidate: false });
      showToast({ tone: "good", ...inboxMessages.refreshed });
    } catch (failure) {
      const { title, text } = enquiriesLoadFailureText(failure);
      showToast({ tone: "bad", title: isForbidden(failure) ? adminMessages.denied : title, text });
    }
  };
  return { list: useLastDefined(data), isCurrent: data !== undefined, error, refresh };
}

/** Returns a function that revalidates every cached list of enquiries. */
export function useRefreshEnquiries() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === "string" && key.startsWith(`${listPath}?`));
}
