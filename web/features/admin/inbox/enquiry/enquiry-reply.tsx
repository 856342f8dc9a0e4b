import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { EnquirySectionProps } from "./enquiry-section.ts";
import { replyMailLink, replyWhatsappLink } from "./reply-links.ts";
import { replyTemplates } from "./reply-templates.ts";

/** The reply, begun from a template, with buttons to send it and to mark the enquiry as replied. */
export function EnquiryReply({ enquiry, isBusy, change, draft }: EnquirySectionProps) {
  const site = useSite(enquiry.service);
  const templates = replyTemplates(enquiry);
  const { template: templateLabel, reply, replaced } = draft.texts;
  const template = templates.find(({ label }) => label === templateLabel) ?? templates[0];
  const text = reply ?? template?.text(enquiry, site) ?? "";
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
    <section aria-labelledby="reply-title">
      <h3 id="reply-title">Reply</h3>
      <div className="mt-2 grid gap-3">
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
        <div className="flex flex-wrap gap-2">
          <ButtonAnchor href={replyMailLink(enquiry, text)}>
            <Icon name="mail" />
            Email
          </ButtonAnchor>
          {phone_number && (
            <>
              <ButtonAnchor look="outline" href={telLink(phone_number)}>
                <Icon name="phone" />
                Call
              </ButtonAnchor>
              <ButtonAnchor
                look="outline"
                href={replyWhatsappLink(enquiry, text)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="chat" />
                WhatsApp
              </ButtonAnchor>
            </>
          )}
          <Button look="quiet" aria-disabled={isBusy || status === "replied"} onClick={markAsReplied}>
            {status === "replied" ? "Replied" : "Mark as replied"}
          </Button>
        </div>
      </div>
    </section>
  );
}

function joinReplies(...replies: (string | undefined)[]): string {
  return replies.filter((reply) => reply?.trim()).join("\n\n");
}
