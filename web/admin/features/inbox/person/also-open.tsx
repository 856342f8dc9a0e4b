import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { formatShortDate } from "#web/lib/format/format-date-time.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useAssignPerson, useEnquiryPerson } from "./use-enquiry-person.ts";

interface AlsoOpenProps {
  enquiry: EnquiryDetail;
  onOpen: (id: string) => void;
}

/** The other open enquiries of the person. Once this one is answered, it asks whether they are answered too. */
export function AlsoOpen({ enquiry, onOpen }: AlsoOpenProps) {
  const person = useEnquiryPerson(enquiry);
  const { isBusy, markAnswered } = useAssignPerson(enquiry);
  const others = person?.enquiries.filter(({ id, awaits_answer }) => awaits_answer && id !== enquiry.id) ?? [];
  if (others.length === 0) return null;
  const isAnswered = enquiry.answered_at !== null;
  return (
    <Notice
      tone="warn"
      icon="mail"
      title={isAnswered ? "Is this answered too?" : `${others.length + 1} enquiries from this person are open`}
    >
      <ul className="-mb-2 grid gap-1">
        {others.map(({ id, reference, service, subject, submitted_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <Button look="quiet" className="-ml-3 min-w-0 text-left wrap-anywhere" onClick={() => onOpen(id)}>
              {joinParts([subject ?? enquiryServiceLabel(service), reference, formatShortDate(submitted_at)])}
            </Button>
            {isAnswered && (
              <Button look="small" busy={isBusy} onClick={() => void markAnswered(id)}>
                Answered too
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
