import { useEffect, useEffectEvent } from "react";
import type { AlertContact } from "#contract/alerts/push-message.ts";
import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { phoneLinks } from "#contract/people/phone-number.ts";
import { useInboxParams } from "#web/features/admin/shared/enquiries/inbox-params.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useRecordContact } from "./use-record-contact.ts";

interface ChosenContactProps {
  enquiry: SubmissionDetail;
  contact: AlertContact;
}

/**
 * The number after a tap on *Call* or *WhatsApp* in a notification, which is recorded like a tap on these buttons here. The
 * address forgets the tap, so that a reload records no second one.
 */
export function ChosenContact({ enquiry, contact }: ChosenContactProps) {
  const { params, open } = useInboxParams();
  const record = useRecordContact(enquiry.id);
  const links = phoneLinks(enquiry.phone_number);
  const recordOnce = useEffectEvent(() => {
    if (!params.contact || !links) return;
    open(enquiry.id);
    void record(contact);
  });
  useEffect(() => recordOnce(), []);
  if (!links) return null;
  return contact === "call" ? (
    <ButtonAnchor href={links.tel}>
      <Icon name="phone" />
      <span>{`Call ${enquiry.phone_number}`}</span>
    </ButtonAnchor>
  ) : (
    <ButtonAnchor href={links.whatsapp} target="_blank" rel="noopener noreferrer">
      <Icon name="chat" />
      <span>{`WhatsApp to ${enquiry.phone_number}`}</span>
    </ButtonAnchor>
  );
}
