import type { Submission } from "#contract/enquiries/submission.ts";
import { findService } from "#contract/services/services.ts";

/** Returns a mailto link with a subject and, if given, the text of the reply. */
export function replyMailLink({ email, service, reference }: Submission, text?: string): string {
  const subject = `Your enquiry about ${(findService(service)?.label ?? "our services").toLowerCase()} (${reference})`;
  const query = [["subject", subject], ...(text ? [["body", text.replaceAll("\n", "\r\n")]] : [])];
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?${query
    .map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`;
}

/** WhatsApp needs the country code. Liberian numbers in national form begin with 0. */
function whatsappNumber(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  return digits.startsWith("0") ? `231${digits.slice(1)}` : digits;
}

export function replyWhatsappLink({ phone_number }: Submission, text: string): string {
  return `https://wa.me/${whatsappNumber(phone_number)}?text=${encodeURIComponent(text)}`;
}
