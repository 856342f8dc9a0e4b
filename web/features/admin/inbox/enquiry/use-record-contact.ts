import type { ContactWay } from "#contract/enquiries/channels.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { useRefreshEnquiry } from "#web/features/admin/shared/enquiries/use-refresh-enquiry.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/**
 * Returns a function that records a tap on a button that calls or writes to the sender. The browser finishes the request
 * even if the tap leaves the page.
 */
export function useRecordContact(id: string) {
  const refresh = useRefreshEnquiry();
  return async (by: ContactWay, text?: string): Promise<void> => {
    try {
      await apiSend(adminEndpoints.recordContact, {
        params: { id },
        body: { by, ...(text && { text }) },
        keepalive: true,
      });
      await refresh(id);
    } catch (failure) {
      showToast({ tone: "warn", title: "Not recorded in the history", text: errorText(failure) });
    }
  };
}
