import { type RefObject, useEffect, useRef } from "react";
import { deleteDraft, readDraft, saveDraft, stopEarlyDraftCapture } from "#web/lib/forms/drafts.ts";
import { readOutboxItem } from "../outbox/outbox.ts";
import { enquiryFieldNames } from "./enquiry-validation.ts";
import { fillEmptyFields, readTypedValues } from "./form-values.ts";

const pause = 300;

/**
 * Nothing typed is lost: what stands in the form is kept on this phone while it is being typed, and put back when the
 * form is shown again.
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const timer = useRef(0);
  const since = useRef(0);

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = 0;
    if (form.current) saveDraft(name, { values: readTypedValues(form.current), since: since.current });
  };
  const latestKeep = useRef(keep);
  latestKeep.current = keep;

  useEffect(() => {
    stopEarlyDraftCapture();
    const element = form.current;
    const draft = readDraft(name);
    since.current = draft?.since ?? Date.now();
    if (element) {
      fillEmptyFields(element, readOutboxItem(name)?.body ?? draft?.values ?? {});
      // What was typed before this script was here.
      const values = readTypedValues(element);
      if (enquiryFieldNames.some((field) => values[field])) latestKeep.current();
    }
    const keepNow = () => {
      if (timer.current) latestKeep.current();
    };
    addEventListener("pagehide", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      if (timer.current && element) saveDraft(name, { values: readTypedValues(element), since: since.current });
      clearTimeout(timer.current);
    };
  }, [form, name]);

  return {
    since,
    /** For every change of the form. */
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(keep, pause);
    },
    keep,
    drop: () => {
      clearTimeout(timer.current);
      timer.current = 0;
      deleteDraft(name);
    },
  };
}
