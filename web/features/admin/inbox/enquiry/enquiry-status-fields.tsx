import { enquiryStatuses } from "#contract/services/services.ts";
import { DebouncedSelect } from "#web/ui/admin/debounced-select.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { type EnquiryStatus, statusLabels } from "../status-badge.tsx";
import type { EnquirySectionProps } from "./enquiry-reply.tsx";
import { useColleagues } from "./use-enquiry-detail.ts";

/** Where it stands, who has it, and whether it is spam. */
export function EnquiryStatusFields({ submission, isBusy, change }: Omit<EnquirySectionProps, "draft">) {
  const { status, assignee, spam } = submission;
  const colleagues = useColleagues();
  // Somebody who has left still has what was given to them.
  const people = assignee && !colleagues.some(({ id }) => id === assignee.id) ? [...colleagues, assignee] : colleagues;
  return (
    <section aria-label="Where it stands" className="flex flex-wrap items-end gap-3">
      <Field id="submission-status" label="Status" className="w-40">
        <DebouncedSelect
          id="submission-status"
          value={status}
          onSettle={(chosen) => change({ status: chosen as EnquiryStatus })}
        >
          {enquiryStatuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </DebouncedSelect>
      </Field>
      <Field id="submission-assignee" label="Assigned to" className="w-48">
        <DebouncedSelect
          id="submission-assignee"
          value={assignee?.id ?? ""}
          onSettle={(chosen) => change({ assignee_id: chosen || null })}
        >
          <option value="">Nobody</option>
          {people.map(({ id, username }) => (
            <option key={id} value={id}>
              {username}
            </option>
          ))}
        </DebouncedSelect>
      </Field>
      <Button look="quiet" disabled={isBusy} onClick={() => change({ spam: !spam })}>
        {spam ? "Not spam" : "Move to spam"}
      </Button>
    </section>
  );
}
