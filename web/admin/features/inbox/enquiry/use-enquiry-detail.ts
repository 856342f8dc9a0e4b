import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EnquiryChange, EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { formerColleague, statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { liveSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { useRefreshEnquiries } from "../use-enquiries.ts";

/** Returns one enquiry and a function that changes it. Opening a new enquiry marks it as read. */
export function useEnquiryDetail(id: string) {
  const { data, error, mutate } = useEndpointData(
    endpointKey("GET /contact/submissions/:id", { params: { id } }),
    liveSwrConfig,
  );
  const [isBusy, setIsBusy] = useState(false);
  const refreshLists = useRefreshEnquiries();
  const enquiry = data?.data.submission;
  const latest = useRef(enquiry);
  latest.current = enquiry;
  const pendingChange = useRef<Promise<boolean>>(undefined);

  /** Runs changes one after the other. If one fails, the queued ones are dropped, because they may depend on it. */
  const enqueue = (run: () => Promise<boolean>): Promise<boolean> => {
    const queued = (pendingChange.current ?? Promise.resolve(true)).then((isSaved) => isSaved && run());
    pendingChange.current = queued;
    return queued.finally(() => {
      if (pendingChange.current === queued) pendingChange.current = undefined;
    });
  };

  const send = async (body: EnquiryChange) => {
    const response = await apiSend("PATCH /contact/submissions/:id", { params: { id }, body });
    latest.current = response.data.submission;
    await mutate(response, { revalidate: false });
    // Not awaited: the draft is cleared as soon as the change is saved.
    refreshLists().catch(() => undefined);
    return response.data.submission;
  };

  // An enquiry that was set back to new stays new.
  const isUnread =
    enquiry?.status === "new" &&
    !enquiry.spam &&
    !enquiry.history.some(({ field, to }) => field === "status" && to === "new");
  const markAsRead = useEffectEvent(() => {
    if (!isUnread) return;
    // A failure is harmless: the enquiry stays new until it is opened again.
    enqueue(() =>
      send({ status: "read", from_status: "new" }).then(
        () => true,
        () => true,
      ),
    );
  });
  const hasLoaded = enquiry !== undefined;
  useEffect(() => {
    if (hasLoaded) markAsRead();
  }, [hasLoaded]);

  const changeNow = async (body: EnquiryChange): Promise<boolean> => {
    setIsBusy(true);
    try {
      const updated = await send({ ...body, ...(latest.current && shownValues(body, latest.current)) });
      const conflict = conflictText(body, updated);
      if (conflict) showToast({ tone: "warn", title: adminMessages.notChanged, text: conflict });
      return conflict === undefined;
    } catch (failure) {
      const title = isForbidden(failure) ? adminMessages.denied : adminMessages.notChanged;
      showToast({ tone: "bad", title, text: errorText(failure) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    enquiry,
    error,
    isBusy,
    retry: () => mutate(),
    /**
     * Saves a change unless a colleague changed the same field first. Failures and conflicts are shown in a toast.
     * @returns whether the change was saved
     */
    change: (body: EnquiryChange) => enqueue(() => changeNow(body)),
  };
}

/** Returns the values on which the change is based, so that the server can detect a conflict. */
function shownValues({ status, assignee_id }: EnquiryChange, shown: EnquiryDetail): EnquiryChange {
  return {
    ...(status !== undefined && { from_status: shown.status }),
    ...(assignee_id !== undefined && { from_assignee_id: shown.assignee_id }),
  };
}

const conflictAdvice = "Check the enquiry, then change it if you still want to.";

/** Returns the message about a colleague's earlier change; undefined if there was none. */
function conflictText({ status, assignee_id }: EnquiryChange, updated: EnquiryDetail): string | undefined {
  const getAuthor = (field: "status" | "assignee") =>
    updated.history.filter((change) => change.field === field).pop()?.by ?? formerColleague;
  if (status !== undefined && updated.status !== status) {
    return `${getAuthor("status")} has already set it to ${statusLabels[updated.status]}. ${conflictAdvice}`;
  }
  if (assignee_id !== undefined && updated.assignee_id !== assignee_id) {
    const change = updated.assignee ? `assigned it to ${updated.assignee.username}` : "unassigned it";
    return `${getAuthor("assignee")} has already ${change}. ${conflictAdvice}`;
  }
  return undefined;
}
