import { useEffect, useEffectEvent } from "react";
import type { AlertContact } from "#contract/alerts/push-message.ts";
import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";
import { useInboxParams } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { NoteContact } from "./use-record-contact.ts";

interface ChosenContactProps {
  enquiry: EnquiryDetail;
  contact: AlertContact;
  note: NoteContact;
}

/** The number after a tap on *Call* or *WhatsApp* in a notification. The address forgets the tap. */
export function ChosenContact({ enquiry, contact, note }: ChosenContactProps) {
  const { params, open } = useInboxParams();
  const links = phoneLinks(enquiry.phone_number);
  const forget = useEffectEvent(() => open(enquiry.id));
  const isInAddress = params.contact !== undefined;
  useEffect(() => {
    if (isInAddress) forget();
  }, [isInAddress]);
  if (!links) return null;
  return contact === "call" ? (
    <ButtonAnchor href={links.tel} onClick={() => note("call")}>
      <Icon name="phone" />
      <span>{`Call ${enquiry.phone_number}`}</span>
    </ButtonAnchor>
  ) : (
    <ButtonAnchor href={links.whatsapp} target="_blank" rel="noopener noreferrer" onClick={() => note("whatsapp")}>
      <Icon name="chat" />
      <span>{`WhatsApp to ${enquiry.phone_number}`}</span>
    </ButtonAnchor>
  );
}
