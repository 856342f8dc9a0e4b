import { classNames } from "#web/lib/page/class-names.ts";
import { type EnquiryStatus, statusLabels } from "./enquiry-labels.ts";

const statusClasses: Record<EnquiryStatus, string> = {
  new: "bg-warn-bg text-warn",
  read: "bg-sand2 text-ink",
  replied: "bg-good-bg text-good",
  closed: "border border-edge text-ink2",
};

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  return (
    <span className={classNames("inline-block rounded-s px-2 py-0.5 text-1 font-bold", statusClasses[status])}>
      {statusLabels[status]}
    </span>
  );
}
