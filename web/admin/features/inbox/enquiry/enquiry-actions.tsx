import { ContactPair } from "#web/admin/ui/contact-pair.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { EnquirySectionProps } from "./enquiry-section-props.ts";
import { replyCallLink, replyMailLink } from "./reply-links.ts";
import type { useRecordContact } from "./use-record-contact.ts";
import { useReply } from "./use-reply.ts";

/** One row on a phone: after *Call* and *WhatsApp* only the icons. Large text has two rows, with words. */
const actionClass = "min-h-touch @max-[14em]:flex-1 @max-[14em]:px-1 @max-[14em]:text-0! @min-[36em]:px-5";
const iconOnlyClass = "@min-[14em]:@max-[36em]:size-[44px] @min-[14em]:@max-[36em]:p-0";
const iconLabelClass = "@min-[14em]:@max-[36em]:sr-only";

interface EnquiryActionsProps extends EnquirySectionProps {
  contact: ReturnType<typeof useRecordContact>;
}

/**
 * The ways to send the reply, and a button that marks the enquiry as replied. Phone and WhatsApp come before email,
 * because they reach people faster.
 */
export function EnquiryActions({ enquiry, isBusy, change, draft, contact }: EnquiryActionsProps) {
  const { text, template: offered } = useReply(enquiry, draft);
  const { email, phone_number, status } = enquiry;
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
      <div className="flex flex-wrap gap-2">
        {call && (
          <ContactPair
            className={classNames(
              "flex-[1_1_11.5rem] @max-[14em]:grid-cols-2! @max-[14em]:*:px-1 @max-[14em]:*:text-0! @min-[14em]:@max-[36em]:grid-cols-2",
              email && "@min-[14em]:@max-[36em]:[&_svg]:hidden",
            )}
            person={{ name: "", phone_number }}
            message={text}
            onContact={(by) => contact.note(by, by === "call" ? "" : text)}
          />
        )}
        {email && (
          <ButtonAnchor
            look={call ? "outline" : "solid"}
            className={classNames(actionClass, call ? iconOnlyClass : "flex-1")}
            href={replyMailLink(enquiry, text, offered?.subject)}
            onClick={() => contact.note("email", text)}
          >
            <Icon name="mail" />
            <span className={call && iconLabelClass}>Email</span>
          </ButtonAnchor>
        )}
        {status !== "closed" && (
          <Button
            look="quiet"
            className={classNames(
              "aria-disabled:bg-transparent @min-[36em]:ml-auto",
              actionClass,
              iconOnlyClass,
              // A desktop has room to say so.
              status === "replied" && "@max-[36em]:hidden",
            )}
            aria-disabled={isBusy || status === "replied"}
            onClick={markAsReplied}
          >
            <Icon name="check" />
            <span className={iconLabelClass}>{status === "replied" ? "Replied" : "Mark as replied"}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
