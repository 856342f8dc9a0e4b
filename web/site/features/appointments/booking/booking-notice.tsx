import { type Ref, useEffect, useState } from "react";
import type { OutboxItem } from "#web/lib/outbox/outbox.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { bookingMessages } from "../messages.ts";
import type { BookingState } from "./use-booking-form.ts";

/** Shows above the fields that the booking waits or was refused. */
export function BookingNotice({ state, ref }: { state: BookingState; ref: Ref<HTMLDivElement> }) {
  if (state.name === "waiting") return <WaitingNotice item={state.item} ref={ref} />;
  if (state.name !== "ready" || !state.failure) return null;
  return <Notice ref={ref} tone="bad" title={state.failure} />;
}

function WaitingNotice({ item, ref }: { item: OutboxItem; ref: Ref<HTMLDivElement> }) {
  const isPast = useIsPast(String(item.body.start));
  if (isPast) return <Notice ref={ref} tone="bad" title={bookingMessages.waitingPast} />;
  return (
    <Notice ref={ref} tone="warn" title={item.failed ? bookingMessages.retried : bookingMessages.waiting}>
      <p>{item.inBackground ? bookingMessages.waitingInBackground : bookingMessages.waitingForPage}</p>
    </Notice>
  );
}

const pause = 30_000;

/** Returns whether a time has passed by the clock of the phone. */
function useIsPast(iso: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pause);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(iso) < now;
}
