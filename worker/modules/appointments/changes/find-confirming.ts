import type { AppointmentChangeInput } from "#contract/appointments/admin-appointment.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { findColleague } from "../resources/resources.repository.ts";
import type { AppointmentRow } from "../rows/appointment-row.ts";
import { readMoveSituation } from "./move.ts";

/**
 * Returns the account of a colleague who confirms a lesson or a visit without a colleague, if this colleague is free then.
 * Who shows a home is decided by what is free; see `findPlace`.
 */
export async function findConfirming(
  context: Pick<AppointmentContext, "db" | "now">,
  actor: AdminActor,
  row: AppointmentRow,
  { status, assignee_id, start = row.start_at }: AppointmentChangeInput,
): Promise<string | undefined> {
  const isConfirmed = status === "confirmed" && row.status !== "confirmed";
  if (row.kind === "viewing" || !isConfirmed || assignee_id !== undefined || row.assignee !== null) return undefined;
  const [own] = await query(context.db, findColleague(actor.id));
  if (!own) return undefined;
  const { request } = await readMoveSituation(context, row, start, [own.id]);
  const from = Date.parse(start);
  const to = from + Date.parse(row.end_at) - Date.parse(row.start_at);
  const isBusy = request.busy.some((time) => time.resource_id === own.id && time.start < to && from < time.until);
  return isBusy ? undefined : actor.id;
}
