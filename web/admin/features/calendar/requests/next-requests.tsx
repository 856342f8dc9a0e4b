import { Link } from "react-router-dom";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { getDate, getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useAppointments } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { RequestButtons } from "./request-buttons.tsx";
import { useRequestAnswers } from "./use-request-answers.tsx";

const maxShown = 3;

/** The next requests of visitors on the dashboard: each is confirmed with one tap. */
export function NextRequests() {
  const today = getToday(new Date());
  const { requests = [], error, retry } = useAppointments({ from: today, to: today });
  const answers = useRequestAnswers();
  // One that was just confirmed is still in the list, until it is read again.
  const waiting = requests.filter(({ status }) => status === "requested").slice(0, maxShown);
  return (
    <>
      {error !== undefined && (
        <div className="mt-4">
          <FailedBlock title="The appointments could not be loaded" error={error} onRetry={retry} />
        </div>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="requests-title" className="mt-4">
          <DashboardHead id="requests-title" title="Appointments to confirm">
            <Link className="more @max-[13em]:hidden" to={calendarPath({})}>
              Calendar
              <Icon name="arrow" />
            </Link>
          </DashboardHead>
          <ul className="border-t border-line">
            {waiting.map((request) => (
              <li
                key={request.id}
                className="grid gap-2 border-b border-line py-3 sm:flex sm:items-center sm:justify-between"
              >
                <div className="min-w-0">
                  <Link
                    to={calendarPath({ date: getDate(request.start), open: request.id })}
                    className="-my-2.5 inline-block py-2.5 font-bold text-ink wrap-anywhere"
                  >
                    <span>{describeTime(request.start)}</span>
                    <span className="sr-only">{`: ${request.name || "Unknown"}`}</span>
                  </Link>
                  <p className="text-1 text-ink2 wrap-anywhere">
                    <b className="text-ink">{request.name || "Unknown"}</b>
                    <span>{` · ${joinParts([kindLabels[request.kind], request.title])}`}</span>
                  </p>
                </div>
                <RequestButtons request={request} answers={answers} isQuiet />
              </li>
            ))}
          </ul>
        </section>
      )}
      {answers.notice}
      {answers.dialog}
    </>
  );
}
