import { useRef } from "react";
import { formerColleague } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { EnquirySectionProps } from "./enquiry-section-props.ts";

/** The server's limit, in characters. */
const maxNoteLength = 5000;

/** Notes of colleagues for each other, which the enquirer never sees. The field is one line until something is typed. */
export function EnquiryNotes({ enquiry, isBusy, change, draft }: EnquirySectionProps) {
  const text = draft.texts.note;
  const field = useRef<HTMLTextAreaElement>(null);
  const addNote = async (form: HTMLFormElement) => {
    const isKeyboardUser = form.querySelector(":focus-visible") !== null;
    // Keep the text until it is saved, and keep it if it was changed in the meantime.
    if (!(await change({ note: text.trim() })) || draft.readLatest().note !== text) return;
    draft.update({ note: "" });
    // The button is gone while the field is empty, so it cannot keep the focus.
    const { activeElement, body } = document;
    if (isKeyboardUser && (activeElement === body || form.contains(activeElement))) field.current?.focus();
  };
  return (
    <section aria-label="Notes">
      {enquiry.notes.length > 0 && <h3>Notes</h3>}
      <ul>
        {enquiry.notes.map((note) => (
          <li key={note.at + note.text} className="py-2">
            <p className="text-1 text-ink2">{`${note.by ?? formerColleague ?? ""}, ${formatDateTime(note.at)}`}</p>
            <p className="whitespace-pre-line">{note.text}</p>
          </li>
        ))}
      </ul>
      <form
        className="grid justify-items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) addNote(event.currentTarget);
        }}
      >
        <Field
          id="enquiry-note"
          label="Internal note"
          hideLabel
          className="w-full"
          hint={text && "Saved on this device until you add it."}
        >
          <textarea
            ref={field}
            id="enquiry-note"
            className="in field-sizing-content min-h-control!"
            rows={text ? 3 : 1}
            placeholder="Internal note"
            maxLength={maxNoteLength}
            value={text}
            onChange={({ currentTarget }) => draft.update({ note: currentTarget.value })}
          />
        </Field>
        {text.trim() && (
          <Button type="submit" look="outline" busy={isBusy}>
            Add note
          </Button>
        )}
      </form>
    </section>
  );
}
