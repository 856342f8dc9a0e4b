import { telLink } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { EnquirySectionProps } from "./enquiry-section.ts";
import { replyMailLink, replyWhatsappLink } from "./reply-links.ts";
import { useReply } from "./use-reply.ts";

/** The ways to reply. Phone and WhatsApp come before email, because they reach people faster. */
export function EnquiryContact({ enquiry, draft }: Pick<EnquirySectionProps, "enquiry" | "draft">) {
  const { text } = useReply(enquiry, draft);
  const { email, phone_number } = enquiry;
  return (
    <div className="enquiry-contact-bar">
      {phone_number && (
        <>
          <ButtonAnchor href={replyWhatsappLink(enquiry, text)} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" />
            WhatsApp
          </ButtonAnchor>
          <ButtonAnchor look="outline" href={telLink(phone_number)}>
            <Icon name="phone" />
            Call
          </ButtonAnchor>
        </>
      )}
      {email && (
        <ButtonAnchor look={phone_number ? "outline" : "solid"} href={replyMailLink(enquiry, text)}>
          <Icon name="mail" />
          Email
        </ButtonAnchor>
      )}
    </div>
  );
}
