import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { getService } from "./booked-item.ts";

interface TimesFailedProps {
  kind: AppointmentKind;
  chatText: string;
  onRetry: () => void;
}

/** The free times could not be loaded. */
export function TimesFailed({ kind, chatText, onRetry }: TimesFailedProps) {
  return (
    <Message
      title="The free times could not be loaded"
      role="alert"
      actions={
        <ActionGroup>
          <Button onClick={onRetry}>Try Again</Button>
          <ContactPair service={getService(kind)} chatText={chatText} />
        </ActionGroup>
      }
    >
      Check your connection and try again, or call us.
    </Message>
  );
}

/** As high as a phone, so that what follows does not move in view when the times arrive. */
export function TimesLoading() {
  return (
    <div className="min-h-screen lg:min-h-0">
      <p role="status" className="text-1 text-ink2">
        Loading free times...
      </p>
      <div aria-hidden="true" className="mt-3 flex flex-wrap gap-2">
        {[1, 2, 3, 4].map((number) => (
          <SkeletonBar key={number} className="h-11 w-24" />
        ))}
      </div>
    </div>
  );
}
