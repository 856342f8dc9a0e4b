import type { Ref } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { enquiryMessages } from "../messages.ts";
import type { OutboxItem } from "../outbox/outbox.ts";
import type { EnquiryState } from "./use-enquiry-form.ts";

interface EnquiryStatusNoticeProps {
  state: EnquiryState;
  ref: Ref<HTMLDivElement>;
}

/** Shows above the fields that the enquiry is waiting or was refused. */
export function EnquiryStatusNotice({ state, ref }: EnquiryStatusNoticeProps) {
  if (state.name === "waiting") return <WaitingNotice item={state.item} ref={ref} />;
  if (state.name !== "ready" || !state.failure) return null;
  return (
    <Notice ref={ref} tone="bad" title={enquiryMessages.failed.title}>
      <p>{state.failure}</p>
    </Notice>
  );
}

function WaitingNotice({ item: { failed, inBackground }, ref }: { item: OutboxItem; ref: Ref<HTMLDivElement> }) {
  if (failed) {
    return (
      <Notice ref={ref} tone="bad" title={enquiryMessages.failed.title}>
        <p>{enquiryMessages.failed.text}</p>
        <p>{inBackground ? enquiryMessages.retriedInBackground : enquiryMessages.retriedOnPage}</p>
      </Notice>
    );
  }
  const { title, text } = inBackground ? enquiryMessages.waitingInBackground : enquiryMessages.waitingForPage;
  return (
    <Notice ref={ref} tone="warn" title={title}>
      <p>{text}</p>
    </Notice>
  );
}
