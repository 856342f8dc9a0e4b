import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import {
  enquiriesKey,
  fetchEnquiries,
  isEnquiriesKey,
  useEnquiryList,
} from "#web/admin/features/shared/enquiries/enquiry-lists.ts";
import type { InboxParams } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { enquiriesLoadFailureText, inboxMessages } from "#web/admin/features/shared/enquiries/messages.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** Returns one page of the inbox. It polls, so new enquiries appear without a reload. */
export function useEnquiries(params: InboxParams) {
  const key = enquiriesKey(params);
  const { data, error, mutate } = useEnquiryList(key);
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
  return () => mutate(isEnquiriesKey);
}
