import { useRef } from "react";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { formerColleague } from "./enquiry-history.tsx";
import type { EnquirySectionProps } from "./enquiry-reply.tsx";

/** As long as the service takes. */
const noteLength = 5000;

/** What colleagues wrote about it for each other; the person never sees it. */
export function EnquiryNotes({ submission, isBusy, change, draft }: EnquirySectionProps) {
  const { notes } = submission;
  const text = draft.texts.note;
  const field = useRef<HTMLTextAreaElement>(null);
  const add = async (form: HTMLFormElement) => {
    const isByKeys = form.querySelector(":focus-visible") !== null;
    // What was typed stays until it is stored, and so does what is typed meanwhile.
    if (!(await change({ note: text.trim() })) || draft.now().note !== text) return;
    draft.keep({ note: "" });
    // The button is off until something is typed again.
    const { activeElement, body } = document;
    if (isByKeys && (activeElement === body || form.contains(activeElement))) field.current?.focus();
  };
  return (
    <section aria-labelledby="notes-title">
      <h3 id="notes-title">Notes</h3>
      <ul>
        {notes.map((note) => (
          <li key={note.at + note.text} className="border-b border-line py-2">
            <p className="text-1 text-ink2">
              {note.by ?? formerColleague}, {formatDateTime(note.at)}
            </p>
            <p className="whitespace-pre-line">{note.text}</p>
          </li>
        ))}
      </ul>
      <form
        className="mt-2 grid justify-items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) add(event.currentTarget);
        }}
      >
        <Field
          id="submission-note"
          label="Internal note"
          className="w-full"
          hint={text && "Kept on this device until you add it."}
        >
          <textarea
            ref={field}
            id="submission-note"
            className="in"
            rows={3}
            maxLength={noteLength}
            value={text}
            onChange={({ currentTarget }) => draft.keep({ note: currentTarget.value })}
          />
        </Field>
        <Button type="submit" look="outline" disabled={isBusy || text.trim() === ""}>
          Add note
        </Button>
      </form>
    </section>
  );
}
