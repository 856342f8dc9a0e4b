import { Link } from "react-router-dom";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { describePreferredTime } from "#shared/enquiries/describe-preferred-time.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { AccountSection } from "./account-section.tsx";
import { ClaimEnquiries } from "./claim-enquiries.tsx";
import { ListState } from "./list-state.tsx";
import { useOwnEnquiries } from "./use-own-enquiries.ts";

const statusLabels = { new: "Received", read: "In progress", replied: "Answered", closed: "Closed" } as const;

/**
 * Enquiries sent while signed in or added to the account. They are never matched by e-mail or phone alone, because anyone
 * could enter those.
 */
export function EnquiriesSection() {
  const { enquiries, error, reload, claim, open } = useOwnEnquiries();
  return (
    <AccountSection
      id="inquiries"
      title="Your enquiries"
      lead="Sent while you were signed in, or from this browser with your email address."
    >
      <ListState
        error={error}
        isLoading={!enquiries}
        isEmpty={enquiries?.length === 0}
        onRetry={reload}
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
      {open.length > 0 && <ClaimEnquiries receipts={open} onClaim={claim} />}
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
        <p className="font-bold">{subject ?? enquiryServiceLabel(service)}</p>
        <p className="text-1 font-bold text-ocean">{statusLabels[status]}</p>
      </div>
      {preferred && <p className="mt-1">{`Preferred time: ${preferred}`}</p>}
      {message && <p className="mt-1 whitespace-pre-line">{message}</p>}
      <p className="mt-1 text-1 text-ink2">
        <ExactText text={`${reference}, ${formatDate(submitted_at)}`} />
        {property_uuid && (
          <>
            {" · "}
            <Link to={paths.property(property_uuid)}>View home</Link>
          </>
        )}
        {professional_id && (
          <>
            {" · "}
            <Link to={paths.professional(professional_id)}>View doctor</Link>
          </>
        )}
      </p>
    </li>
  );
}
