import type { Submission } from "#contract/enquiries/submission.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { findService } from "#contract/services/services.ts";
import type { PageSite } from "#contract/site/site-details.ts";

/** An answer that is ready to be sent, and can be changed before it is. */
export interface ReplyTemplate {
  label: string;
  text: (submission: Submission, site: PageSite) => string;
}

const greeting = ({ name }: Submission) => `Hello ${name || "there"},`;
const closing = ({ reference }: Submission, site: PageSite) => `${site.name}\n${site.phone}\nReference ${reference}`;
const letter =
  (sentence: string): ReplyTemplate["text"] =>
  (submission, site) =>
    [greeting(submission), sentence, closing(submission, site)].join("\n\n");

const thanks: ReplyTemplate = {
  label: "Thanks, with a question",
  text: letter("Thank you for your inquiry. When is a good time to call you?"),
};

const own: Record<ServiceSlug, ReplyTemplate> = {
  "real-estate": {
    label: "Offer a viewing",
    text: letter("Thank you for asking about this home. It can be viewed. Which day and time would suit you?"),
  },
  janitorial: {
    label: "Ask about the place",
    text: letter(
      "Thank you for asking about cleaning. How many rooms are there, and how often should we come? Then we can tell you a price.",
    ),
  },
  "driving-school": {
    label: "Invite to a first lesson",
    text: letter("Thank you for your interest in our driving school. When could you come for a first lesson?"),
  },
  health: {
    label: "Offer an appointment",
    text: letter("Thank you for your request for an appointment. Which day and time would suit you?"),
  },
  general: { label: "Ask for more", text: letter("Thank you for writing to us. Could you tell us a little more?") },
};

/** The answers that are prepared for a submission, the likeliest first. */
export const replyTemplates = ({ service }: Submission): readonly ReplyTemplate[] => [
  own[service] ?? own.general,
  thanks,
  { label: "Greeting alone", text: greeting },
];

/** A mail to the person, with its subject and, if given, its text. */
export function replyMailLink({ email, service, reference }: Submission, text?: string): string {
  const subject = `Your inquiry about ${(findService(service)?.label ?? "our services").toLowerCase()} (${reference})`;
  const query = [["subject", subject], ...(text ? [["body", text.replaceAll("\n", "\r\n")]] : [])];
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?${query
    .map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`;
}

/** Liberia's numbers as they are dialled at home begin with 0; WhatsApp wants them with the country's code. */
export function whatsappNumber(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  return digits.startsWith("0") ? `231${digits.slice(1)}` : digits;
}

export function replyWhatsappLink({ phone_number }: Submission, text: string): string {
  return `https://wa.me/${whatsappNumber(phone_number)}?text=${encodeURIComponent(text)}`;
}
