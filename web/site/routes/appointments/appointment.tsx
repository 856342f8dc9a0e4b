import { useParams } from "react-router-dom";
import { AppointmentScreen } from "#web/site/features/appointments/appointment/appointment-screen.tsx";
import { appointmentKey } from "#web/site/features/appointments/appointment/use-appointment.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

export const pageKeys: PageKeys = ({ secret = "" }) => [appointmentKey(secret)];

/** The page of a booked appointment, under its secret link. */
export function Appointment() {
  const { secret = "" } = useParams();
  return <AppointmentScreen key={secret} secret={secret} />;
}
