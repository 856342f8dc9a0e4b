import { useEffect, useState } from "react";
import useSWR from "swr";
import { accountEndpoints } from "#contract/account-endpoints.ts";
import { deskEndpoints } from "#contract/desk-endpoints.ts";
import { endpointPath } from "#contract/endpoints.ts";
import type { SubmissionAnswer, SubmissionChange } from "#contract/submission.ts";
import type { Colleagues } from "#contract/team.ts";
import { apiSend } from "#web/lib/api-client.ts";
import { useEndpoint } from "#web/lib/use-endpoint.ts";
import { showToast } from "#web/ui/toast.tsx";
import { deskMessages, isDenied, reasonOf } from "../kit/messages.ts";
import { useFreshSubmissions } from "./use-submissions.ts";

const fresh = { revalidateIfStale: true, dedupingInterval: 1000 };

/** One submission with its history. Opening a new one marks it as read, unless a colleague was faster. */
export function useSubmission(id: string) {
  const { data, error, mutate } = useSWR<SubmissionAnswer, unknown>(
    endpointPath(deskEndpoints.getSubmission, { id }),
    fresh,
  );
  const [isBusy, setIsBusy] = useState(false);
  const refreshLists = useFreshSubmissions();
  const submission = data?.data.submission;

  const send = async (body: SubmissionChange) => {
    const answer = (await apiSend(deskEndpoints.updateSubmission, { params: { id }, body })) as SubmissionAnswer;
    await mutate(answer, { revalidate: false });
    await refreshLists();
  };
  const isNew = submission?.status === "new" && !submission.spam;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened
  useEffect(() => {
    // A failure is no harm: it stays new, and opening it again marks it.
    if (isNew && submission.history.length === 0) send({ status: "read", from_status: "new" }).catch(() => undefined);
  }, [id, submission !== undefined]);

  return {
    submission,
    error,
    isBusy,
    retry: () => mutate(),
    /** @returns whether it was changed; what went wrong is said in a toast. */
    change: async (body: SubmissionChange): Promise<boolean> => {
      setIsBusy(true);
      try {
        await send(body);
        return true;
      } catch (failure) {
        const title = isDenied(failure) ? deskMessages.denied : deskMessages.notChanged;
        showToast({ tone: "bad", title, text: reasonOf(failure) });
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}

/** Those whom a submission can be given to. */
export function useColleagues(): Colleagues {
  return useEndpoint<Colleagues>(endpointPath(accountEndpoints.listColleagues)).data ?? [];
}
