import type { EnquiryService } from "#contract/services/services.ts";
import { query } from "#worker/db/query.ts";
import { findAlertRules } from "./alert-rules.repository.ts";
import { type AlertPlan, planAlerts } from "./plan-alerts.ts";
import type { AlertContext } from "./send-alerts.service.ts";

/**
 * Reads who is told about a new enquiry. Undefined while neither push messages nor mail are configured.
 * @throws StorageUnavailable
 */
export async function planNewAlerts(
  { db, channels, now }: AlertContext,
  service: EnquiryService,
): Promise<AlertPlan | undefined> {
  if (!channels.push && !channels.mail) return undefined;
  const [rules] = await query(db, findAlertRules);
  return planAlerts(service, { rules, hasMail: channels.mail !== undefined, now });
}
