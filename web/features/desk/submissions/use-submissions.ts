import { useEffect, useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import { deskEndpoints } from "#contract/desk-endpoints.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { pageSizes } from "#contract/property-options.ts";
import type { SubmissionList } from "#contract/submission.ts";
import { withQuery } from "#web/lib/paths.ts";
import { useLatest } from "#web/lib/use-latest.ts";
import { showToast } from "#web/ui/toast.tsx";
import { deskMessages, isDenied, loadFailure } from "../kit/messages.ts";
import { filterParams, type SubmissionAddress } from "./submission-address.ts";

const listPath = endpointPath(deskEndpoints.listSubmissions);

/** While the page is to be seen it asks this often, in milliseconds, whether something has come. */
const askAgainAfter = 20_000;

/** Staff see what is there now: what was read before is shown only until the answer comes. */
const fresh = {
  revalidateIfStale: true,
  revalidateOnFocus: true,
  dedupingInterval: 1000,
  refreshInterval: askAgainAfter,
};

export function submissionsKey(address: SubmissionAddress, limit: number = pageSizes.default): string {
  const params = filterParams(address);
  params.set("limit", String(limit));
  if (address.cursor) params.set("cursor", address.cursor);
  return withQuery(listPath, params);
}

/** One page of the desk's list, with how things stand; what arrives meanwhile appears by itself. */
export function useSubmissions(address: SubmissionAddress) {
  const { data, error, mutate } = useSWR<SubmissionList, unknown>(submissionsKey(address), fresh);
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
    const answer = await mutate().catch(() => undefined);
    if (answer) showToast({ tone: "good", ...deskMessages.refreshed });
  };
  return { list: useLatest(data), isCurrent: data !== undefined, error, refresh };
}

/** Reads again everything that tells of submissions. */
export function useFreshSubmissions() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === "string" && key.startsWith(`${listPath}?`));
}
