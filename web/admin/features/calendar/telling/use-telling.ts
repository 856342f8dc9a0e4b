import { useState } from "react";
import type { ToTell } from "#contract/appointments/to-tell.ts";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { useAppointmentCache } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { useRefreshEnquiry } from "#web/admin/features/shared/enquiries/use-refresh-enquiry.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** A list of people to tell, with what the server has recorded about each. */
export interface Telling {
  /** The entries, and those that were ticked here and have left the list of the server. */
  entries: readonly ToTell[];
  /** How many people do not know yet. */
  left: number;
  isTold: (entry: ToTell) => boolean;
  /** Records that a person was told, or was not told after all. */
  setTold: (entry: ToTell, isTold: boolean, by?: ContactWay) => void;
}

/** Without a button, the person was told by other means: by phone, or by email if there is no number. */
const likelyWay = ({ phone_number }: ToTell): ContactWay => (phone_number ? "call" : "email");

const getTime = ({ to, from }: ToTell) => to ?? from;

/**
 * Returns what is recorded about people to tell. A tick is stored at once, so that it is there after the list was closed,
 * and for other colleagues.
 */
export function useTelling(listed: readonly ToTell[]): Telling {
  const [ticks, setTicks] = useState<ReadonlyMap<string, { entry: ToTell; isTold: boolean }>>(new Map());
  const refreshEnquiry = useRefreshEnquiry();
  const { refresh } = useAppointmentCache();
  const isListed = (id: string) => listed.some((one) => one.id === id);
  const gone = [...ticks.values()].map(({ entry }) => entry).filter(({ id }) => !isListed(id));
  const entries = [...listed, ...gone].sort((one, other) => getTime(one).localeCompare(getTime(other)));
  const isTold = ({ id, told }: ToTell) => ticks.get(id)?.isTold ?? told !== null;
  const tick = (entry: ToTell, value: boolean) =>
    setTicks((before) => new Map(before).set(entry.id, { entry, isTold: value }));

  const record = async (entry: ToTell, value: boolean, by: ContactWay) => {
    tick(entry, value);
    try {
      await send(entry, value, by);
      await Promise.all([refresh(), refreshEnquiry(entry.enquiry_id)]);
    } catch (failure) {
      tick(entry, !value);
      showToast({ tone: "warn", title: "Not recorded", text: errorText(failure) });
    }
  };
  return {
    entries,
    left: entries.filter((entry) => !isTold(entry)).length,
    isTold,
    setTold: (entry, value, by = likelyWay(entry)) => void record(entry, value, by),
  };
}

/** A reminder that was recorded stays recorded, so only other entries are taken back. */
export const canUndo = ({ why, told }: ToTell): boolean => why !== "reminder" && told !== "mail";

function send({ id, why }: ToTell, isTold: boolean, by: ContactWay): Promise<void> {
  const params = { id };
  if (!isTold) return apiSend("DELETE /appointments/:id/told", { params });
  const route = why === "reminder" ? "POST /appointments/:id/reminded" : "POST /appointments/:id/told";
  return apiSend(route, { params, body: { by }, keepalive: true });
}
