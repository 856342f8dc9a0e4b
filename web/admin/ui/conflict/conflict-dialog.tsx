import { type SubmitEvent, useId, useRef, useState } from "react";
import { useFocusInvalid } from "#web/admin/lib/forms/use-focus-invalid.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ConflictField, type ConflictImage } from "./conflict-field.tsx";
import type { ConflictChoices, FieldConflict } from "./field-conflict.ts";

interface ConflictDialogProps {
  /** What has changed: `listing`. */
  noun: string;
  fields: readonly FieldConflict[];
  /** The photos of both versions, if there are any. */
  photos?: { yours: ConflictImage[]; theirs: ConflictImage[] };
  onSave: (choices: ConflictChoices) => void;
  onCancel: () => void;
}

/**
 * Shows what someone else changed while the form was open, and both values of each field. Fields that the user did not
 * change start with the stored value.
 */
export function ConflictDialog({ noun, fields, photos, onSave, onCancel }: ConflictDialogProps) {
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const [submitCount, setSubmitCount] = useState(0);
  const [choices, setChoices] = useState<ConflictChoices>(() =>
    Object.fromEntries(fields.flatMap(({ name, isEdited }) => (isEdited ? [] : [[name, "theirs" as const]]))),
  );
  useFocusInvalid(formElement, submitCount);
  const authors = [...new Set(fields.flatMap(({ by }) => by ?? []))];
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (fields.every(({ name }) => choices[name])) onSave(choices);
  };
  return (
    <Dialog
      variant="large"
      title={`This ${noun} has changed`}
      onClose={onCancel}
      footer={
        <>
          <Button type="submit" form={formId}>
            Save
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Back to the form
          </Button>
        </>
      }
    >
      <p>
        {`${authors.length > 0 ? joinParts(authors) : "Someone else"} changed this ${noun} while you were editing it. Nothing is saved yet. Choose what to keep.`}
      </p>
      <form ref={formElement} id={formId} noValidate onSubmit={save} className="mt-4">
        {fields.map((field) => (
          <ConflictField
            key={field.name}
            conflict={field}
            choice={choices[field.name]}
            images={field.name === "images" ? photos : undefined}
            isMissing={submitCount > 0 && !choices[field.name]}
            onChoose={(choice) => setChoices({ ...choices, [field.name]: choice })}
          />
        ))}
      </form>
    </Dialog>
  );
}
