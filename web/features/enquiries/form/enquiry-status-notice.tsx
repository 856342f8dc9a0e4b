import type { Ref } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { enquiryMessages } from "../messages.ts";
import type { EnquiryState } from "./use-enquiry-form.ts";

interface EnquiryStatusNoticeProps {
  state: EnquiryState;
  ref: Ref<HTMLDivElement>;
}

/** Shows above the fields whether the enquiry was sent, is waiting or was refused. */
export function EnquiryStatusNotice({ state, ref }: EnquiryStatusNoticeProps) {
  if (state.name === "done") {
    const { success, reference } = state.result;
    return (
      <Notice ref={ref} tone="good" title={success?.title ?? enquiryMessages.sentTitle}>
        {success && <p>{success.text}</p>}
        {reference && (
          <p>
            Your reference is <strong>{reference}</strong>.
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
  if (state.name === "ready" && state.failure) return <Notice ref={ref} tone="bad" title={state.failure} />;
  return null;
}
