import { type FormEvent, useId, useState } from "react";
import type { Person } from "#contract/people/person.ts";
import { personLimits } from "#contract/people/person-limits.ts";
import { useSave } from "#web/admin/lib/forms/use-save.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";

interface PersonNoteProps {
  person: Person;
  reload: () => void;
  onEdit: () => void;
}

/** What only colleagues know about the person; without it, a field for it. */
export function PersonNote({ person, reload, onEdit }: PersonNoteProps) {
  const { note, key_holder } = person;
  if (!note && !key_holder) return <NewNote id={person.id} reload={reload} />;
  return (
    <section aria-labelledby="note-title">
      <div className="-my-2 flex min-h-touch items-center justify-between gap-2">
        <h2 id="note-title" className="text-3">
          Note
        </h2>
        <Button look="quiet" className="-mr-3" aria-label="Edit the note" onClick={onEdit}>
          Edit
        </Button>
      </div>
      <p className="mt-2 max-w-[70ch] whitespace-pre-line wrap-anywhere">
        {joinParts([key_holder && `Keys: ${key_holder}`, note], "\n")}
      </p>
    </section>
  );
}

/** One line, so that what happened stays near. */
function NewNote({ id, reload }: Pick<Person, "id"> & { reload: () => void }) {
  const fieldId = useId();
  const [text, setText] = useState("");
  const { isBusy, problems, failure, save } = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      await apiSend("PATCH /people/:id", { params: { id }, body: { note: text } });
      reload();
    });
  };
  return (
    <form className="-mt-2 grid justify-items-start gap-2" onSubmit={submit}>
      <Field
        id={fieldId}
        className="w-full"
        label={<span className="sr-only">Note</span>}
        error={problems.note ?? failure}
      >
        <textarea
          id={fieldId}
          className="in field-sizing-content min-h-control!"
          rows={text ? 4 : 1}
          placeholder="Add a note"
          maxLength={personLimits.note}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      {text.trim() && (
        <Button type="submit" look="outline" busy={isBusy}>
          Save note
        </Button>
      )}
    </form>
  );
}
