import type { Ref } from "react";
import type { FormState } from "#web/lib/forms/use-form.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

interface FailureNoticeProps {
  state: FormState;
  ref: Ref<HTMLDivElement>;
  title?: string;
}

/** Shows above the fields why sending failed. */
export function FailureNotice({ state, ref, title }: FailureNoticeProps) {
  if (state.name !== "ready" || !state.failure) return null;
  return (
    <div role="alert">
      <Notice ref={ref} tone="bad" title={title ?? state.failure}>
        {title && <p>{state.failure}</p>}
      </Notice>
    </div>
  );
}
