import { Link } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { formatDate, joinParts } from "#web/lib/format/format-values.ts";
import { isOpenEnquiry } from "./open-enquiries.ts";

type Enquiry = Person["enquiries"][number];

const serviceLabel = (slug: string) => enquiryServiceLabel(slug) ?? slug;

/** The enquiries, the open ones first, with their next steps. */
export function PersonEnquiries({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const sorted = [...enquiries.filter(isOpenEnquiry), ...enquiries.filter((enquiry) => !isOpenEnquiry(enquiry))];
  return (
    <section aria-labelledby="enquiries-title">
      <h2 id="enquiries-title" className="text-3">
        Enquiries
      </h2>
      {sorted.length === 0 && <p className="mt-2 text-ink2">No enquiries.</p>}
      <ul className={sorted.length > 0 ? "mt-2 border-t border-line" : undefined}>
        {sorted.map((enquiry) => (
          <li key={enquiry.id} className="border-b border-line py-2">
            <Link to={inboxPath({ open: enquiry.id })} className="inline-flex min-h-touch items-center font-bold">
              {joinParts([serviceLabel(enquiry.service), enquiry.reference])}
            </Link>
            <p className="text-1 text-ink2 wrap-anywhere">
              {joinParts([
                statusLabels[enquiry.status],
                formatDate(enquiry.submitted_at),
                enquiry.assignee && `Assigned to ${enquiry.assignee}`,
                enquiry.name && `Sent as ${enquiry.name}`,
              ])}
            </p>
            {enquiry.next_step && (
              <p className="mt-1 wrap-anywhere">
                <b>Next step: </b>
                <span>{joinParts([enquiry.next_step, enquiry.next_step_at && formatDate(enquiry.next_step_at)])}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
