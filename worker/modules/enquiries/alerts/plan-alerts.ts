import { nextAlertTime } from "#contract/alerts/alert-hours.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { addOpenMinutes } from "#contract/site/open-times.ts";
import { canSeeService } from "#worker/db/health-permission.ts";
import type { AlertRules, Colleague } from "./alert-rules.repository.ts";

/** A colleague to tell, and when. */
export interface Recipient {
  id: string;
  at: string;
}

/** What is stored together with a new enquiry. */
export interface AlertPlan {
  /** When the plan was made. */
  at: Date;
  told: Recipient[];
  /** When the next colleague is told, unless the enquiry has been opened. */
  escalatesAt: string | null;
  sendsReceipt: boolean;
}

export interface PlanContext {
  rules: AlertRules;
  /** Whether mail replaces a push message that reaches no device. */
  hasMail: boolean;
  now: Date;
}

/** Returns a colleague with the next time in this person's hours; undefined if the person cannot be told. */
function toRecipient({ id, hours, hasDevice }: Colleague, { rules, hasMail, now }: PlanContext): Recipient | undefined {
  if (!(hasDevice || hasMail)) return undefined;
  const at = nextAlertTime(hours, rules.week, now);
  return at && { id, at: at.toISOString() };
}

/**
 * Returns the colleague to whom enquiries are assigned, whatever services this person chose; undefined if the person cannot
 * be told. Only a colleague who may see an enquiry can get it.
 */
export function findAssignee(id: string | null, context: PlanContext): Recipient | undefined {
  const assignee = context.rules.colleagues.find((colleague) => colleague.id === id);
  return assignee && toRecipient(assignee, context);
}

/**
 * Returns who may, can and wants to be told about a service, and those of them who are in its order. Alerts about health
 * services go to those who may see what belongs to them.
 */
export function findRecipients(service: ServiceSlug, context: PlanContext) {
  const { rules } = context;
  const all = rules.colleagues
    .filter((colleague) => canSeeService(colleague, service) && (colleague.services?.includes(service) ?? true))
    .flatMap((colleague) => toRecipient(colleague, context) ?? []);
  const ordered = rules.order[service].flatMap((id) => all.find((recipient) => recipient.id === id) ?? []);
  return { all, ordered };
}

/** Returns the first in the order who is on duty; if none is, the one who is on duty next. */
export const findFirst = (ordered: readonly Recipient[]): Recipient | undefined =>
  ordered.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))[0];

/** Returns who is told first: the first of the order, or everyone if the service has none. */
export function chooseFirst(service: ServiceSlug, context: PlanContext): Recipient[] {
  const { all, ordered } = findRecipients(service, context);
  const first = findFirst(ordered);
  return first ? [first] : all;
}

/** Decides who is told about a new enquiry. */
export function planAlerts(service: ServiceSlug, context: PlanContext): AlertPlan {
  const { rules, hasMail, now } = context;
  return {
    at: now,
    told: chooseFirst(service, context),
    escalatesAt: addOpenMinutes(rules.week, now, rules.order.minutes)?.toISOString() ?? null,
    sendsReceipt: hasMail && rules.order.receipts,
  };
}
