import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { EnquirySectionProps } from "./enquiry-section.ts";
import { useReply } from "./use-reply.ts";

/** The reply, begun from a template, and a button that marks the enquiry as replied. */
export function EnquiryReply({ enquiry, isBusy, change, draft }: EnquirySectionProps) {
  const { templates, template, text } = useReply(enquiry, draft);
  const { template: templateLabel, reply, replaced } = draft.texts;
  const markAsReplied = async () => {
    if (!(await change({ status: "replied" }))) return;
    // Delete the draft only now: opening the mail app does not mean that the mail was sent. If the text was changed
    // in the meantime, it is another reply.
    const latest = draft.readLatest();
    if (latest.reply === reply && latest.template === templateLabel) {
      draft.update({ template: "", reply: undefined, replaced: "" });
    }
  };
  const { email, phone_number, status } = enquiry;
  if (!email && !phone_number) {
    return <p className="text-ink2">This person's data was erased. You can no longer reply.</p>;
  }
  return (
    <section aria-label="Reply">
      <div className="grid gap-3">
        <Field id="reply-template" label="Template" className="sm:w-72">
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
        </Field>
        <Field
          id="reply-text"
          label="Your reply"
          hint={reply && "Saved on this device until you mark the enquiry as replied."}
        >
          <textarea
            id="reply-text"
            className="in field-sizing-content"
            rows={9}
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
        <Button
          look="quiet"
          className="-ml-3 justify-self-start"
          aria-disabled={isBusy || status === "replied"}
          onClick={markAsReplied}
        >
          {status === "replied" ? "Replied" : "Mark as replied"}
        </Button>
      </div>
    </section>
  );
}

function joinReplies(...replies: (string | undefined)[]): string {
  return replies.filter((reply) => reply?.trim()).join("\n\n");
}
