import { addOpenMinutes, nextOpenTime } from "#shared/site/open-times.ts";
import type { LateEnquiry } from "./escalation.repository.ts";
import { findRecipients, type PlanContext, type Recipient } from "./plan-alerts.ts";

/** What follows when an enquiry was not opened in time. */
export type Escalation =
  | { to: "end" }
  | { to: "wait"; until: Date }
  | { to: "colleague"; colleague: Recipient; escalatesAt: string | null }
  | { to: "owner" };

/**
 * Decides who is told next: the first colleague in the order who is on duty now and has not been told, after the last one
 * the owner, by mail. If the minutes ended with the opening hours, both wait for the next opening.
 */
export function decideEscalation(
  { service, is_settled, told }: Pick<LateEnquiry, "service" | "is_settled" | "told">,
  context: PlanContext,
): Escalation {
  const { rules, hasMail, now } = context;
  if (is_settled) return { to: "end" };
  const opens = nextOpenTime(rules.open, now);
  if (opens && opens > now) return { to: "wait", until: opens };
  const { ordered } = findRecipients(service, context);
  const colleague = ordered.find(({ id, at }) => !told.includes(id) && at === now.toISOString());
  if (!colleague) return { to: hasMail ? "owner" : "end" };
  const escalatesAt = addOpenMinutes(rules.open, now, rules.order.minutes)?.toISOString() ?? null;
  return { to: "colleague", colleague, escalatesAt };
}
