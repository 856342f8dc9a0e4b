import type { Statement } from "#worker/db/driver.ts";
import { canSeeService } from "#worker/db/health-permission.ts";
import { batch, query } from "#worker/db/query.ts";
import { findAlertRules } from "./alert-rules.repository.ts";
import { decideEscalation } from "./decide-escalation.ts";
import {
  type DueStep,
  endEscalation,
  findDueSteps,
  findLateEnquiries,
  type LateEnquiry,
  postponeEscalation,
  tellNext,
  tellOwner,
  tellStep,
} from "./escalation.repository.ts";
import { chooseFirst, findAssignee, type PlanContext } from "./plan-alerts.ts";
import type { AlertContext } from "./send-alerts.service.ts";

/**
 * Queues alerts about enquiries without a reader in time, for the next colleague or the owner, and about next steps
 * whose time has come.
 * @returns the numbers of both; undefined when nothing was due
 */
export async function queueDueAlerts({
  db,
  channels,
  now,
}: AlertContext): Promise<{ unopened: number; steps: number } | undefined> {
  const [late, steps] = await query(db, findLateEnquiries(now), findDueSteps(now));
  if (late.length + steps.length === 0) return undefined;
  const [rules] = await query(db, findAlertRules);
  const context = { rules, hasMail: channels.mail !== undefined, now };
  await batch(
    db,
    ...late.flatMap((enquiry) => escalate(enquiry, context)),
    ...steps.map((step) => tellStep(step, findStepRecipients(step, context), now)),
  );
  return { unopened: late.length, steps: steps.length };
}

/** Returns the statements of a decision. Each does nothing if the enquiry was opened in between, or another run was first. */
function escalate(late: LateEnquiry, context: PlanContext): Statement[] {
  const step = decideEscalation(late, context);
  if (step.to === "end") return [endEscalation(late)];
  if (step.to === "wait") return [postponeEscalation(late, step.until)];
  if (step.to === "owner") return tellOwner(late, context.now);
  return tellNext(late, step.colleague, step.escalatesAt, context.now);
}

/** The colleague who has the enquiry; without one, who would be told of a new one. */
function findStepRecipients({ service, assignee_id }: DueStep, context: PlanContext) {
  const mayKnow = context.rules.colleagues.some(
    (colleague) => colleague.id === assignee_id && canSeeService(colleague, service),
  );
  const assignee = mayKnow && findAssignee(assignee_id, context);
  return assignee ? [assignee] : chooseFirst(service, context);
}
