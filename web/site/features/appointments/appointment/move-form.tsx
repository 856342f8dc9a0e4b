import { useLocation, useSearchParams } from "react-router-dom";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import type { RejectedBooking } from "#contract/appointments/rejected-booking.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { formatDayAndTime, formatLongDay } from "#web/site/lib/format/appointment-times.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TimesFailed, TimesLoading } from "../booking/times-states.tsx";
import { Unbookable } from "../booking/unbookable.tsx";
import { bookingMessages, kindTexts } from "../messages.ts";
import { DayChips } from "../slots/day-chips.tsx";
import { chooseDays } from "../slots/group-days.ts";
import { readDay, slotsKey } from "../slots/slots-key.ts";
import { TimeChips } from "../slots/time-chips.tsx";
import { useChange } from "./use-change.ts";

interface MoveFormProps {
  appointment: PublicAppointment;
  /** Id of what is booked. */
  subject: string;
  move: (start: string) => Promise<void>;
  onRefused: () => void;
  rejected: RejectedBooking | undefined;
}

const checkMove = ({ start }: Record<string, string>) => (start ? {} : { start: bookingMessages.chooseTime });

/** Chooses another time. */
export function MoveForm({ appointment, subject, move, onRefused, rejected }: MoveFormProps) {
  const { kind, start, title } = appointment;
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const from = readDay(params.get("from"));
  const { data, error, mutate } = useEndpoint(slotsKey(kind, subject, from));
  const { state, notice, formProps, offered, forgetOffered } = useChange({
    check: checkMove,
    rejected,
    send: ({ start: chosen = "" }) => move(chosen),
    onRefused: () => {
      void mutate();
      onRefused();
    },
  });
  const { noun, chat } = kindTexts[kind];
  if (!data)
    return error ? <TimesFailed kind={kind} chatText={chat(title)} onRetry={() => void mutate()} /> : <TimesLoading />;
  const { days, day, next } = chooseDays(data.data.slots, from, readDay(params.get("day")));
  const later = new URLSearchParams({ move: "", from: next });
  const isIntake = data.data.is_intake;
  const times = isIntake ? data.data.slots.filter((slot) => slot.start !== start) : [];
  const listed = offered.length > 0 ? offered : times;
  if (isIntake && listed.length === 0) return <Unbookable reason="no seats" title={title} />;
  if (!day)
    return <Unbookable reason="nothing free" kind={kind} title={title} laterPath={withQuery(pathname, later)} />;
  const isSending = state.name === "sending";
  const timeError = state.name === "ready" ? state.problems.start : undefined;
  return (
    <section aria-labelledby="move" className="border-t-2 border-ocean pt-4">
      <h2 id="move" className="text-3">{`Move the ${noun}`}</h2>
      <p className="mt-1 text-ink2">{`Your time now: ${formatDayAndTime(start)}. It stays yours until you choose another one.`}</p>
      <form action={pathname + search} className="mt-4 grid gap-4" {...formProps}>
        {state.name === "ready" && state.failure && <Notice ref={notice} tone="bad" title={state.failure} />}
        <input type="hidden" name="action" value="move" />
        {!isIntake && <DayChips days={days} day={day.date} from={from} next={next} onChoose={forgetOffered} />}
        {listed.length > 0 ? (
          <TimeChips
            id="move-offered"
            legend={isIntake ? "Start" : "Next free times"}
            slots={listed}
            hasDays
            chosen={undefined}
            error={timeError}
            who={kind === "clinic" ? null : data.data.who}
            disabled={isSending}
          />
        ) : (
          <TimeChips
            key={day.date}
            id="move-start"
            legend={`Time on ${formatLongDay(day.date)}`}
            slots={day.slots}
            chosen={undefined}
            error={timeError}
            who={kind === "clinic" ? null : data.data.who}
            disabled={isSending}
          />
        )}
        <div className="grid gap-2 sm:flex">
          <Button type="submit" disabled={isSending}>
            {isSending ? "Moving..." : "Move to this time"}
          </Button>
          <ButtonLink look="quiet" to={pathname} replace>
            Keep my time
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}
