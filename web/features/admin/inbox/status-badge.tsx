import type { Submission } from "#contract/enquiries/submission.ts";
import { classNames } from "#web/lib/page/class-names.ts";

export type EnquiryStatus = Submission["status"];

export const statusLabels: Record<EnquiryStatus, string> = {
  new: "New",
  read: "Read",
  replied: "Replied",
  closed: "Closed",
};

/** New ones are urgent, read ones are not, the others are done with. */
const looks: Record<EnquiryStatus, string> = {
  new: "bg-warn-bg text-warn",
  read: "bg-sand2 text-ink",
  replied: "bg-good-bg text-good",
  closed: "border border-edge text-ink2",
};

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  return (
    <span className={classNames("inline-block rounded-s px-2 py-0.5 text-1 font-bold", looks[status])}>
      {statusLabels[status]}
    </span>
  );
}
