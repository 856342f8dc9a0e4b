import type { AnswerWay, EnquiryChannel } from "#contract/enquiries/channels.ts";
import type { EnquirySource } from "#contract/enquiries/enquiry-source.ts";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { joinParts } from "#web/lib/format/format-values.ts";

type AnsweredEnquiry = Pick<InboxEnquiry, "answered_at" | "answered_by" | "answered_how">;

export const statusLabels: Record<EnquiryStatus, string> = {
  new: "New",
  read: "Read",
  replied: "Replied",
  closed: "Closed",
};

/** The mark of an enquiry whose hidden field was filled in. */
export const possibleSpamLabel = "Possible spam";

/** Name shown for a colleague whose account was deleted. */
export const formerColleague = "A former colleague";

const answerTexts: Record<AnswerWay, string> = {
  call: "spoke to them",
  whatsapp: "wrote on WhatsApp",
  email: "wrote an email",
  "walk-in": "spoke to them here",
  appointment: "answered the booking",
  replied: "replied",
};

/** Returns who answered an enquiry, how and when; undefined until then. */
export const describeAnswer = (
  { answered_at, answered_by, answered_how }: AnsweredEnquiry,
  formatTime = (iso: string) => formatDateTime(iso),
): string | undefined =>
  answered_at && answered_how
    ? `${answered_by ?? formerColleague} ${answerTexts[answered_how]}, ${formatTime(answered_at)}`
    : undefined;

export const channelLabels: Record<EnquiryChannel, string> = {
  form: "Form",
  phone: "Phone call",
  "walk-in": "Visit",
  whatsapp: "WhatsApp",
  other: "Other",
};

/** Returns where a visit came from: `facebook, cpc, november` or `Sign MH-1042`. */
export function describeSource({ utm_source, utm_medium, utm_campaign, link, referrer }: EnquirySource): string {
  const sign = link && `Sign ${link.replace(/^\/r\//, "")}`;
  return joinParts([utm_source ?? sign ?? referrer, utm_medium, utm_campaign, utm_source && sign], ", ");
}
