import type { EnquiryService } from "../services/services.ts";

const day = 86_400_000;

/** Saturday and Sunday are not business days. Monrovia's time is UTC. */
const isBusinessDay = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());

/**
 * Returns when the reply to an enquiry is due, as ISO text. The driving school promises 24 hours. All other services
 * promise one business day: 24 hours, counted from Monday to Friday only. An enquiry sent on Friday at 15:00 is due on
 * Monday at 15:00; one sent at the weekend is due by the end of Monday.
 */
export function replyDeadline(service: EnquiryService, submittedAt: string): string {
  const submitted = Date.parse(submittedAt);
  if (service === "driving-school") return new Date(submitted + day).toISOString();
  let time = submitted;
  while (!isBusinessDay(time)) time = startOfDay(time) + day;
  time += day;
  // Saturday 00:00 is the end of Friday, so it is not moved.
  while (!isBusinessDay(time - 1)) time += day;
  return new Date(time).toISOString();
}

const startOfDay = (time: number) => Math.floor(time / day) * day;
