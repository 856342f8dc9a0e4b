import { useSWRConfig } from "swr";
import { isEnquiriesKey } from "#web/admin/features/shared/enquiries/enquiry-lists.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Returns a function that reads an opened enquiry again, and the lists and numbers that show it. */
export function useRefreshEnquiry() {
  const { mutate } = useSWRConfig();
  return async (id: string): Promise<void> => {
    const detail = mutate(endpointKey("GET /contact/submissions/:id", { params: { id } }));
    // Not awaited: the person waits for the enquiry only.
    mutate(isEnquiriesKey).catch(() => undefined);
    mutate(endpointKey("GET /stats")).catch(() => undefined);
    await detail;
  };
}
