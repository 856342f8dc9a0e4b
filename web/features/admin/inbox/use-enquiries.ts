import { useEffect, useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { adminMessages, enquiriesLoadFailureText } from "#web/features/admin/messages.ts";
import { apiGet } from "#web/lib/api/api-client.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { type InboxParams, toInboxSearchParams } from "./inbox-params.ts";
import { liveSwrConfig } from "./live-swr-config.ts";

const listPath = endpointPath(adminEndpoints.listSubmissions);

export function enquiriesKey(address: InboxParams, limit: number = pageSizes.default): string {
  const params = toInboxSearchParams(address);
  params.set("limit", String(limit));
  if (address.cursor) params.set("cursor", address.cursor);
  return withQuery(listPath, params);
}

/** Asks for a list itself, so that a failure is known: SWR's own revalidation gives the list from before then. */
export const fetchEnquiries = (key: string) => apiGet(key) as Promise<SubmissionList>;

/** One page of the desk's list, with how things stand; what arrives meanwhile appears by itself. */
export function useEnquiries(address: InboxParams) {
  const key = enquiriesKey(address);
  const { data, error, mutate } = useSWR<SubmissionList, unknown>(key, liveSwrConfig);
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (!error) {
      said.current = undefined;
      return;
    }
    const failure = enquiriesLoadFailureText(error);
    // Asking again in the background says the same thing once.
    if (isForbidden(error) || said.current === failure.text) return;
    said.current = failure.text;
    showToast({ tone: "bad", ...failure });
  }, [error]);
  const refresh = async () => {
    try {
      await mutate(fetchEnquiries(key), { revalidate: false });
      showToast({ tone: "good", ...adminMessages.refreshed });
    } catch (failure) {
      const { title, text } = enquiriesLoadFailureText(failure);
      showToast({ tone: "bad", title: isForbidden(failure) ? adminMessages.denied : title, text });
    }
  };
  return { list: useLastDefined(data), isCurrent: data !== undefined, error, refresh };
}

/** Reads again everything that tells of submissions. */
export function useRefreshEnquiries() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === "string" && key.startsWith(`${listPath}?`));
}
