import type { Ref } from "react";
import type { OutboxItem } from "#web/lib/outbox/outbox.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { enquiryMessages } from "../messages.ts";
import type { EnquiryState } from "./use-enquiry-form.ts";

interface EnquiryStatusNoticeProps {
  state: EnquiryState;
  ref: Ref<HTMLDivElement>;
}

/** Shows above the fields that the enquiry is waiting or was refused. */
export function EnquiryStatusNotice({ state, ref }: EnquiryStatusNoticeProps) {
  if (state.name === "waiting") return <WaitingNotice item={state.item} ref={ref} />;
  if (state.name !== "ready" || !state.failure) return null;
  return <Notice ref={ref} tone="bad" title={state.failure} />;
}

function WaitingNotice({ item: { failed, inBackground }, ref }: { item: OutboxItem; ref: Ref<HTMLDivElement> }) {
  const { title, text } = failed
    ? enquiryMessages[inBackground ? "retriedInBackground" : "retriedOnPage"]
    : enquiryMessages[inBackground ? "waitingInBackground" : "waitingForPage"];
  return (
    <Notice ref={ref} tone="warn" title={title}>
      <p>{text}</p>
    </Notice>
  );
}
