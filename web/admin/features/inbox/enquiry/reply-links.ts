import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import type { EnquiryService } from "#contract/services/services.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";

/** The end of the subject "Your enquiry", by service. */
const mailSubjects: Record<EnquiryService, string> = {
  "real-estate": " about a property",
  janitorial: " about cleaning",
  "driving-school": " about driving lessons",
  health: " about an appointment",
  general: "",
  report: " about a listing",
};

/** Returns a mailto link with a subject and, if given, the text of the reply. The default subject names the service. */
export function replyMailLink(
  { email, service, reference }: InboxEnquiry,
  text?: string,
  subject = `Your enquiry${mailSubjects[service] ?? ""} (${reference})`,
): string {
  const query = [["subject", subject], ...(text ? [["body", text.replaceAll("\n", "\r\n")]] : [])];
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?${query.map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

/** Returns the link that calls the sender; undefined for a number that cannot be called. */
export const replyCallLink = ({ phone_number }: InboxEnquiry): string | undefined => phoneLinks(phone_number)?.tel;
