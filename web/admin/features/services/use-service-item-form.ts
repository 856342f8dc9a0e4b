import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { attemptFor } from "#web/admin/lib/forms/creation-attempt.ts";
import { nameField } from "#web/admin/lib/forms/name-field.ts";
import type { ConflictChoices, FieldConflict } from "#web/admin/ui/conflict/field-conflict.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import {
  createEmptyValues,
  type FormValues,
  pickChangedValues,
  rebaseValues,
  toFormValues,
  toRequestBody,
} from "#web/admin/ui/fields/form-values.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { findItemConflicts, type ItemConflict, readItemConflict } from "./find-item-conflicts.ts";
import { saveFailureText, serviceItemMessages } from "./messages.ts";
import { serviceItemDraftStore } from "./service-item-draft.ts";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";
import { serviceItemResolvers } from "./service-item-resolvers.ts";

/** The form of a new item, or of an existing one. Edits are stored in this browser until they are sent or discarded. */
export function useServiceItemForm<Item extends ServiceItem>(
  kind: ServiceItemKind<Item>,
  fields: readonly FormField[],
  item: Item | undefined,
  onDone: () => void,
) {
  const { singular } = kind;
  const [drafts] = useState(() => serviceItemDraftStore(`${kind.name}_${item?.id ?? "new"}`));
  const [initial] = useState(() => (item ? toFormValues(fields, item) : createEmptyValues(fields)));
  const [draft] = useState(drafts.read);
  const form = useForm<FormValues>({
    resolver: serviceItemResolvers[kind.name],
    defaultValues: draft ? rebaseValues(draft.values, draft.start, initial) : initial,
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<string>();
  const attempt = useRef(draft?.attempt);
  /** The version that the edits are made on: that of the draft, or the opened one. */
  const version = useRef({
    values: draft?.start ?? initial,
    updatedAt: draft?.updatedAt ?? item?.updated_at ?? undefined,
  });
  /** The values that the item has, as far as known. */
  const stored = useRef(initial);
  const [conflict, setConflict] = useState<{ fields: FieldConflict[]; stored: ItemConflict }>();
  const content = JSON.stringify(form.watch());
  const initialContent = JSON.stringify(initial);
  const isDirty = content !== initialContent;

  const saveDraft = () => {
    const { values: start, updatedAt } = version.current;
    drafts.save({ values: form.getValues(), start, updatedAt, attempt: attempt.current });
  };
  const saveEdits = useEffectEvent(saveDraft);
  useEffect(() => {
    if (content !== initialContent) saveEdits();
  }, [content, initialContent]);

  const showFailure = (title: string, text: string) => {
    showToast({ tone: "bad", title, text });
    setFailure(text);
  };
  const showInvalid = (errors: FieldErrors<FormValues>) => {
    const invalid = fields.filter(({ name }) => errors[name]);
    const missing = invalid.filter(({ name, required }) => required && isEmpty(form.getValues(name)));
    const [first] = invalid;
    const firstMessage = first && nameField(first.label, errors[first.name]?.message ?? "");
    const text = missing.length > 0 ? serviceItemMessages.missing(missing.map(({ label }) => label)) : firstMessage;
    // The notice in the form names the fields. A toast would cover them on a phone.
    setFailure(text ?? "");
  };
  /** Returns whether the item was saved. If not, the conflict is shown. */
  const update = async (opened: Item, values: FormValues): Promise<boolean> => {
    const { values: start, updatedAt } = version.current;
    const changes = pickChangedValues(toRequestBody(fields, stored.current), toRequestBody(fields, values));
    const body = { ...changes, expected_updated_at: updatedAt };
    const sent = attempt.current ? JSON.parse(attempt.current.body) : {};
    attempt.current = attemptFor(body, attempt.current);
    saveDraft();
    try {
      await apiSend(kind.update, { params: { id: opened.id }, body });
      return true;
    } catch (error) {
      const found = readItemConflict(error);
      if (!found) throw error;
      const conflicts = findItemConflicts(fields, start, values, found, sent);
      if (conflicts.length > 0) {
        setConflict({ fields: conflicts, stored: found });
        return false;
      }
      adopt(found);
      return update(opened, values);
    }
  };
  const adopt = ({ current }: ItemConflict) => {
    stored.current = toFormValues(fields, current);
    version.current = { values: stored.current, updatedAt: current.updated_at ?? undefined };
  };
  const saveChosen = (choices: ConflictChoices) => {
    if (!conflict) return;
    setConflict(undefined);
    adopt(conflict.stored);
    for (const { name } of conflict.fields) {
      const value = stored.current[name];
      if (choices[name] === "theirs" && value !== undefined) form.setValue(name, value);
    }
    form.handleSubmit(save, showInvalid)();
  };
  const save = async (values: FormValues) => {
    setFailure(undefined);
    const body = toRequestBody(fields, values);
    try {
      if (item) {
        if (!(await update(item, values))) return;
      } else {
        attempt.current = attemptFor(body, attempt.current);
        saveDraft();
        await apiSend(kind.create, { body, idempotencyKey: attempt.current.key });
      }
      drafts.delete();
      showToast({ tone: "good", ...(item ? serviceItemMessages.updated : serviceItemMessages.added(singular)) });
      onDone();
    } catch (error) {
      const problems = error instanceof ApiError ? readFieldProblems(error.body) : {};
      for (const [name, message] of Object.entries(problems)) form.setError(name, { message });
      showFailure("Error", saveFailureText(singular, error));
    }
  };

  return {
    control: form.control,
    submitCount: form.formState.submitCount,
    isSending: form.formState.isSubmitting,
    isDirty,
    failure,
    conflict: conflict?.fields,
    saveChosen,
    dismissConflict: () => setConflict(undefined),
    submit: form.handleSubmit(save, showInvalid),
    discard: drafts.delete,
  };
}

const isEmpty = (value: string | boolean | undefined) => String(value ?? "").trim() === "";
