import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { statusLabels } from "./enquiry-labels.ts";

const statusClasses: Record<EnquiryStatus, string> = {
  new: "bg-ocean px-2 text-paper",
  read: "bg-sand2 px-2 text-ink",
  replied: "bg-good-bg px-2 text-good",
  closed: "text-ink2",
};

const badge = "inline-block rounded-s py-0.5 text-1 font-bold";

/** Overdue, and the status. An overdue enquiry shows its status only if it is new. */
export function EnquiryBadges({ status, overdue }: { status: EnquiryStatus; overdue: boolean }) {
  return (
    <>
      {overdue && <span className={`${badge} bg-bad px-2 text-paper`}>Overdue</span>}
      {(status === "new" || !overdue) && <StatusBadge status={status} />}
    </>
  );
}

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  return <span className={classNames(badge, statusClasses[status])}>{statusLabels[status]}</span>;
}
