import type { ContactWay } from "#contract/enquiries/channels.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { peopleEndpoints } from "#contract/http/endpoints/people-endpoints.ts";
import type { Person } from "#contract/people/person.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { isOpenEnquiry } from "./open-enquiries.ts";

/** Records a tap on a button that calls or writes to a person. */
export type RecordCall = (by: ContactWay) => void;

/**
 * Returns a function that records a tap on a button that calls or writes to a person: with the newest open enquiry, else
 * with the person. The browser finishes the request even if the tap leaves the page.
 */
export function useRecordCall({ id, enquiries }: Person, reload: () => void): RecordCall {
  return async (by) => {
    const open = enquiries.find(isOpenEnquiry);
    const endpoint = open ? adminEndpoints.recordContact : peopleEndpoints.recordPersonContact;
    try {
      await apiSend(endpoint, { params: { id: open?.id ?? id }, body: { by }, keepalive: true });
      reload();
    } catch (failure) {
      showToast({ tone: "warn", title: "Not recorded in the history", text: errorText(failure) });
    }
  };
}
