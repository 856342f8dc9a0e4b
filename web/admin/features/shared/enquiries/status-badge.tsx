import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import { statusLabels } from "./enquiry-labels.ts";

const boxes: Record<EnquiryStatus, string> = {
  new: "bg-ocean px-2 text-paper",
  read: "bg-sand2 px-2 text-ink",
  replied: "bg-good-bg px-2 text-good",
  closed: "text-ink2",
};
/** Coloured words on a phone. */
const plainBoxes: Record<EnquiryStatus, string> = {
  new: "max-lg:text-ocean lg:bg-ocean lg:px-2 lg:text-paper",
  read: "text-ink lg:bg-sand2 lg:px-2",
  replied: "text-good lg:bg-good-bg lg:px-2",
  closed: "text-ink2",
};
const badgeClass = "inline-block rounded-s text-1 font-bold";

interface EnquiryBadgesProps {
  status: EnquiryStatus;
  overdue: boolean;
  /** Whether they are part of a row. */
  isInRow?: boolean;
}

/** Overdue, and the status. An overdue enquiry shows its status only if it is new. */
export const EnquiryBadges = ({ status, overdue, isInRow }: EnquiryBadgesProps) => (
  <>
    {overdue && <OverdueBadge />}
    {(!overdue || status === "new") && <StatusBadge status={status} isPlainOnPhones={isInRow} />}
  </>
);

export const OverdueBadge = () => <span className={`${badgeClass} bg-bad px-2 py-0.5 text-paper`}>Overdue</span>;

interface StatusBadgeProps {
  status: EnquiryStatus;
  isPlainOnPhones?: boolean | undefined;
}

export function StatusBadge({ status, isPlainOnPhones = false }: StatusBadgeProps) {
  const box = isPlainOnPhones ? `lg:py-0.5 ${plainBoxes[status]}` : `py-0.5 ${boxes[status]}`;
  return <span className={`${badgeClass} ${box}`}>{statusLabels[status]}</span>;
}
