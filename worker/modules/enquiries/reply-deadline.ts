import type { ServiceSlug } from "#contract/services/services.ts";

const day = 86_400_000;

/** The last days of the week are no business days; Monrovia's clock is UTC. */
const isBusinessDay = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());

/**
 * When an enquiry has to be answered by (visitor-site.md, section 9): the driving school promises 24 hours, everything else
 * one business day, which is 24 hours that run from Monday to Friday alone. What comes on a Friday at three is due on
 * Monday at three, what comes at the weekend by the end of Monday.
 */
export function replyDeadline(service: ServiceSlug, submittedAt: string): string {
  const submitted = Date.parse(submittedAt);
  if (service === "driving-school") return new Date(submitted + day).toISOString();
  let time = submitted;
  while (!isBusinessDay(time)) time = startOfDay(time) + day;
  time += day;
  // The end of a Friday is still Friday's, although it is written as Saturday, 0:00.
  while (!isBusinessDay(time - 1)) time += day;
  return new Date(time).toISOString();
}

const startOfDay = (time: number) => Math.floor(time / day) * day;
