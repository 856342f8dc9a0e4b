import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { EnquirySectionProps } from "./enquiry-section-props.ts";
import { useReply } from "./use-reply.ts";

/** The reply, begun from a template; folded once it is answered. */
export function EnquiryReply({ enquiry, draft }: Pick<EnquirySectionProps, "enquiry" | "draft">) {
  const { templates, template, text } = useReply(enquiry, draft);
  const { reply, replaced } = draft.texts;
  if (!enquiry.email && !enquiry.phone_number) {
    return (
      <p className="text-ink2">
        {enquiry.name
          ? "There is no number and no email. Write them in a note when you know them."
          : "This person's data was erased. You can no longer reply."}
      </p>
    );
  }
  const fields = (
    <section aria-label="Reply" className="grid gap-3 lg:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-[auto_minmax(0,18rem)] items-center justify-start gap-3 max-[15em]:grid-cols-1 max-[15em]:gap-1">
        <label htmlFor="reply-template" className="font-bold">
          Template
        </label>
        <Select
          id="reply-template"
          value={template?.label}
          onChange={({ currentTarget }) =>
            draft.update({ template: currentTarget.value, reply: undefined, replaced: joinReplies(replaced, reply) })
          }
        >
          {templates.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      </div>
      <Field
        id="reply-text"
        label="Your reply"
        className="lg:flex lg:flex-col"
        hint={reply && "Saved on this device until you mark the enquiry as replied."}
      >
        <textarea
          id="reply-text"
          className="in field-sizing-content lg:flex-1"
          rows={8}
          value={text}
          onChange={({ currentTarget }) => draft.update({ reply: currentTarget.value })}
        />
      </Field>
      {replaced && !reply && (
        <Button
          look="quiet"
          className="-ml-3 justify-self-start"
          onClick={() => draft.update({ reply: replaced, replaced: "" })}
        >
          Restore my text
        </Button>
      )}
    </section>
  );
  // What was typed before is shown at once.
  if (enquiry.awaits_answer || reply) return fields;
  return (
    <details className="border-y border-line">
      <summary className="fold font-bold">Write another reply</summary>
      <div className="py-2">{fields}</div>
    </details>
  );
}

function joinReplies(...replies: (string | undefined)[]): string {
  return replies.filter((reply) => reply?.trim()).join("\n\n");
}
