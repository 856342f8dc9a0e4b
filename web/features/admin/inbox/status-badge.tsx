import type { Submission } from "#contract/enquiries/submission.ts";
import { classNames } from "#web/lib/page/class-names.ts";

export type Status = Submission["status"];

export const statusNames: Record<Status, string> = { new: "New", read: "Read", replied: "Replied", closed: "Closed" };

/** New ones are urgent, read ones are not, the others are done with. */
const looks: Record<Status, string> = {
  new: "bg-warn-bg text-warn",
  read: "bg-sand2 text-ink",
  replied: "bg-good-bg text-good",
  closed: "border border-edge text-ink2",
};

export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={classNames("inline-block rounded-s px-2 py-0.5 text-1 font-bold", looks[status])}>
      {statusNames[status]}
    </span>
  );
}
