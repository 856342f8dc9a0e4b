import { ContactPair } from "#web/admin/ui/contact-pair.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { EnquirySectionProps } from "./enquiry-section-props.ts";
import { replyCallLink, replyMailLink } from "./reply-links.ts";
import type { useRecordContact } from "./use-record-contact.ts";
import { useReply } from "./use-reply.ts";

/** Two equal columns on a phone, as *Call* and *WhatsApp* above. */
const actionClass = "flex-[1_1_40%] px-1 @max-[14em]:text-0! lg:flex-none lg:px-5";

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
            className="w-full @max-[14em]:grid-cols-2! @max-[14em]:*:px-1 @max-[14em]:*:text-0! lg:w-[20rem]"
            person={{ name: "", phone_number }}
            message={text}
            onContact={(by) => contact.note(by, by === "call" ? "" : text)}
          />
        )}
        {email && (
          <ButtonAnchor
            look={call ? "outline" : "solid"}
            className={actionClass}
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
