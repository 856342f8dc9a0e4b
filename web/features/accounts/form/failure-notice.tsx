import type { Ref } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { AccountFormState } from "./use-account-form.ts";

interface FailureNoteProps {
  state: AccountFormState;
  ref: Ref<HTMLDivElement>;
  title?: string;
}

/** Why the form was not taken, above its fields. */
export function FailureNotice({ state, ref, title }: FailureNoteProps) {
  if (state.name !== "ready" || !state.failure) return null;
  return (
    <div role="alert">
      <Notice ref={ref} tone="bad" title={title ?? state.failure}>
        {title && <p>{state.failure}</p>}
      </Notice>
    </div>
  );
}
