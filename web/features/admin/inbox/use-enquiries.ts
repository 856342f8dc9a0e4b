import { useEffect, useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { deskEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { deskMessages, loadFailure } from "#web/features/admin/messages.ts";
import { apiGet } from "#web/lib/api/api-client.ts";
import { isDenied } from "#web/lib/api/api-error.ts";
import { useLatest } from "#web/lib/api/use-last-defined.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { filterParams, type SubmissionAddress } from "./inbox-params.ts";
import { live } from "./live-swr-config.ts";

const listPath = endpointPath(deskEndpoints.listSubmissions);

export function submissionsKey(address: SubmissionAddress, limit: number = pageSizes.default): string {
  const params = filterParams(address);
  params.set("limit", String(limit));
  if (address.cursor) params.set("cursor", address.cursor);
  return withQuery(listPath, params);
}

/** Asks for a list itself, so that a failure is known: SWR's own revalidation gives the list from before then. */
export const readSubmissions = (key: string) => apiGet(key) as Promise<SubmissionList>;

/** One page of the desk's list, with how things stand; what arrives meanwhile appears by itself. */
export function useSubmissions(address: SubmissionAddress) {
  const key = submissionsKey(address);
  const { data, error, mutate } = useSWR<SubmissionList, unknown>(key, live);
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (!error) {
      said.current = undefined;
      return;
    }
    const failure = loadFailure(error);
    // Asking again in the background says the same thing once.
    if (isDenied(error) || said.current === failure.text) return;
    said.current = failure.text;
    showToast({ tone: "bad", ...failure });
  }, [error]);
  const refresh = async () => {
    try {
      await mutate(readSubmissions(key), { revalidate: false });
      showToast({ tone: "good", ...deskMessages.refreshed });
    } catch (failure) {
      const { title, text } = loadFailure(failure);
      showToast({ tone: "bad", title: isDenied(failure) ? deskMessages.denied : title, text });
    }
  };
  return { list: useLatest(data), isCurrent: data !== undefined, error, refresh };
}

/** Reads again everything that tells of submissions. */
export function useFreshSubmissions() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === "string" && key.startsWith(`${listPath}?`));
}
