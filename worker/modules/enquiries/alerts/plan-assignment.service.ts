import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { findAlertRules } from "./alert-rules.repository.ts";
import { findAssignee, type Recipient } from "./plan-alerts.ts";
import type { AlertContext } from "./send-alerts.service.ts";

/**
 * Reads when a colleague can be told that enquiries are assigned to them. Undefined for the actor's own account, and while
 * neither push messages nor mail reach the colleague.
 * @throws StorageUnavailable
 */
export async function planAssignment(
  { db, channels, now }: AlertContext,
  actor: AdminActor,
  assigneeId: string | null | undefined,
): Promise<Recipient | undefined> {
  if (!assigneeId || assigneeId === actor.id || !(channels.push || channels.mail)) return undefined;
  const [rules] = await query(db, findAlertRules);
  return findAssignee(assigneeId, { rules, hasMail: channels.mail !== undefined, now });
}
