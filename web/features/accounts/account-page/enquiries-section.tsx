import { useEffect } from "react";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import { describePreferredTime } from "#contract/enquiries/describe-preferred-time.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
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

const statusLabels = { new: "Received", read: "In progress", replied: "Answered", closed: "Closed" } as const;

/**
 * Enquiries sent while signed in, and enquiries whose receipts are in this browser. They are never matched by e-mail or
 * phone, because anyone could enter those.
 */
export function EnquiriesSection() {
  const { data, error, mutate } = useEndpoint<MyEnquiriesResponse>(enquiriesKey);
  const enquiries = data?.data.enquiries;

  useEffect(() => {
    if (!enquiries) return;
    const receipts = readReceipts()
      .flatMap(({ id }) => (id && !enquiries.some((enquiry) => enquiry.id === id) ? [id] : []))
      .slice(0, accountLimits.receipts);
    if (receipts.length === 0 || wereOffered(receipts)) return;
    apiSend(accountEndpoints.claimEnquiries, { body: { receipts } })
      .then((response) => mutate(response as MyEnquiriesResponse, { revalidate: false }))
      .catch(() => offered.clear());
  }, [enquiries, mutate]);

  return (
    <AccountSection id="inquiries" title="Your enquiries" lead="Sent while you were signed in, or from this browser.">
      <ListState
        error={error}
        isLoading={!enquiries}
        isEmpty={enquiries?.length === 0}
        onRetry={mutate}
        empty={
          <>
            No enquiries yet. <Link to={paths.contact}>Send us a message</Link>
          </>
        }
      >
        <ul>
          {enquiries?.map((enquiry) => (
            <OwnEnquiry key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      </ListState>
    </AccountSection>
  );
}

type Enquiry = MyEnquiriesResponse["data"]["enquiries"][number];

function OwnEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { reference, service, status, subject, message, submitted_at, property_uuid, professional_id } = enquiry;
  const preferred = describePreferredTime(enquiry.preferred_day, enquiry.preferred_time);
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-bold">{subject ?? findService(service)?.label}</p>
        <p className="text-1 font-bold text-ocean">{statusLabels[status]}</p>
      </div>
      {preferred && <p className="mt-1">Preferred time: {preferred}</p>}
      {message && <p className="mt-1 whitespace-pre-line">{message}</p>}
      <p className="mt-1 text-1 text-ink2">
        {reference}, {formatDate(submitted_at)}
        {property_uuid && (
          <>
            {" · "}
            <Link to={paths.property(property_uuid)}>View home</Link>
          </>
        )}
        {professional_id && (
          <>
            {" · "}
            <Link to={paths.doctor(professional_id)}>View doctor</Link>
          </>
        )}
      </p>
    </li>
  );
}

/** Receipts already sent for claiming during this visit. If one was not accepted, it belongs to another account. */
const offered = new Set<string>();

function wereOffered(receipts: string[]): boolean {
  const wereAllOffered = receipts.every((id) => offered.has(id));
  for (const id of receipts) offered.add(id);
  return wereAllOffered;
}
