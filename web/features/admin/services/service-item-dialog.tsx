import { type SubmitEvent, useId, useRef, useState } from "react";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import {
  checkFields,
  createEmptyValues,
  type FormProblems,
  type FormValues,
  pickChangedValues,
  rebaseValues,
  toFormValues,
  toRequestBody,
} from "#web/lib/forms/form-fields.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { Dialog } from "#web/ui/admin/dialog.tsx";
import { FieldGrid } from "#web/ui/admin/field-grid.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { serviceItemFailureText, serviceItemMessages } from "./messages.ts";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";

interface OfferDialogProps<Item extends ServiceItem> {
  kind: ServiceItemKind<Item>;
  /** The one that is edited; absent for a new one. */
  item: Item | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** A form that was not sent yet, and what it began with. */
interface OfferDraft {
  values: FormValues;
  start: FormValues;
  /** The attempt that may have arrived without an answer: the same sent again goes under the same key. */
  attempt: { key: string; body: string };
}
const isDraft = (value: unknown): value is OfferDraft =>
  typeof value === "object" && value !== null && "values" in value && "start" in value && "attempt" in value;

/** The form of a course or a doctor, new or not; what is typed stays on this phone until it is sent or discarded. */
export function ServiceItemDialog<Item extends ServiceItem>({ kind, item, onDone, onClose }: OfferDialogProps<Item>) {
  const { fields, word } = kind;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const draftKey = storageKeys.draft(`${kind.word}_${item?.id ?? "new"}`);
  const [initial] = useState(() => (item ? toFormValues(fields, item) : createEmptyValues(fields)));
  const [draft] = useState(() => readStored(draftKey, isDraft));
  const [values, setValues] = useState(() => (draft ? rebaseValues(draft.values, draft.start, initial) : initial));
  const [problems, setProblems] = useState<FormProblems>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const attempt = useRef(draft?.attempt ?? { key: "", body: "" });
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);

  const keep = (current: FormValues) =>
    writeStored(draftKey, { values: current, start: initial, attempt: attempt.current } satisfies OfferDraft);
  const change = (name: string, value: string | boolean) => {
    const next = { ...values, [name]: value };
    setValues(next);
    keep(next);
    const { [name]: _mended, ...others } = problems;
    setProblems(others);
  };
  const refuse = (wrong: FormProblems, text: string) => {
    setProblems(wrong);
    setFailure(text);
    setIsSending(false);
    const first = Array.from(form.current?.elements ?? []).find(
      (element) => (element as HTMLInputElement).name in wrong,
    ) as HTMLElement | undefined;
    setTimeout(() => first?.focus());
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const wrong = checkFields(fields, values);
    const missing = fields.filter(({ name, required }) => required && wrong[name]?.endsWith("is required"));
    const [first] = Object.values(wrong);
    if (first !== undefined) {
      const text = missing.length > 0 ? serviceItemMessages.missing(missing.map(({ label }) => label)) : first;
      showToast({ tone: "bad", title: serviceItemMessages.invalidTitle, text });
      return refuse(wrong, text);
    }
    setIsSending(true);
    setFailure(undefined);
    try {
      const body = toRequestBody(fields, values);
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { key: crypto.randomUUID(), body: text };
      if (!item) keep(values);
      const changed = pickChangedValues(toRequestBody(fields, initial), body);
      if (item) await apiSend(kind.update, { params: { id: item.id }, body: changed });
      else await apiSend(kind.create, { body, idempotencyKey: attempt.current.key });
      deleteStored(draftKey);
      showToast({ tone: "good", title: item ? "Updated" : "Added", text: `The ${word} is public now.` });
      onDone();
    } catch (error) {
      const said = serviceItemFailureText(`The ${word} could not be saved.`, error);
      showToast({ tone: "bad", title: "Error", text: said });
      refuse(error instanceof ApiError ? readFieldProblems(error.body) : {}, said);
    }
  };
  const leave = () => (isDirty ? setIsAsking(true) : onClose());
  return (
    <Dialog
      title={item ? `Edit ${kind.nameOf(item)}` : `Add a ${word}`}
      onClose={leave}
      footer={
        <>
          <Button type="submit" form={formId} disabled={isSending}>
            {isSending ? "Saving..." : "Save"}
          </Button>
          <Button look="quiet" disabled={isSending} onClick={leave}>
            Cancel
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        {failure && (
          <div role="alert" className="mb-4">
            <Notice tone="bad" title="Not saved">
              <p>{failure}</p>
            </Notice>
          </div>
        )}
        <FieldGrid
          form="offer"
          fields={fields}
          values={values}
          problems={problems}
          readOnly={isSending}
          onChange={change}
        />
      </form>
      {isAsking && (
        <ConfirmDialog
          title="Discard what you typed?"
          yes="Discard"
          no="Keep editing"
          onYes={() => {
            deleteStored(draftKey);
            onClose();
          }}
          onNo={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  );
}
