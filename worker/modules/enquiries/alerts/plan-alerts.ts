import { type EnquiryService, reportSlug } from "#contract/services/services.ts";
import { addOpenMinutes } from "#shared/site/open-times.ts";
import { canSeeService } from "#worker/db/health-permission.ts";
import { nextAlertTime } from "#worker/modules/enquiries/alerts/alert-hours.ts";
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
  const at = nextAlertTime(hours, rules.open, now);
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
 * services go to those who may see what belongs to them. Reports have no order, and are no choice of a colleague.
 */
export function findRecipients(service: EnquiryService, context: PlanContext) {
  const { rules } = context;
  const all = rules.colleagues
    .filter((colleague) => canSeeService(colleague, service) && wantsService(colleague, service))
    .flatMap((colleague) => toRecipient(colleague, context) ?? []);
  const order = service === reportSlug ? [] : rules.order[service];
  const ordered = order.flatMap((id) => all.find((recipient) => recipient.id === id) ?? []);
  return { all, ordered };
}

const wantsService = ({ services }: Colleague, service: EnquiryService): boolean =>
  service === reportSlug || (services?.includes(service) ?? true);

/**
 * Returns the super admins for a report, at any hour: a visitor may be paying a stranger for the home now. Empty for other
 * enquiries, and if no super admin can be told.
 */
function findUrgent(service: EnquiryService, { rules, hasMail, now }: PlanContext): Recipient[] {
  if (service !== reportSlug) return [];
  return rules.colleagues
    .filter(({ isSuperAdmin, hasDevice }) => isSuperAdmin && (hasDevice || hasMail))
    .map(({ id }) => ({ id, at: now.toISOString() }));
}

/** Returns the first in the order who is on duty; if none is, the one who is on duty next. */
export const findFirst = (ordered: readonly Recipient[]): Recipient | undefined =>
  ordered.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))[0];

/** Returns who is told first: the first of the order, or everyone if the service has none. */
export function chooseFirst(service: EnquiryService, context: PlanContext): Recipient[] {
  const { all, ordered } = findRecipients(service, context);
  const first = findFirst(ordered);
  return first ? [first] : all;
}

/** Decides who is told about a new enquiry. */
export function planAlerts(service: EnquiryService, context: PlanContext): AlertPlan {
  const { rules, hasMail, now } = context;
  const urgent = findUrgent(service, context);
  return {
    at: now,
    told: urgent.length > 0 ? urgent : chooseFirst(service, context),
    escalatesAt: addOpenMinutes(rules.open, now, rules.order.minutes)?.toISOString() ?? null,
    sendsReceipt: hasMail && rules.order.receipts,
  };
}
