import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { addDays } from "#shared/appointments/appointment-time.ts";
import { getToday, getWeek } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { useCalendarParams } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useAppointments } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { useNewForm } from "#web/admin/lib/page/navigation/use-new-form.ts";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { RowMenu } from "#web/admin/ui/row-menu.tsx";
import { useIsTablet, useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { AppointmentDialog } from "./appointment/appointment-dialog.tsx";
import { BookDialog } from "./book/book-dialog.tsx";
import { CalendarSubscription } from "./calendar-subscription.tsx";
import { CalendarFilters, CalendarToolbar } from "./calendar-toolbar.tsx";
import { MoveDayDialog } from "./move-day/move-day-dialog.tsx";
import { RequestList } from "./requests/request-list.tsx";
import { useRequestAnswers } from "./requests/use-request-answers.tsx";
import { PeopleToTell } from "./telling/people-to-tell.tsx";
import { Reminders } from "./telling/reminders.tsx";
import { TodoLine } from "./todo-line.tsx";
import { CalendarDays } from "./views/calendar-days.tsx";
import { DayStrip } from "./views/day-strip.tsx";
import { toWhoQuery } from "./who-filter.ts";

/** The appointments of a day or a week. What a colleague has to do comes first: requests, people to tell, reminders. */
export function CalendarPage() {
  const navigate = useNavigate();
  const { params, setParams, close } = useCalendarParams();
  const isWide = useIsWide();
  const isTablet = useIsTablet();
  const me = useSession()?.user.id;
  const [dialog, setDialog] = useState<"move day" | "subscribe">();
  const [isBooking, setIsBooking] = useNewForm();
  const today = getToday(new Date());
  const date = params.date ?? today;
  const view = params.view ?? (isTablet ? "week" : "day");
  const [first = date] = getWeek(date);
  const filters = {
    ...(params.kind && { kind: [params.kind] }),
    ...(params.status && { status: [params.status] }),
    ...toWhoQuery(params.who, me),
  };
  const { appointments, requests, hasMore, error, retry } = useAppointments({
    from: first,
    to: addDays(first, 6),
    ...filters,
  });
  const answers = useRequestAnswers();
  // One that was just confirmed is still in the list, until it is read again.
  const waiting = requests?.filter(({ status }) => status === "requested") ?? [];
  const todo = (
    <div
      className={classNames(
        "flex gap-2 empty:hidden print:hidden",
        !isTablet && "-mx-(--gutter) mt-[0.5rem] overflow-x-auto px-(--gutter) [scrollbar-width:none]",
      )}
    >
      {waiting.length > 0 && (
        <TodoLine label={`${waiting.length} to confirm`} title="To confirm">
          {(close) => <RequestList requests={waiting} params={params} answers={answers} close={close} />}
        </TodoLine>
      )}
      <PeopleToTell />
      <Reminders />
    </div>
  );
  return (
    <div className={screenClass}>
      <PageHead title="Calendar">
        {isTablet && todo}
        {!isWide && (
          <div className="[&>button]:border-transparent">
            <CalendarFilters params={params} setParams={setParams} />
          </div>
        )}
        {/* A phone has *New*. */}
        <Button className="min-h-touch px-4 max-lg:hidden" onClick={() => setIsBooking(true)}>
          <LineIcon name="plus" />
          Book for a caller
        </Button>
        <RowMenu
          className="-mr-3"
          title="Calendar"
          isBusy={false}
          items={[
            { icon: "locate", label: "Go to today", onChoose: () => setParams({ date: undefined }) },
            { icon: "swap", label: "Move a day", onChoose: () => setDialog("move day") },
            { icon: "calendar", label: "In your phone's calendar", onChoose: () => setDialog("subscribe") },
            { icon: "gear", label: "Hours and settings", onChoose: () => navigate(adminPaths.calendarSettings) },
          ]}
        />
      </PageHead>
      <CalendarToolbar params={params} date={date} view={view} setParams={setParams} />
      {view === "day" && params.status !== "cancelled" && (
        <DayStrip date={date} appointments={appointments} params={params} />
      )}
      {!isTablet && todo}
      {answers.notice}
      {error !== undefined && (
        <FailedState title="The appointments could not be loaded" error={error} onRetry={retry} />
      )}
      {!appointments && error === undefined && <SkeletonBar className="mt-4 h-96" />}
      {appointments && (
        <CalendarDays
          appointments={appointments}
          params={params}
          date={date}
          view={view}
          filters={filters}
          answers={answers}
          onBook={() => setIsBooking(true)}
        />
      )}
      {hasMore && <p className="mt-2 text-ink2">There are more. Choose one person or kind to see all of them.</p>}
      {params.open && (
        <AppointmentDialog
          key={`${params.open} ${params.answer ?? ""}`}
          id={params.open}
          answer={params.answer}
          onClose={close}
        />
      )}
      {isBooking && <BookDialog date={date} onClose={() => setIsBooking(false)} />}
      {dialog === "subscribe" && (
        <Dialog variant="small" title="In your phone's calendar" onClose={() => setDialog(undefined)}>
          <CalendarSubscription />
        </Dialog>
      )}
      {answers.dialog}
      {dialog === "move day" && <MoveDayDialog date={date} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
