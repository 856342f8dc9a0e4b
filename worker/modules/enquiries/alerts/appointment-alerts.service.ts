import { eq } from "drizzle-orm";
import type { ServiceSlug } from "#contract/services/services.ts";
import type { Statement } from "#worker/db/driver.ts";
import { canSeeService } from "#worker/db/health-permission.ts";
import { query } from "#worker/db/query.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { findAlertRules } from "./alert-rules.repository.ts";
import { findAlerted } from "./escalation.repository.ts";
import { insertAlerts, insertOwnerMail } from "./new-alerts.repository.ts";
import {
  type AlertPlan,
  chooseFirst,
  findAssignee,
  type PlanContext,
  planAlerts,
  type Recipient,
} from "./plan-alerts.ts";
import type { AlertContext } from "./send-alerts.service.ts";

/** An appointment of which colleagues are told. */
interface Told {
  service: ServiceSlug;
  /** The colleague who has it; null if there is none. */
  assigneeId: string | null;
}

/** Returns a colleague who may see the service; undefined if there is none, or if the person cannot be told. */
function findColleague(service: ServiceSlug, id: string | null, context: PlanContext): Recipient | undefined {
  const colleague = context.rules.colleagues.find((one) => one.id === id);
  return colleague && canSeeService(colleague, service) ? findAssignee(colleague.id, context) : undefined;
}

/** Returns the colleague who has the appointment, if this person may see its service; otherwise who is told of the service. */
function findTold({ service, assigneeId }: Told, context: PlanContext): Recipient[] {
  const assignee = findColleague(service, assigneeId, context);
  return assignee ? [assignee] : chooseFirst(service, context);
}

async function readPlanContext({ db, channels, now }: AlertContext): Promise<PlanContext | undefined> {
  if (!channels.push && !channels.mail) return undefined;
  const [rules] = await query(db, findAlertRules);
  return { rules, hasMail: channels.mail !== undefined, now };
}

/**
 * Reads who is told about a booking. Undefined while neither push messages nor mail are configured.
 * @throws StorageUnavailable
 */
export async function planBookingAlerts(context: AlertContext, told: Told): Promise<AlertPlan | undefined> {
  const plan = await readPlanContext(context);
  return plan && { ...planAlerts(told.service, plan), told: findTold(told, plan) };
}

/**
 * Returns the statements that queue alerts about an appointment that its person moved or cancelled. Of a cancelled one
 * everyone learns who was told of it, and the owner's address, which got a mail about each booking.
 * @param told the colleague who has it now, the one who had it before, and the id of its enquiry
 * @throws StorageUnavailable
 */
export async function planChangeAlerts(
  context: AlertContext,
  told: Told & { enquiryId: string; formerId?: string | null },
  reason: "moved" | "cancelled",
): Promise<Statement[]> {
  const plan = await readPlanContext(context);
  if (!plan) return [];
  const former = findColleague(told.service, told.formerId ?? null, plan);
  const holders = findTold(told, plan);
  const isCancelled = reason === "cancelled";
  const [alerted] = isCancelled ? await query(context.db, findAlerted(told.enquiryId)) : [[]];
  const others = alerted.map(({ user_id }) => findColleague(told.service, user_id, plan));
  const recipients = new Map([...holders, former, ...others].flatMap((one) => (one ? [[one.id, one] as const] : [])));
  // An appointment may be moved several times.
  const occasion = context.now.toISOString();
  const enquiry = eq(enquiries.id, told.enquiryId);
  return [
    insertAlerts(enquiry, [...recipients.values()], { reason, occasion }, context.now),
    ...(isCancelled && plan.hasMail ? [insertOwnerMail(enquiry, "cancelled", context.now)] : []),
  ];
}

/** What a colleague did with an appointment. */
export interface AdminChange {
  service: ServiceSlug;
  /** The id of its enquiry. */
  enquiryId: string;
  /** The colleagues who had it before and have it after the change; null for none. */
  before: string | null;
  after: string | null;
  reason: "moved" | "cancelled";
}

/**
 * Returns the statements that tell the colleagues concerned, other than the author, what a colleague did with appointments.
 * @throws StorageUnavailable
 */
export async function planAdminAlerts(
  context: AlertContext,
  author: AdminActor,
  changes: readonly AdminChange[],
): Promise<Statement[]> {
  const plan = changes.length > 0 ? await readPlanContext(context) : undefined;
  if (!plan) return [];
  const occasion = context.now.toISOString();
  return changes.flatMap(({ service, enquiryId, before, after, reason }) => {
    const tell = (id: string | null, why: "moved" | "cancelled" | "assigned") => {
      const recipient = id === author.id ? undefined : findColleague(service, id, plan);
      return recipient
        ? [insertAlerts(eq(enquiries.id, enquiryId), [recipient], { reason: why, occasion }, context.now)]
        : [];
    };
    return [...tell(before, reason), ...(after === before ? [] : tell(after, "assigned"))];
  });
}
