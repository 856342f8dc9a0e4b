import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import type { Colleagues } from "#contract/admin/team.ts";
import type { SubmissionChange, SubmissionDetail, SubmissionResponse } from "#contract/enquiries/submission.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { adminMessages, errorReason } from "#web/features/admin/messages.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { liveSwrConfig } from "../live-swr-config.ts";
import { statusLabels } from "../status-badge.tsx";
import { useRefreshEnquiries } from "../use-enquiries.ts";
import { formerColleague } from "./enquiry-history.tsx";

/** One submission with its history. Opening a new one marks it as read, unless a colleague was faster. */
export function useEnquiryDetail(id: string) {
  const { data, error, mutate } = useSWR<SubmissionResponse, unknown>(
    endpointPath(adminEndpoints.getSubmission, { id }),
    liveSwrConfig,
  );
  const [isBusy, setIsBusy] = useState(false);
  const refreshLists = useRefreshEnquiries();
  const submission = data?.data.submission;
  const shown = useRef(submission);
  shown.current = submission;
  /** The change that is on its way, if one is. */
  const underWay = useRef<Promise<boolean>>(undefined);
  const inTurn = (act: () => Promise<boolean>): Promise<boolean> => {
    // What was decided before the one ahead of it failed is not done over what has come to light by that.
    const mine = (underWay.current ?? Promise.resolve(true)).then((isDone) => isDone && act());
    underWay.current = mine;
    return mine.finally(() => {
      if (underWay.current === mine) underWay.current = undefined;
    });
  };

  const send = async (body: SubmissionChange) => {
    const answer = (await apiSend(adminEndpoints.updateSubmission, { params: { id }, body })) as SubmissionResponse;
    shown.current = answer.data.submission;
    await mutate(answer, { revalidate: false });
    // Not waited for: what was typed is let go of as soon as it is stored.
    refreshLists().catch(() => undefined);
    return answer.data.submission;
  };
  // One that somebody has set back to new is meant to stay new.
  const isUnread =
    submission?.status === "new" &&
    !submission.spam &&
    !submission.history.some(({ field, to }) => field === "status" && to === "new");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened
  useEffect(() => {
    if (!isUnread) return;
    // A failure is no harm: it stays new, and opening it again marks it.
    inTurn(() =>
      send({ status: "read", from_status: "new" }).then(
        () => true,
        () => true,
      ),
    );
  }, [id, submission !== undefined]);

  const changeNow = async (body: SubmissionChange): Promise<boolean> => {
    setIsBusy(true);
    try {
      const now = await send({ ...body, ...(shown.current && shownStanding(body, shown.current)) });
      const meanwhile = meanwhileText(body, now);
      if (meanwhile) showToast({ tone: "warn", title: adminMessages.notChanged, text: meanwhile });
      return meanwhile === undefined;
    } catch (failure) {
      const title = isForbidden(failure) ? adminMessages.denied : adminMessages.notChanged;
      showToast({ tone: "bad", title, text: errorReason(failure) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    submission,
    error,
    isBusy,
    retry: () => mutate(),
    /**
     * Changes it as long as it still stands as it is shown: what a colleague has done meanwhile is shown, not undone.
     * One's own changes wait for each other.
     * @returns whether it is so now; what went wrong is said in a toast
     */
    change: (body: SubmissionChange) => inTurn(() => changeNow(body)),
  };
}

/** What the person saw when they decided to change it. */
function shownStanding({ status, assignee_id }: SubmissionChange, shown: SubmissionDetail): SubmissionChange {
  return {
    ...(status !== undefined && { from_status: shown.status }),
    ...(assignee_id !== undefined && { from_assignee_id: shown.assignee_id }),
  };
}

/** That a colleague was faster, if one was. */
function meanwhileText({ status, assignee_id }: SubmissionChange, now: SubmissionDetail): string | undefined {
  const who = (field: "status" | "assignee") =>
    now.history.findLast((change) => change.field === field)?.by ?? formerColleague;
  if (status !== undefined && now.status !== status) {
    return `${who("status")} has set it to ${statusLabels[now.status]} meanwhile. Have a look, then change it if you still want to.`;
  }
  if (assignee_id !== undefined && now.assignee_id !== assignee_id) {
    const whose = now.assignee ? `given it to ${now.assignee.username}` : "taken it from its colleague";
    return `${who("assignee")} has ${whose} meanwhile. Have a look, then change it if you still want to.`;
  }
  return undefined;
}

/** Those whom a submission can be given to. */
export function useColleagues(): Colleagues {
  return useEndpoint<Colleagues>(endpointPath(accountEndpoints.listColleagues)).data ?? [];
}
