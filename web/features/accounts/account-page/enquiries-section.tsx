import { useEffect } from "react";
import type { MyEnquiriesResponse } from "#contract/accounts/account.ts";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { findService } from "#contract/services/services.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { readReceipts } from "#web/lib/offline/enquiry-receipts.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { AccountSection } from "./account-section.tsx";
import { ListState } from "./list-state.tsx";

const enquiriesKey = endpointPath(accountEndpoints.listMyEnquiries);

/** What a status means to whoever asked. */
const statusWords = { new: "Received", read: "Being looked at", replied: "Answered", closed: "Closed" } as const;

/** Inquiries sent while signed in, and those whose receipts this browser holds; never found by e-mail or phone. */
export function EnquiriesSection() {
  const { data, error, mutate } = useEndpoint<MyEnquiriesResponse>(enquiriesKey);
  const known = data?.data.enquiries;

  useEffect(() => {
    if (!known) return;
    const receipts = readReceipts()
      .flatMap(({ id }) => (id && !known.some((one) => one.id === id) ? [id] : []))
      .slice(0, accountLimits.receipts);
    if (receipts.length === 0 || isClaimed(receipts)) return;
    apiSend(accountEndpoints.claimEnquiries, { body: { receipts } })
      .then((claimed) => mutate(claimed as MyEnquiriesResponse, { revalidate: false }))
      .catch(() => claimed.clear());
  }, [known, mutate]);

  return (
    <AccountSection id="inquiries" title="Your inquiries" lead="Those you sent while signed in, or from this browser.">
      <ListState
        error={error}
        isLoading={!known}
        isEmpty={known?.length === 0}
        onRetry={mutate}
        empty={
          <>
            Nothing yet. <Link to={paths.contact}>Send us a message</Link>
          </>
        }
      >
        <ul>
          {known?.map(({ id, reference, service, status, subject, message, submitted_at, property_uuid }) => (
            <li key={id} className="border-t border-line py-3">
              <div className="flex flex-wrap justify-between gap-x-4">
                <p className="font-bold">{subject ?? findService(service)?.label}</p>
                <p className="text-1 font-bold text-ocean">{statusWords[status]}</p>
              </div>
              {message && <p className="mt-1 whitespace-pre-line">{message}</p>}
              <p className="mt-1 text-1 text-ink2">
                {reference}, {formatDate(submitted_at)}
                {property_uuid && (
                  <>
                    {" · "}
                    <Link to={paths.property(property_uuid)}>See the home</Link>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </ListState>
    </AccountSection>
  );
}

/** Receipts that were offered in this visit: what the account did not get then is not its own. */
const claimed = new Set<string>();

function isClaimed(receipts: string[]): boolean {
  const isKnown = receipts.every((id) => claimed.has(id));
  for (const id of receipts) claimed.add(id);
  return isKnown;
}
