import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import { canSeeService } from "#worker/db/health-permission.ts";
import type { AlertedBooking, AlertedDevice, QueuedAlert } from "./due-alerts.repository.ts";

/** Whether an enquiry was a booking that is cancelled: there is nothing to do. */
export const isBookingOver = (bookings: readonly Pick<AlertedBooking, "status">[]): boolean =>
  bookings.length > 0 && bookings.every(({ status }) => status === "cancelled");

const seesHealth = ({ role, has_health }: QueuedAlert) => role === "super_admin" || has_health === true;

/** Whether a colleague may still be told. Alerts without a colleague are those to the owner and to the sender. */
const mayBeTold = (alert: QueuedAlert) =>
  alert.user_id === "" ||
  (alert.role !== null &&
    alert.role !== "user" &&
    alert.disabled_at === null &&
    canSeeService({ seesHealth: seesHealth(alert) }, alert.service));

/**
 * Whether an alert is still to be sent: not about spam, erased or opened enquiries, what is no longer planned or assigned, or to
 * colleagues who lost their access.
 */
export function isWanted(alert: QueuedAlert): boolean {
  const { reason, user_id, status, bookings } = alert;
  if (alert.spam || alert.name === "" || !mayBeTold(alert)) return false;
  if (reason === "new" || reason === "unopened")
    return alert.opened_at === null && status === "new" && !isBookingOver(bookings);
  if (reason === "assigned")
    return (
      alert.assignee_id === user_id || bookings.some((one) => one.assignee_id === user_id && isOpenStatus(one.status))
    );
  if (reason === "next step") return alert.next_step_at === alert.occasion && status !== "closed";
  return true;
}

/** Returns what a message tells, with the number of this attempt. */
const toAlert = ({
  name: _name,
  spam: _spam,
  status: _status,
  opened_at: _opened,
  assignee_id: _assignee,
  next_step_at: _step,
  occasion: _occasion,
  role,
  disabled_at: _disabled,
  has_health,
  bookings,
  attempts,
  ...alert
}: QueuedAlert) => ({
  ...alert,
  attempts: attempts + 1,
  /** The appointment of a booking; null for other enquiries. */
  appointment: bookings[0] ?? null,
  sees_health: role === "super_admin" || has_health === true,
});
type Alert = ReturnType<typeof toAlert>;

/** An alert that is due, with the number of this attempt. */
export type DueAlert = Alert & {
  devices: AlertedDevice[];
  /** Further enquiries that were assigned to the same colleague: one message tells of all. */
  merged: Alert[];
  /** How many enquiries that the colleague may see wait for a reply, up to 100. */
  unanswered: number;
};

/** Returns one alert for all assignments to a colleague, and each other alert. */
export function mergeAssigned(
  rows: readonly QueuedAlert[],
  devices: readonly AlertedDevice[],
  unanswered: { all: number; withoutHealth: number },
): DueAlert[] {
  const groups = Map.groupBy(rows.map(toAlert), ({ reason, user_id, n }) => (reason === "assigned" ? user_id : n));
  return [...groups.values()].flatMap(([alert, ...merged]) =>
    alert
      ? {
          ...alert,
          merged,
          devices: devices.filter(({ user_id }) => user_id === alert.user_id),
          unanswered: alert.sees_health ? unanswered.all : unanswered.withoutHealth,
        }
      : [],
  );
}
