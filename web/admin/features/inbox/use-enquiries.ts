import { useEffect } from "react";
import { useSWRConfig } from "swr";
import {
  enquiriesKey,
  fetchEnquiries,
  isEnquiriesKey,
  useEnquiryList,
} from "#web/admin/features/shared/enquiries/enquiry-lists.ts";
import type { InboxParams } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { enquiriesLoadFailureText, inboxMessages } from "#web/admin/features/shared/enquiries/messages.ts";
import { isForbidden, isUnauthorized } from "#web/lib/api/api-error.ts";
import { useLastDefined } from "#web/lib/api/use-last-defined.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** Returns one page of the inbox. It polls, so new enquiries appear without a reload. */
export function useEnquiries(params: InboxParams) {
  const key = enquiriesKey(params);
  const { data, error, mutate } = useEnquiryList(key);
  useEffect(() => {
    // The login page replaces the list.
    if (isUnauthorized(error)) showToast({ tone: "bad", ...inboxMessages.notAuthenticated });
  }, [error]);
  const refresh = async () => {
    try {
      await mutate(fetchEnquiries(key), { revalidate: false });
      showToast({ tone: "good", ...inboxMessages.refreshed });
    } catch (failure) {
      // The screen shows why the list could not be read before, and that the right to it has ended.
      if (isForbidden(failure)) await mutate();
      else if (error === undefined) showToast({ tone: "bad", ...enquiriesLoadFailureText(failure) });
    }
  };
  return { list: useLastDefined(data), isCurrent: data !== undefined, error, refresh };
}

/** Returns a function that revalidates every cached list of enquiries. */
export function useRefreshEnquiries() {
  const { mutate } = useSWRConfig();
  return () => mutate(isEnquiriesKey);
}
