import { useLocation } from "react-router-dom";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import type { RejectedBooking } from "#contract/appointments/rejected-booking.ts";
import { formatDayAndTime } from "#web/site/lib/format/appointment-times.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { kindTexts } from "../messages.ts";
import { useChange } from "./use-change.ts";

interface CancelFormProps {
  appointment: PublicAppointment;
  cancel: () => Promise<void>;
  onRefused: () => void;
  rejected: RejectedBooking | undefined;
}

const checkNothing = () => ({});

/** Asks once before the appointment is cancelled. */
export function CancelForm({ appointment, cancel, onRefused, rejected }: CancelFormProps) {
  const { pathname, search } = useLocation();
  const { state, notice, formProps } = useChange({ check: checkNothing, send: cancel, onRefused, rejected });
  const { noun } = kindTexts[appointment.kind];
  const isSending = state.name === "sending";
  return (
    <section aria-labelledby="cancel" className="border-t-2 border-ocean pt-4">
      <h2 id="cancel" className="text-3">{`Cancel the ${noun}?`}</h2>
      <p className="mt-1 text-ink2">{`${formatDayAndTime(appointment.start)} becomes free for others. You can book a new time later.`}</p>
      <form action={pathname + search} className="mt-4 grid gap-4" {...formProps}>
        {state.name === "ready" && state.failure && <Notice ref={notice} tone="bad" title={state.failure} />}
        <input type="hidden" name="action" value="cancel" />
        <div className="grid gap-2 sm:flex">
          <Button type="submit" disabled={isSending}>
            {isSending ? "Cancelling..." : `Cancel the ${noun}`}
          </Button>
          <ButtonLink look="quiet" to={pathname} replace>
            Keep it
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}
