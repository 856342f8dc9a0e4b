import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { Slot } from "#contract/appointments/booking.ts";
import { type RejectedBooking, rejectedBookingKey } from "#contract/appointments/rejected-booking.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { paths } from "#web/lib/page/paths.ts";
import {
  formatDayAndTime,
  formatLongDay,
  formatShortDay,
  formatShortTime,
} from "#web/site/lib/format/appointment-times.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { bookingMessages, kindTexts } from "../messages.ts";
import { DayChips } from "../slots/day-chips.tsx";
import type { FreeDay } from "../slots/group-days.ts";
import { TimeChips } from "../slots/time-chips.tsx";
import { BookingFields } from "./booking-fields.tsx";
import { BookingNotice } from "./booking-notice.tsx";
import { useBookingForm } from "./use-booking-form.ts";

interface BookingFormProps {
  kind: AppointmentKind;
  id: string;
  /** What is booked. */
  summary: Elements;
  days: readonly FreeDay[];
  /** The chosen day. */
  day: FreeDay | undefined;
  /** First loaded day; undefined for today. */
  from: string | undefined;
  /** First day after the loaded ones. */
  next: string;
  /** Who confirms a request, if it is known. */
  who: string | null;
  /** The intakes of a course with free seats; undefined for other times. */
  intakes: readonly Slot[] | undefined;
  /** What happens after the visitor has booked. */
  promise: Elements;
  onRefused: () => void;
}

/** On a phone, the chosen time and the button stay in sight. */
const barClass =
  "sticky bottom-0 max-lg:-mx-(--gutter) grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-1 items-center border-t border-line bg-paper max-lg:px-(--gutter) py-2 lg:static lg:border-0 lg:bg-raise";
/** The visitor, beside what is booked where there is room. */
const personClass =
  "contents content-start gap-4 lg:grid lg:rounded-l lg:border lg:border-line lg:bg-raise lg:px-6 lg:py-6";

/** Day, time, name and phone number. Without a script the browser posts it to the page's own address. */
export function BookingForm({
  kind,
  id,
  summary,
  days,
  day,
  from,
  next,
  who,
  intakes,
  promise,
  onRefused,
}: BookingFormProps) {
  const { pathname, search, key } = useLocation();
  const { fallback }: { fallback: PageData & { [rejectedBookingKey]?: RejectedBooking } } = useSWRConfig();
  // Only the page that was loaded with it shows a rejected form.
  const rejected = key === "default" ? fallback[rejectedBookingKey] : undefined;
  const { name, state, notice, offered, forgetOffered, edit, formProps } = useBookingForm({
    kind,
    id,
    rejected,
    isIntake: intakes !== undefined,
    onRefused,
  });
  const chosen = rejected?.values.start ?? new URLSearchParams(search).get("start") ?? undefined;
  const [picked, setPicked] = useState(chosen);
  if (state.name === "done") {
    const { link } = state.result;
    return (
      <div className="grid content-start gap-4 lg:row-span-2">
        {summary}
        <Notice ref={notice} tone="good" title={`We have your ${kindTexts[kind].noun}.`}>
          {link && <Link to={link}>Open it</Link>}
        </Notice>
      </div>
    );
  }
  const waitingFor = state.name === "waiting" ? String(state.item.body.start) : undefined;
  const isBusy = state.name === "sending" || waitingFor !== undefined;
  const timeError = state.name === "ready" ? state.problems.start : undefined;
  const chooseDay = () => {
    forgetOffered();
    setPicked(undefined);
  };
  const shown = offered.length > 0 ? offered : (intakes ?? day?.slots ?? []);
  const isPicked = waitingFor === undefined && shown.some(({ start }) => start === picked);
  const pickedText = isPicked && picked ? formatShortTime(picked) : undefined;
  const choice = pickedText ?? (waitingFor ? formatShortTime(waitingFor) : undefined);
  const asksTime =
    day && !intakes && offered.length === 0 ? `${formatShortDay(day.date)}, choose a time` : "Choose a time";
  return (
    <form
      id="book"
      action={pathname + search}
      className="grid gap-4 lg:contents [&_input]:scroll-mb-20"
      aria-label={kindTexts[kind].title}
      data-draft={name}
      {...formProps}
    >
      <div className="contents content-start gap-4 lg:row-span-2 lg:grid">
        {summary}
        <BookingNotice state={state} ref={notice} />
        {waitingFor ? (
          <p className="font-bold">
            <span>{formatDayAndTime(waitingFor)}</span>
            <input type="hidden" name="start" value={waitingFor} />
          </p>
        ) : intakes ? (
          <TimeChips
            id="book-start"
            legend="Start"
            slots={offered.length > 0 ? offered : intakes}
            hasDays
            chosen={chosen}
            error={timeError}
            who={who}
            disabled={isBusy}
            onPick={setPicked}
          />
        ) : (
          <>
            <DayChips days={days} day={day?.date} from={from} next={next} onChoose={chooseDay} />
            {offered.length > 0 ? (
              <TimeChips
                id="book-offered"
                legend="Next free times"
                slots={offered}
                hasDays
                chosen={undefined}
                error={timeError}
                who={who}
                disabled={isBusy}
                onPick={setPicked}
              />
            ) : (
              day && (
                <TimeChips
                  id="book-start"
                  key={day.date}
                  legend={`Time on ${formatLongDay(day.date)}`}
                  slots={day.slots}
                  chosen={chosen}
                  error={timeError}
                  who={who}
                  disabled={isBusy}
                  onPick={setPicked}
                />
              )
            )}
          </>
        )}
        {promise}
      </div>
      <div className={personClass}>
        <p className="text-3 font-bold max-lg:hidden">{choice ?? asksTime}</p>
        <BookingFields
          id="book"
          values={rejected?.values ?? {}}
          state={state}
          readOnly={isBusy}
          hasMessage={kind !== "clinic"}
        />
        <div className={classNames("grid gap-2 sm:flex lg:grid", isPicked && barClass)}>
          {pickedText && <p className="font-bold lg:hidden">{pickedText}</p>}
          <Button type="submit" className="sm:min-w-[12rem]" disabled={state.name === "sending"}>
            <span>{waitingFor ? "Try now" : state.name === "sending" ? "Booking..." : "Book"}</span>
            {pickedText && state.name !== "sending" && <span className="max-lg:hidden">{` ${pickedText}`}</span>}
          </Button>
          {waitingFor && (
            <Button look="quiet" onClick={edit}>
              Change it
            </Button>
          )}
        </div>
        <p className="text-1 text-ink2">
          {bookingMessages.privacy} <Link to={paths.privacy}>Privacy Policy</Link>
        </p>
      </div>
    </form>
  );
}
