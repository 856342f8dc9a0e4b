import type { Person } from "#contract/people/person.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";

interface PersonNoteProps {
  person: Person;
  onEdit: () => void;
}

/** What only colleagues know about the person. Renders nothing without a note and a key holder. */
export function PersonNote({ person: { note, key_holder }, onEdit }: PersonNoteProps) {
  if (!note && !key_holder) return null;
  return (
    <section aria-labelledby="note-title">
      <div className="flex min-h-touch items-center justify-between gap-2">
        <h2 id="note-title" className="text-3">
          Note
        </h2>
        <Button look="quiet" className="-mr-3" aria-label="Edit the note" onClick={onEdit}>
          Edit
        </Button>
      </div>
      <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">
        {joinParts([key_holder && `Keys: ${key_holder}`, note], "\n")}
      </p>
    </section>
  );
}
