import { useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useFocusInvalid } from "#web/admin/lib/forms/use-focus-invalid.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { ConflictDialog } from "#web/admin/ui/conflict/conflict-dialog.tsx";
import { FieldGrid } from "#web/admin/ui/fields/field-grid.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";
import { useServiceItemForm } from "./use-service-item-form.ts";

interface ServiceItemDialogProps<Item extends ServiceItem> {
  kind: ServiceItemKind<Item>;
  /** The item to edit; undefined for a new one. */
  item: Item | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Adds or edits a course or a professional. */
export function ServiceItemDialog<Item extends ServiceItem>(props: ServiceItemDialogProps<Item>) {
  const { kind, item, onDone, onClose } = props;
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const fields = kind.useFields();
  const form = useServiceItemForm(kind, fields, item, onDone);
  const [isConfirming, setIsConfirming] = useState(false);
  useFocusInvalid(formElement, form.submitCount);
  const close = () => (form.isDirty ? setIsConfirming(true) : onClose());
  return (
    <Dialog
      variant="large"
      title={item ? `Edit ${kind.getTitle(item)}` : `Add a ${kind.singular}`}
      onClose={close}
      footer={
        <>
          <Button type="submit" form={formId} busy={form.isSending}>
            {form.isSending ? "Saving..." : "Save"}
          </Button>
          <Button look="quiet" busy={form.isSending} onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      <form ref={formElement} id={formId} noValidate onSubmit={form.submit}>
        {form.failure && (
          <div role="alert" className="mb-4">
            <Notice tone="bad" title="Not saved">
              <p>{form.failure}</p>
            </Notice>
          </div>
        )}
        {kind.name === "professional" && <ProfessionalHours hours={item && kind.getHours?.(item)} />}
        <FieldGrid form="service-item" fields={fields} control={form.control} readOnly={form.isSending} />
      </form>
      {form.conflict && (
        <ConflictDialog
          noun={kind.singular}
          fields={form.conflict}
          onSave={form.saveChosen}
          onCancel={form.dismissConflict}
        />
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard"
          isDestructive
          cancelLabel="Keep editing"
          onConfirm={() => {
            form.discard();
            onClose();
          }}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Dialog>
  );
}

/** The hours of a professional, which the settings of the calendar have, too. */
function ProfessionalHours({ hours }: { hours: { text: string; path: string } | undefined }) {
  if (!hours)
    return <p className="mb-4 text-ink2">Without hours no times can be booked. Save first, then enter them.</p>;
  return (
    <p className="mb-4">
      <span>{`Hours: ${hours.text || "none, so no times can be booked"}. `}</span>
      <Link to={hours.path}>Change hours</Link>
    </p>
  );
}
