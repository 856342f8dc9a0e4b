import { useEffect, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { attemptFor } from "#web/features/admin/forms/creation-attempt.ts";
import {
  createEmptyValues,
  type FormValues,
  pickChangedValues,
  rebaseValues,
  toFormValues,
  toRequestBody,
} from "#web/features/admin/forms/form-values.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { serviceItemFailureText, serviceItemMessages } from "./messages.ts";
import { serviceItemDraftStore } from "./service-item-draft.ts";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";
import { serviceItemResolvers } from "./service-item-resolvers.ts";

/** The form of a new item, or of an existing one. Edits are stored in this browser until they are sent or discarded. */
export function useServiceItemForm<Item extends ServiceItem>(
  kind: ServiceItemKind<Item>,
  item: Item | undefined,
  onDone: () => void,
) {
  const { fields, singular } = kind;
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
  const content = JSON.stringify(form.watch());
  const isDirty = content !== JSON.stringify(initial);

  const saveDraft = () => drafts.save({ values: form.getValues(), start: initial, attempt: attempt.current });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the content has changed
  useEffect(() => {
    if (isDirty) saveDraft();
  }, [content]);

  const showFailure = (title: string, text: string) => {
    showToast({ tone: "bad", title, text });
    setFailure(text);
  };
  const showInvalid = (errors: FieldErrors<FormValues>) => {
    const invalid = fields.filter(({ name }) => errors[name]);
    const missing = invalid.filter(({ name, required }) => required && isEmpty(form.getValues(name)));
    const firstMessage = invalid[0] && errors[invalid[0].name]?.message;
    const text = missing.length > 0 ? serviceItemMessages.missing(missing.map(({ label }) => label)) : firstMessage;
    showFailure(serviceItemMessages.invalidTitle, text ?? "");
  };
  const save = async (values: FormValues) => {
    setFailure(undefined);
    const body = toRequestBody(fields, values);
    try {
      if (item) {
        const changes = pickChangedValues(toRequestBody(fields, initial), body);
        await apiSend(kind.update, { params: { id: item.id }, body: changes });
      } else {
        attempt.current = attemptFor(body, attempt.current);
        saveDraft();
        await apiSend(kind.create, { body, idempotencyKey: attempt.current.key });
      }
      drafts.delete();
      showToast({ tone: "good", title: item ? "Updated" : "Added", text: `The ${singular} is public now.` });
      onDone();
    } catch (error) {
      const problems = error instanceof ApiError ? readFieldProblems(error.body) : {};
      for (const [name, message] of Object.entries(problems)) form.setError(name, { message });
      showFailure("Error", serviceItemFailureText(`The ${singular} could not be saved.`, error));
    }
  };

  return {
    control: form.control,
    submitCount: form.formState.submitCount,
    isSending: form.formState.isSubmitting,
    isDirty,
    failure,
    submit: form.handleSubmit(save, showInvalid),
    discard: drafts.delete,
  };
}

const isEmpty = (value: string | boolean | undefined) => String(value ?? "").trim() === "";
