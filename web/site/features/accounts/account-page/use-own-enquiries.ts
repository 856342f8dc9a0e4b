import { useEffect, useEffectEvent, useState } from "react";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { type Receipt, readReceipts } from "#web/lib/offline/enquiry-receipts.ts";
import { readAccountId } from "#web/lib/session/account-id.ts";

const enquiriesKey = endpointKey("GET /auth/enquiries");

/** The receipt of an enquiry with its id. */
export type OpenReceipt = Receipt & { id: string };

/**
 * Returns the enquiries of the account, and the receipts of this browser that may belong to it. Those with the address of
 * the account are added by themselves, once.
 */
export function useOwnEnquiries() {
  const { data, error, mutate } = useEndpoint(enquiriesKey);
  const [wereOffered, setWereOffered] = useState(false);
  const enquiries = data?.data.enquiries;
  const open = enquiries ? findOpenReceipts(enquiries) : [];

  const claim = async (contact?: string) => {
    const body = { receipts: open.map(({ id }) => id), contact };
    const claimed = await apiSend("POST /auth/enquiries", { body });
    await mutate(claimed, { revalidate: false });
  };

  const offer = useEffectEvent(() => {
    if (wereOffered) return;
    // A failure is not shown: the person can add the enquiries with the form, and the next visit tries again.
    const offered = open.length > 0 ? claim().catch(() => undefined) : Promise.resolve();
    void offered.then(() => setWereOffered(true));
  });
  const hasLoaded = enquiries !== undefined;
  useEffect(() => {
    if (hasLoaded) offer();
  }, [hasLoaded]);

  return { enquiries, error, reload: mutate, claim, open: wereOffered ? open : [] };
}

/** Returns the receipts of enquiries that are not in the list and were not sent by another account. */
function findOpenReceipts(enquiries: MyEnquiriesResponse["data"]["enquiries"]): OpenReceipt[] {
  const [listed, account] = [new Set(enquiries.map(({ id }) => id)), readAccountId()];
  return readReceipts()
    .filter((receipt): receipt is OpenReceipt => receipt.id !== null && !listed.has(receipt.id))
    .filter((receipt) => receipt.account === undefined || receipt.account === account)
    .slice(0, accountLimits.receipts);
}
