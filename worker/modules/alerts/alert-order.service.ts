import { isHealthService } from "#contract/accounts/permissions.ts";
import type { AlertOrder } from "#contract/alerts/alert-settings.ts";
import { serviceSlugs } from "#contract/services/services.ts";
import { batch, query } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { listAlertColleagues, saveAlertOrder } from "./alert-order.repository.ts";
import { mayNotSeeHealth, unknownColleague } from "./alerts.errors.ts";

/**
 * Saves who is told about each service.
 * @throws ApiError 422 naming the service for an account that is no active admin, or that may not see health enquiries
 */
export async function changeAlertOrder(
  db: D1Database,
  actor: SuperAdminActor,
  order: AlertOrder,
  now: Date,
): Promise<AlertOrder> {
  const [colleagues] = await query(db, listAlertColleagues);
  for (const slug of serviceSlugs) {
    const chosen = order[slug].map((id) => colleagues.find((colleague) => colleague.id === id));
    if (chosen.includes(undefined)) throw unknownColleague(slug);
    const seesService = chosen.every((one) => one?.role === "super_admin" || one?.sees_health);
    if (isHealthService(slug) && !seesService) throw mayNotSeeHealth(slug);
  }
  await batch(db, ...saveAlertOrder(actor, order, now));
  return order;
}
