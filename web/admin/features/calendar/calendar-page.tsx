import { useState } from "react";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { addDays } from "#shared/appointments/appointment-time.ts";
import { getToday, getWeek } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { useCalendarParams } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useAppointments } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { AccessDeniedPage } from "#web/admin/ui/access-denied.tsx";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { AppointmentDialog } from "./appointment/appointment-dialog.tsx";
import { BookDialog } from "./book/book-dialog.tsx";
import { CalendarSubscription } from "./calendar-subscription.tsx";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { MoveDayDialog } from "./move-day/move-day-dialog.tsx";
import { RequestList } from "./requests/request-list.tsx";
import { PeopleToTell } from "./telling/people-to-tell.tsx";
import { Reminders } from "./telling/reminders.tsx";
import { CalendarDays } from "./views/calendar-days.tsx";
import { toWhoQuery } from "./who-filter.ts";

/** The appointments of a day or a week. What a colleague has to do comes first: requests, people to tell, reminders. */
export function CalendarPage() {
  const { params, setParams, close } = useCalendarParams();
  const isWide = useIsWide();
  const me = useSession()?.user.id;
  const [dialog, setDialog] = useState<"book" | "move day">();
  const date = params.date ?? getToday(new Date());
  const view = params.view ?? (isWide ? "week" : "day");
  const [monday = date] = getWeek(date);
  const { appointments, requests, hasMore, error, retry } = useAppointments({
    from: monday,
    to: addDays(monday, 6),
    ...(params.kind && { kind: [params.kind] }),
    ...(params.status && { status: [params.status] }),
    ...toWhoQuery(params.who, me),
  });
  if (isForbidden(error)) return <AccessDeniedPage />;
  return (
    <div className="wrap py-6 lg:py-8">
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-4">Calendar</h1>
        <div className="flex flex-wrap gap-2">
          <Button look="small" onClick={() => setDialog("book")}>
            <LineIcon name="plus" />
            Book for a caller
          </Button>
          <Button look="small" onClick={() => setDialog("move day")}>
            Move a day
          </Button>
        </div>
      </div>
      <RequestList requests={requests ?? []} params={params} />
      <PeopleToTell />
      <Reminders />
      <CalendarToolbar params={params} date={date} view={view} setParams={setParams} />
      {error !== undefined && (
        <EmptyState
          icon="retry"
          title="The appointments could not be loaded"
          role="alert"
          actions={
            <Button look="outline" onClick={retry}>
              Try Again
            </Button>
          }
        >
          {errorText(error)}
        </EmptyState>
      )}
      {!appointments && error === undefined && <SkeletonBar className="mt-4 h-96" />}
      {appointments && <CalendarDays appointments={appointments} params={params} date={date} view={view} />}
      {hasMore && <p className="mt-2 text-ink2">There are more. Choose one person or kind to see all of them.</p>}
      <CalendarSubscription />
      <p className="mt-4 print:hidden">
        <ButtonLink look="outline" to={adminPaths.calendarSettings}>
          <LineIcon name="gear" />
          Hours and settings
        </ButtonLink>
      </p>
      {params.open && (
        <AppointmentDialog
          key={`${params.open} ${params.answer ?? ""}`}
          id={params.open}
          answer={params.answer}
          onClose={close}
        />
      )}
      {dialog === "book" && <BookDialog date={date} onClose={() => setDialog(undefined)} />}
      {dialog === "move day" && <MoveDayDialog date={date} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
