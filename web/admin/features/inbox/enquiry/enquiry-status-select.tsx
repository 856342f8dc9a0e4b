import { type EnquiryStatus, enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { DebouncedSelect } from "#web/admin/ui/debounced-select.tsx";
import type { EnquirySectionProps } from "./enquiry-section-props.ts";

interface EnquiryStatusSelectProps extends Pick<EnquirySectionProps, "enquiry" | "change"> {
  id?: string;
  /** Its name, where no label is beside it. */
  "aria-label"?: string;
  className?: string;
}

/** The status of an enquiry. A choice is saved at once. */
export function EnquiryStatusSelect({ enquiry, change, ...rest }: EnquiryStatusSelectProps) {
  return (
    <DebouncedSelect {...rest} value={enquiry.status} onSelect={(value) => change({ status: value as EnquiryStatus })}>
      {enquiryStatuses.map((name) => (
        <option key={name} value={name}>
          {statusLabels[name]}
        </option>
      ))}
    </DebouncedSelect>
  );
}
