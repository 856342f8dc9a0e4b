import { type AppointmentKind, appointmentKinds, serviceOfKind } from "#contract/appointments/appointment-kinds.ts";
import { useVisibleServices } from "#web/admin/features/shared/enquiries/use-visible-services.ts";

/** Returns the kinds of appointments that the signed-in admin may see. The server checks it on its own. */
export function useKinds(): AppointmentKind[] {
  const services = useVisibleServices();
  return appointmentKinds.filter((kind) => services.some(({ slug }) => slug === serviceOfKind[kind]));
}
