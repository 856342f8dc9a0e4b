import { useSWRConfig } from "swr";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { isEnquiriesKey } from "#web/admin/features/shared/enquiries/enquiry-lists.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Returns a function that reads an opened enquiry again, and the lists and numbers that show it. */
export function useRefreshEnquiry() {
  const { mutate } = useSWRConfig();
  return async (id: string): Promise<void> => {
    const detail = mutate(endpointKey(adminEndpoints.getSubmission, { params: { id } }));
    // Not awaited: the person waits for the enquiry only.
    mutate(isEnquiriesKey).catch(() => undefined);
    mutate(endpointKey(adminEndpoints.getStats)).catch(() => undefined);
    await detail;
  };
}
