import { type Ref, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { PageReceipt } from "#web/lib/page/page-receipts.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { enquiryMessages, nextSteps, type SuccessMessage } from "../messages.ts";

export interface SentEnquiry extends PageReceipt {
  /** What a page says that was loaded after the form was sent without a script. Otherwise a toast has said it. */
  success?: SuccessMessage;
}

interface EnquiryReceiptProps {
  sent: SentEnquiry;
  /** Anchor of the form. */
  id: string;
  ref: Ref<HTMLDivElement> | undefined;
  /** Whether the receipt shows its title; a heading above the form shows it otherwise. */
  hasTitle: boolean;
  /** Shows an empty form. Without it the receipt offers none. */
  onSendAnother: (() => void) | undefined;
}

/** Replaces the form of a sent enquiry: its reference and what happens next. */
export function EnquiryReceipt({ sent, id, ref, hasTitle, onSendAnother }: EnquiryReceiptProps) {
  const { pathname, search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form may have had the focus when the enquiry was sent in the background.
    if (document.activeElement === document.body) {
      const message = hasTitle
        ? frame.current?.querySelector<HTMLElement>("[tabindex]")
        : document.getElementById(`${id}-heading`);
      message?.focus({ preventScroll: true });
    }
  }, [hasTitle, id]);
  const { title, text } = sent.success ?? { title: enquiryMessages.received, text: undefined };
  const params = new URLSearchParams(search);
  params.delete("sent");
  const query = `${params}` && `?${params}`;
  return (
    <div ref={frame}>
      <Notice ref={ref} tone="good" title={hasTitle ? title : text}>
        {hasTitle && text && <p>{text}</p>}
        {sent.reference && (
          <p>
            Your reference is <strong translate="no">{sent.reference}</strong>.
          </p>
        )}
      </Notice>
      <h3 className="mt-6 text-3">{enquiryMessages.nextTitle}</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-5">
        {nextSteps(sent.service).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {onSendAnother && (
        <ButtonLink look="outline" className="mt-6" to={`${pathname}${query}#${id}`} onClick={onSendAnother}>
          {enquiryMessages.sendAnother}
        </ButtonLink>
      )}
    </div>
  );
}
