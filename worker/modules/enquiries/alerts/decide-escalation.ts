import { addOpenMinutes, nextOpenTime } from "#shared/site/open-times.ts";
import { isBookingOver } from "./decide-alert.ts";
import type { LateEnquiry } from "./escalation.repository.ts";
import { findRecipients, type PlanContext, type Recipient } from "./plan-alerts.ts";

/** What follows when an enquiry was not opened in time. */
export type Escalation =
  | { to: "end" }
  | { to: "wait"; until: Date }
  | { to: "colleague"; colleague: Recipient; escalatesAt: string | null }
  | { to: "owner" };

type Late = Pick<LateEnquiry, "service" | "name" | "spam" | "status" | "opened_at" | "bookings" | "told">;

/** Whether an enquiry was opened, or needs no reply. */
const isSettled = ({ name, spam, status, opened_at, bookings }: Late) =>
  opened_at !== null || status !== "new" || spam || name === "" || isBookingOver(bookings);

/**
 * Decides who is told next: the first colleague in the order who is on duty now and has not been told, after the last one
 * the owner, by mail. If the minutes ended with the opening hours, both wait for the next opening.
 */
export function decideEscalation(late: Late, context: PlanContext): Escalation {
  const { rules, hasMail, now } = context;
  const { service, told } = late;
  if (isSettled(late)) return { to: "end" };
  const opens = nextOpenTime(rules.open, now);
  if (opens && opens > now) return { to: "wait", until: opens };
  const { ordered } = findRecipients(service, context);
  const colleague = ordered.find(({ id, at }) => !told.includes(id) && at === now.toISOString());
  if (!colleague) return { to: hasMail ? "owner" : "end" };
  const escalatesAt = addOpenMinutes(rules.open, now, rules.order.minutes)?.toISOString() ?? null;
  return { to: "colleague", colleague, escalatesAt };
}
