import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import { AppointmentContact } from "#web/admin/features/shared/appointments/appointment-contact.tsx";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { RequestButtons } from "./request-buttons.tsx";
import type { RequestAnswers } from "./use-request-answers.tsx";

interface RequestListProps {
  requests: readonly AdminAppointment[];
  params: CalendarParams;
  answers: RequestAnswers;
  close: () => void;
}

/** The requests of visitors that wait for a colleague, each with what was asked. */
export function RequestList({ requests, params, answers, close }: RequestListProps) {
  return (
    <ul>
      {requests.map((request) => {
        const { id, kind, start, name, phone_number, title, meeting_point, message, reply_by } = request;
        return (
          <li key={id} className="grid gap-2 border-b border-line py-3">
            <div>
              <p>
                <Link
                  to={calendarPath({ ...params, open: id })}
                  state={preserveScroll}
                  className="inline-flex min-h-touch items-center font-bold"
                  onClick={close}
                >
                  {describeTime(start)}
                </Link>
              </p>
              <p className="-mt-2 wrap-anywhere">
                <b>{name || "Unknown"}</b>
                {phone_number && <span className="text-ink2 whitespace-nowrap">{` ${formatPhone(phone_number)}`}</span>}
              </p>
              <p className="text-1 text-ink2 wrap-anywhere">{joinParts([kindLabels[kind], title, meeting_point])}</p>
              {message && <p className="text-1 whitespace-pre-line wrap-anywhere">{message}</p>}
              {reply_by && <p className="text-1 font-bold text-warn">{`Confirm by ${describePromise(reply_by)}`}</p>}
            </div>
            <RequestButtons request={request} answers={answers} onAnswer={close} />
            <AppointmentContact appointment={request} message={request.text} isInList />
          </li>
        );
      })}
    </ul>
  );
}
