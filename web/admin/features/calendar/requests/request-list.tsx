import { useState } from "react";
import { Link } from "react-router-dom";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { type CalendarParams, calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { joinParts } from "#web/lib/format/format-values.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Button } from "#web/ui/button.tsx";
import { AppointmentContact } from "../appointment/appointment-contact.tsx";
import { TellNotice } from "../appointment/tell-notice.tsx";
import { type Changed, useChangeAppointment } from "../use-change-appointment.tsx";
import { EndDialog } from "./end-dialog.tsx";

interface RequestListProps {
  requests: readonly AdminAppointment[];
  params: CalendarParams;
}

/** The requests of visitors that wait for a colleague. Renders nothing if there are none. */
export function RequestList({ requests: listed, params }: RequestListProps) {
  // One that was just confirmed is still in the list, until it is read again.
  const requests = listed.filter(({ status }) => status === "requested");
  // The dialog stays open after the request has left the list.
  const [declined, setDeclined] = useState<AdminAppointment>();
  const [confirmed, setConfirmed] = useState<Changed>();
  return (
    <>
      {requests.length > 0 && (
        <section aria-labelledby="requests-title" className="mt-3 print:hidden">
          <DashboardHead id="requests-title" title={`To confirm: ${requests.length}`} />
          <ul className="border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-8">
            {requests.map((request) => (
              <Request
                key={request.id}
                request={request}
                to={calendarPath({ ...params, open: request.id })}
                onConfirmed={setConfirmed}
                onDecline={() => setDeclined(request)}
              />
            ))}
          </ul>
        </section>
      )}
      {confirmed && (
        <div className="mt-3 print:hidden">
          <TellNotice
            appointment={confirmed.appointment}
            title={
              confirmed.told === "mail"
                ? "An email says that it is confirmed"
                : `Tell ${confirmed.appointment.name || "the person"} that it is confirmed`
            }
            message={confirmed.appointment.text}
            onTold={() => setConfirmed(undefined)}
          />
        </div>
      )}
      {declined && (
        <EndDialog appointment={declined} title="Decline the request" onClose={() => setDeclined(undefined)} />
      )}
    </>
  );
}

interface RequestProps {
  request: AdminAppointment;
  to: string;
  onConfirmed: (confirmed: Changed) => void;
  onDecline: () => void;
}

function Request({ request, to, onConfirmed, onDecline }: RequestProps) {
  const { kind, start, name, phone_number, title, meeting_point, message, reply_by } = request;
  const { isBusy, change } = useChangeAppointment();
  const confirm = async () => {
    const changed = await change(
      request,
      { status: "confirmed" },
      { title: "Confirmed", text: `${name}, ${describeTime(start)}.`, undo: { status: "requested" } },
    );
    if (changed) onConfirmed(changed);
  };
  return (
    <li className="grid content-start gap-1 border-b border-line py-3">
      <p>
        <Link to={to} state={preserveScroll} className="inline-flex min-h-touch items-center font-bold">
          {describeTime(start)}
        </Link>
      </p>
      <p className="-mt-2 wrap-anywhere">
        <b>{name || "Unknown"}</b>
        {phone_number && <span className="text-ink2 whitespace-nowrap">{` ${phone_number}`}</span>}
      </p>
      <p className="text-1 text-ink2 wrap-anywhere">{joinParts([kindLabels[kind], title, meeting_point])}</p>
      {message && <p className="text-1 whitespace-pre-line wrap-anywhere">{message}</p>}
      {reply_by && <p className="text-1 font-bold text-warn">{`Confirm by ${describePromise(reply_by)}`}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button className="min-h-touch px-4" busy={isBusy} aria-label={`Confirm ${name}`} onClick={confirm}>
          Confirm
        </Button>
        <Button look="small" busy={isBusy} aria-label={`Decline ${name}`} onClick={onDecline}>
          Decline
        </Button>
        <AppointmentContact appointment={request} message={request.text} />
      </div>
    </li>
  );
}
