import { isHealthService } from "#contract/accounts/permissions.ts";
import { findService } from "#contract/services/services.ts";
import { describePreferredTime } from "#shared/enquiries/describe-preferred-time.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import type { DueAlert } from "./decide-alert.ts";

/**
 * The receipt for the sender of an enquiry. It repeats neither the message nor the name: anyone may type the address of
 * another person, who must not get a stranger's text from us. For the same reason it does not name
 * the clinic.
 */
export function toReceipt(alert: DueAlert, origin: string, now: Date): { subject: string; text: string } {
  const { reference, service, home, phone_number, due_at } = alert;
  const preferred = describePreferredTime(alert.preferred_day, alert.preferred_time);
  return {
    subject: `We received your enquiry ${reference}`,
    text: [
      "Thank you for your enquiry. We will reply by phone, WhatsApp or email.",
      "",
      `Reference: ${reference}`,
      ...(isHealthService(service) ? [] : [`About: ${getLabel(service)}`]),
      ...(home ? [`Home: ${home}`] : []),
      `Your phone number: ${phone_number}`,
      ...(preferred ? [`Preferred time: ${preferred}`] : []),
      `You hear from us by ${describePromise(due_at, now)} (Monrovia time, GMT).`,
      "",
      "If you did not send this enquiry, ignore this email.",
      origin,
    ].join("\n"),
  };
}

const getLabel = (service: DueAlert["service"]) =>
  service === "general" ? "General" : (findService(service)?.label ?? service);
