import { enquiryStatuses } from "#contract/services/services.ts";
import { SettledSelect } from "#web/ui/admin/debounced-select.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { type Status, statusNames } from "../status-badge.tsx";
import type { SubmissionPartProps } from "./enquiry-reply.tsx";
import { useColleagues } from "./use-enquiry-detail.ts";

/** Where it stands, who has it, and whether it is spam. */
export function SubmissionStanding({ submission, isBusy, change }: Omit<SubmissionPartProps, "draft">) {
  const { status, assignee, spam } = submission;
  const colleagues = useColleagues();
  // Somebody who has left still has what was given to them.
  const people = assignee && !colleagues.some(({ id }) => id === assignee.id) ? [...colleagues, assignee] : colleagues;
  return (
    <section aria-label="Where it stands" className="flex flex-wrap items-end gap-3">
      <Field id="submission-status" label="Status" className="w-40">
        <SettledSelect
          id="submission-status"
          value={status}
          onSettle={(chosen) => change({ status: chosen as Status })}
        >
          {enquiryStatuses.map((one) => (
            <option key={one} value={one}>
              {statusNames[one]}
            </option>
          ))}
        </SettledSelect>
      </Field>
      <Field id="submission-assignee" label="Assigned to" className="w-48">
        <SettledSelect
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
        </SettledSelect>
      </Field>
      <Button look="quiet" disabled={isBusy} onClick={() => change({ spam: !spam })}>
        {spam ? "Not spam" : "Move to spam"}
      </Button>
    </section>
  );
}
