import type { Ref } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { enquiryMessages } from "../messages.ts";
import type { EnquiryState } from "./use-enquiry-form.ts";

interface EnquiryNoteProps {
  state: EnquiryState;
  ref: Ref<HTMLDivElement>;
}

/** Above the fields: that the enquiry has arrived, that it waits, or why it was refused. */
export function EnquiryStatusNotice({ state, ref }: EnquiryNoteProps) {
  if (state.name === "sent") {
    return (
      <Notice ref={ref} tone="good" title={state.success?.title ?? enquiryMessages.sentTitle}>
        {state.success && <p>{state.success.text}</p>}
        {state.reference && (
          <p>
            Your reference is <strong>{state.reference}</strong>.
          </p>
        )}
      </Notice>
    );
  }
  if (state.name === "waiting") {
    return (
      <Notice ref={ref} tone="warn" title={enquiryMessages.waiting.title}>
        <p>{enquiryMessages.waiting.text}</p>
      </Notice>
    );
  }
  if (state.name === "ready" && state.refusal) {
    return <Notice ref={ref} tone="bad" title={state.refusal} />;
  }
  return null;
}
