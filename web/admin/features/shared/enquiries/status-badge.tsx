import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { statusLabels } from "./enquiry-labels.ts";

type Look = EnquiryStatus | "overdue";

const boxes: Record<Look, string> = {
  overdue: "bg-bad px-2 text-paper",
  new: "bg-ocean px-2 text-paper",
  read: "bg-sand2 px-2 text-ink",
  replied: "bg-good-bg px-2 text-good",
  closed: "text-ink2",
};
/** Coloured words on a phone. */
const plainBoxes: Record<Look, string> = {
  overdue: "max-lg:text-bad lg:bg-bad lg:px-2 lg:text-paper",
  new: "max-lg:text-ocean lg:bg-ocean lg:px-2 lg:text-paper",
  read: "text-ink lg:bg-sand2 lg:px-2",
  replied: "text-good lg:bg-good-bg lg:px-2",
  closed: "text-ink2",
};

function badgeClass(look: Look, isPlainOnPhones = false): string {
  const box = isPlainOnPhones ? `lg:py-0.5 ${plainBoxes[look]}` : `py-0.5 ${boxes[look]}`;
  return classNames("inline-block rounded-s text-1 font-bold", box);
}

interface EnquiryBadgesProps {
  status: EnquiryStatus;
  overdue: boolean;
  /** Whether they are part of a line of text on a phone. */
  arePlainOnPhones?: boolean;
}

/** Overdue, and the status. An overdue enquiry shows its status only if it is new. */
export function EnquiryBadges({ status, overdue, arePlainOnPhones = false }: EnquiryBadgesProps) {
  return (
    <>
      {overdue && <span className={badgeClass("overdue", arePlainOnPhones)}>Overdue</span>}
      {(status === "new" || !overdue) && <StatusBadge status={status} isPlainOnPhones={arePlainOnPhones} />}
    </>
  );
}

interface StatusBadgeProps {
  status: EnquiryStatus;
  isPlainOnPhones?: boolean;
}

export function StatusBadge({ status, isPlainOnPhones = false }: StatusBadgeProps) {
  return <span className={badgeClass(status, isPlainOnPhones)}>{statusLabels[status]}</span>;
}
