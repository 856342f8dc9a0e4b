import { classNames } from "#web/lib/page/class-names.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { EnquirySectionProps } from "./enquiry-section-props.ts";
import { replyCallLink, replyMailLink, replyWhatsappLink } from "./reply-links.ts";
import type { useRecordContact } from "./use-record-contact.ts";
import { useReply } from "./use-reply.ts";

/** One row on a phone: the icons are above the words. With text of twice the size there are two rows. */
const actionClass = classNames(
  "flex-auto px-1 max-lg:min-w-[3.25rem] max-lg:flex-col max-lg:gap-0.5 max-lg:py-1.5 max-lg:text-1 max-lg:leading-[1.25rem]",
  "@max-[14em]:text-0! lg:flex-none",
);
const wayClass = `lg:px-5 ${actionClass}`;

interface EnquiryActionsProps extends EnquirySectionProps {
  contact: ReturnType<typeof useRecordContact>;
}

/**
 * The ways to send the reply, and a button that marks the enquiry as replied. Phone and WhatsApp come before email,
 * because they reach people faster.
 */
export function EnquiryActions({ enquiry, isBusy, change, draft, contact }: EnquiryActionsProps) {
  const { text, template: offered } = useReply(enquiry, draft);
  const { email, status } = enquiry;
  const chat = replyWhatsappLink(enquiry, text);
  const call = replyCallLink(enquiry);
  const { template, reply } = draft.texts;
  const markAsReplied = async () => {
    await contact.question?.answer(true);
    if (!(await change({ status: "replied" }))) return;
    // Delete the draft only now: opening the mail app does not mean that the mail was sent. If the text was changed
    // in the meantime, it is another reply.
    const latest = draft.readLatest();
    const isSame = latest.reply === reply && latest.template === template;
    draft.update({ asked: "", sent: "", ...(isSame && { template: "", reply: undefined, replaced: "" }) });
  };
  return (
    <div className="@container w-full">
      <div className="flex flex-wrap gap-x-2 gap-y-1 @max-[14em]:grid @max-[14em]:grid-cols-2">
        {chat && (
          <ButtonAnchor
            href={chat}
            className={wayClass}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => contact.note("whatsapp", text)}
          >
            <Icon name="chat" />
            WhatsApp
          </ButtonAnchor>
        )}
        {call && (
          <ButtonAnchor look="outline" className={wayClass} href={call} onClick={() => contact.note("call")}>
            <Icon name="phone" />
            Call
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor
            look={chat ? "outline" : "solid"}
            className={wayClass}
            href={replyMailLink(enquiry, text, offered?.subject)}
            onClick={() => contact.note("email", text)}
          >
            <Icon name="mail" />
            Email
          </ButtonAnchor>
        )}
        {status !== "closed" && (
          <Button
            look="quiet"
            className={classNames(
              "aria-disabled:bg-transparent lg:ml-auto lg:px-2",
              actionClass,
              // A desktop has room to say so.
              status === "replied" && "max-lg:hidden",
            )}
            aria-disabled={isBusy || status === "replied"}
            onClick={markAsReplied}
          >
            <Icon name="check" />
            <span>
              {status === "replied" ? (
                "Replied"
              ) : (
                <>
                  Mark <span className="max-lg:sr-only">as </span>replied
                </>
              )}
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
