import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useSWRConfig } from "swr";
import { type RejectedBooking, rejectedBookingKey } from "#contract/appointments/rejected-booking.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { formatClock, formatLongDay } from "#web/site/lib/format/appointment-times.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { MonroviaTime } from "#web/site/ui/monrovia-time.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import { AppointmentActions, KeepLink } from "./appointment-actions.tsx";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { getSubject } from "./get-subject.ts";
import { MoveForm } from "./move-form.tsx";
import { PackageLessons } from "./package-lessons.tsx";
import { statusLabels, statusTexts } from "./status-texts.ts";
import { useAppointment } from "./use-appointment.ts";

/** The page of a booked appointment: what it is, and how to move or cancel it. */
export function AppointmentScreen({ secret }: { secret: string }) {
  const { appointment, isUnknown, hasFailed, refresh, move, cancel } = useAppointment(secret);
  const texts = appointment && statusTexts(appointment);
  usePageHead({ title: texts?.title ?? "Your appointment", noindex: true, ...(isUnknown && { status: 404 }) });
  useNoReferrer();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const { fallback }: { fallback: PageData & { [rejectedBookingKey]?: RejectedBooking } } = useSWRConfig();
  // Only the page that was loaded with it shows a rejected form.
  const rejected = key === "default" ? fallback[rejectedBookingKey] : undefined;
  if (isUnknown) return <UnknownAppointment />;
  if (!appointment || !texts)
    return (
      <div className="wrap py-6">
        {hasFailed ? (
          <Drawing name="offline">
            <Message
              title="Your appointment could not be loaded"
              headingLevel={1}
              role="alert"
              actions={
                <ActionGroup>
                  <Button onClick={refresh}>Try Again</Button>
                  <ContactPair />
                </ActionGroup>
              }
            >
              Check your connection and try again, or call us.
            </Message>
          </Drawing>
        ) : (
          <p role="status" className="text-ink2">
            Loading your appointment...
          </p>
        )}
      </div>
    );
  const { can_change: canChange, status, start, end } = appointment;
  const subject = getSubject(appointment);
  const isMoving = canChange && subject !== null && params.has("move");
  const isCancelling = canChange && params.has("cancel");
  return (
    <div className="wrap grid gap-x-12 gap-y-4 pt-4 pb-12 lg:grid-cols-2 lg:py-12">
      <div>
        <StateLabel tone={canChange ? "plain" : "bad"}>{statusLabels[status]}</StateLabel>
        {canChange ? (
          <>
            <h1 className="mt-2 max-lg:text-4">
              <span className="block">{formatLongDay(start)}</span>
              <span>{`${formatClock(start)} – ${formatClock(end)}`}</span>
            </h1>
            <MonroviaTime at={start} />
            <p className="mt-2 font-bold">{`${texts.title}.`}</p>
          </>
        ) : (
          <h1 className="mt-2 max-lg:text-4">{texts.title}</h1>
        )}
        <p className="mt-1 max-w-[60ch] font-medium">{texts.text}</p>
      </div>
      <div className="grid content-start gap-4 lg:row-span-3">
        <AppointmentFacts appointment={appointment} />
        {isMoving ? (
          <MoveForm appointment={appointment} subject={subject} rejected={rejected} onRefused={refresh} move={move} />
        ) : isCancelling ? (
          <CancelForm appointment={appointment} rejected={rejected} onRefused={refresh} cancel={cancel} />
        ) : (
          <AppointmentActions appointment={appointment} />
        )}
        <PackageLessons appointment={appointment} />
      </div>
      {canChange && <KeepLink appointment={appointment} />}
    </div>
  );
}

function UnknownAppointment() {
  return (
    <div className="wrap py-6">
      <Drawing name="lost">
        <Message
          title="This link does not work"
          headingLevel={1}
          actions={
            <ActionGroup>
              <ButtonLink to={paths.home}>Home page</ButtonLink>
              <ContactPair />
            </ActionGroup>
          }
        >
          Check that the whole link was copied. We keep appointments for 24 months; call us if you have a question.
        </Message>
      </Drawing>
    </div>
  );
}

/** The address is a secret, so no link may tell it. The server sends a header; a page opened by the script needs this. */
function useNoReferrer(): void {
  useEffect(() => {
    const meta = document.createElement("meta");
    meta.name = "referrer";
    meta.content = "no-referrer";
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
