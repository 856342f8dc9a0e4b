import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { EnquirySectionProps } from "./enquiry-section-props.ts";
import { replyCallLink, replyMailLink, replyWhatsappLink } from "./reply-links.ts";
import { useReply } from "./use-reply.ts";

/**
 * The ways to send the reply, and a button that marks the enquiry as replied. Phone and WhatsApp come before email,
 * because they reach people faster.
 */
export function EnquiryActions({ enquiry, isBusy, change, draft }: EnquirySectionProps) {
  const { text } = useReply(enquiry, draft);
  const { email, status } = enquiry;
  const chat = replyWhatsappLink(enquiry, text);
  const call = replyCallLink(enquiry);
  const { template, reply } = draft.texts;
  const markAsReplied = async () => {
    if (!(await change({ status: "replied" }))) return;
    // Delete the draft only now: opening the mail app does not mean that the mail was sent. If the text was changed
    // in the meantime, it is another reply.
    const latest = draft.readLatest();
    if (latest.reply === reply && latest.template === template) {
      draft.update({ template: "", reply: undefined, replaced: "" });
    }
  };
  return (
    <div className="enquiry-actions">
      {chat && (
        <ButtonAnchor href={chat} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          WhatsApp
        </ButtonAnchor>
      )}
      {call && (
        <ButtonAnchor look="outline" href={call}>
          <Icon name="phone" />
          Call
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor look={chat ? "outline" : "solid"} href={replyMailLink(enquiry, text)}>
          <Icon name="mail" />
          Email
        </ButtonAnchor>
      )}
      {status !== "closed" && (
        <Button look="quiet" aria-disabled={isBusy || status === "replied"} onClick={markAsReplied}>
          <Icon name="check" />
          <span>{status === "replied" ? "Replied" : "Mark as replied"}</span>
        </Button>
      )}
    </div>
  );
}
