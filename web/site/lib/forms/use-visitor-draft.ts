import { type RefObject, useEffect, useRef } from "react";
import { deleteDraft, readDraft, saveDraft, stopEarlyDraftCapture } from "#web/lib/forms/drafts.ts";
import { readOutboxItem } from "#web/lib/outbox/outbox.ts";
import { fillEmptyFields, readTypedValues } from "./typed-values.ts";

const saveDelay = 300;

interface VisitorDraftOptions {
  /** Name under which this browser stores the form. */
  storedName: string;
  /** The same without an account. */
  anonymousName: string;
  /** The names of the fields that the visitor types or chooses. The list must stay the same object. */
  fields: readonly string[];
  /** Those whose values are worth a draft, because the visitor typed them. */
  textFields: readonly string[];
  /** The text that the form itself writes into its message; alone it is no draft. */
  openingMessage?: string | undefined;
}

/** Saves the form in this browser while the visitor types, and restores it when the form is shown again. */
export function useVisitorDraft(
  form: RefObject<HTMLFormElement | null>,
  { storedName, anonymousName, fields, textFields, openingMessage }: VisitorDraftOptions,
) {
  const timer = useRef(0);
  /** When the form was first shown, in milliseconds. */
  const since = useRef(0);

  const cancelTimer = () => {
    clearTimeout(timer.current);
    timer.current = 0;
  };
  const save = () => {
    cancelTimer();
    if (form.current) saveDraft(storedName, { values: readTypedValues(form.current, fields), since: since.current });
  };
  const latestSave = useRef(save);
  latestSave.current = save;

  useEffect(() => {
    stopEarlyDraftCapture();
    const element = form.current;
    // Typed before the visitor signed in, or before this script was loaded. From now on it belongs to the account.
    const draft = readDraft(storedName) ?? readDraft(anonymousName);
    if (storedName !== anonymousName) deleteDraft(anonymousName);
    since.current = draft?.since ?? Date.now();
    if (element) {
      fillEmptyFields(element, fields, readOutboxItem(storedName)?.body ?? draft?.values ?? {});
      // The visitor may have typed before this script was loaded.
      const values = readTypedValues(element, fields);
      if (textFields.some((field) => values[field] && values[field] !== openingMessage)) latestSave.current();
    }
    const savePending = () => {
      if (timer.current) latestSave.current();
    };
    addEventListener("pagehide", savePending);
    return () => {
      removeEventListener("pagehide", savePending);
      // The ref is already empty when the form is removed.
      if (timer.current && element)
        saveDraft(storedName, { values: readTypedValues(element, fields), since: since.current });
      clearTimeout(timer.current);
    };
  }, [form, storedName, anonymousName, fields, textFields, openingMessage]);

  return {
    since,
    saveLater: () => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(save, saveDelay);
    },
    save,
    discard: () => {
      cancelTimer();
      deleteDraft(storedName);
    },
  };
}
