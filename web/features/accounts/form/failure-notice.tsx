import type { Ref } from "react";
import { Note } from "#web/ui/feedback/notice.tsx";
import type { FormState } from "./use-account-form.ts";

interface FailureNoteProps {
  state: FormState;
  ref: Ref<HTMLDivElement>;
  title?: string;
}

/** Why the form was not taken, above its fields. */
export function FailureNote({ state, ref, title }: FailureNoteProps) {
  if (state.name !== "ready" || !state.failure) return null;
  return (
    <div role="alert">
      <Note ref={ref} tone="bad" title={title ?? state.failure}>
        {title && <p>{state.failure}</p>}
      </Note>
    </div>
  );
}
