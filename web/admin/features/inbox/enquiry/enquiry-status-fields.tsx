import { isHealthService } from "#contract/accounts/permissions.ts";
import { type EnquiryStatus, enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { DebouncedSelect } from "#web/admin/ui/debounced-select.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { EnquirySectionProps } from "./enquiry-section-props.ts";

/** Fields for the status and the assignee. */
export function EnquiryStatusFields({ enquiry, change }: Pick<EnquirySectionProps, "enquiry" | "change">) {
  const { assignee, service } = enquiry;
  const isHealth = isHealthService(service);
  const colleagues = useColleagues().filter(({ permissions }) => !isHealth || permissions.includes("health"));
  // A former colleague may still be the assignee.
  const options = assignee && !colleagues.some(({ id }) => id === assignee.id) ? [...colleagues, assignee] : colleagues;
  return (
    <section aria-label="Assignment" className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Field id="enquiry-status" label="Status" className="w-[8rem] grow">
        <DebouncedSelect
          id="enquiry-status"
          value={enquiry.status}
          onSelect={(value) => change({ status: value as EnquiryStatus })}
        >
          {enquiryStatuses.map((name) => (
            <option key={name} value={name}>
              {statusLabels[name]}
            </option>
          ))}
        </DebouncedSelect>
      </Field>
      <Field id="enquiry-assignee" label="Assigned to" className="w-[9rem] grow">
        <DebouncedSelect
          id="enquiry-assignee"
          value={assignee?.id ?? ""}
          onSelect={(value) => change({ assignee_id: value || null })}
        >
          <option value="">Unassigned</option>
          {options.map(({ id, username }) => (
            <option key={id} value={id}>
              {username}
            </option>
          ))}
        </DebouncedSelect>
      </Field>
    </section>
  );
}
