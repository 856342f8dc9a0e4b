import { useRef, useState } from "react";
import type { FoundPerson } from "#contract/admin/privacy.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { backupNote, type Choice, describeErased, getContact } from "./messages.ts";

const word = "ERASE";
const formId = "erase-form";

interface EraseDialogProps {
  person: FoundPerson;
  chosen: Choice | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for a typed word before an erasure, so that a single tap cannot erase a person's data. */
export function EraseDialog({ person, chosen, onConfirm, onCancel }: EraseDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const confirm = () => {
    if (input.current?.value.trim().toUpperCase() === word) return onConfirm();
    setProblem(`Type ${word}, or cancel`);
    input.current?.focus();
  };
  return (
    <Dialog
      variant="small"
      title="Erase everything?"
      onClose={onCancel}
      footer={
        <>
          <Button type="submit" form={formId} className="bg-bad text-paper">
            Erase permanently
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p>
          All data of <b className="wrap-anywhere">{getContact(person)}</b>{" "}
          <span>{`is erased: ${describeErased(person, chosen)}, and the notes on them. This cannot be undone.`}</span>
        </p>
        <p className="text-1 text-ink2">{backupNote}</p>
        <Field id="erase-word" label={`Type ${word} to confirm`} error={problem}>
          <input
            ref={input}
            id="erase-word"
            className="in"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "erase-word-error" : undefined}
          />
        </Field>
      </form>
    </Dialog>
  );
}
