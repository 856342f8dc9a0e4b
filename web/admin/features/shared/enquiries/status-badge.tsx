import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import { StateLabel, type StateTone } from "#web/ui/state-label.tsx";
import { statusLabels } from "./enquiry-labels.ts";

const tones: Record<EnquiryStatus, StateTone> = { new: "strong", read: "plain", replied: "good", closed: "plain" };

interface EnquiryBadgesProps {
  status: EnquiryStatus;
  overdue: boolean;
}

/** Overdue, and the status. An overdue enquiry shows its status only if it is new. */
export const EnquiryBadges = ({ status, overdue }: EnquiryBadgesProps) => (
  <>
    {overdue && <OverdueBadge />}
    {(!overdue || status === "new") && <StatusBadge status={status} />}
  </>
);

export const OverdueBadge = () => <StateLabel tone="urgent">Overdue</StateLabel>;

export const StatusBadge = ({ status }: { status: EnquiryStatus }) => (
  <StateLabel tone={tones[status]}>{statusLabels[status]}</StateLabel>
);
