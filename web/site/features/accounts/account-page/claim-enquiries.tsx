import { enquiryServiceLabel } from "#contract/services/services.ts";
import { cleanContactText } from "#shared/people/contact-text.ts";
import { formatCount, formatDate } from "#web/lib/format/format-values.ts";
import { createFormCheck, createTextCheck } from "#web/lib/forms/check-form.ts";
import { AccountField } from "../form/account-fields.tsx";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure } from "../messages.ts";
import type { OpenReceipt } from "./use-own-enquiries.ts";

const check = createFormCheck({
  contact: createTextCheck({
    max: 254,
    required: "Enter the phone number or email address",
  }),
});

interface ClaimEnquiriesProps {
  receipts: readonly OpenReceipt[];
  onClaim: (contact: string) => Promise<void>;
}

/**
 * Offers to add enquiries that were sent from this browser without the account. Someone else may have sent them, so only
 * their service and day are shown, and the person has to know how they can be reached.
 */
export function ClaimEnquiries({ receipts, onClaim }: ClaimEnquiriesProps) {
  const { state, notice, formProps } = useAccountForm({
    check,
    send: ({ contact = "" }) => onClaim(cleanContactText(contact)),
    describeError: accountFailure,
    resetOnSuccess: true,
  });
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="font-bold">
        {`${formatCount(receipts.length, "other enquiry was", "other enquiries were")} sent from this browser`}
      </summary>
      <ul className="mt-2">
        {receipts.map(({ id, service, sent_at }) => (
          <li key={id}>{`${enquiryServiceLabel(service) ?? ""}, ${formatDate(sent_at)}`}</li>
        ))}
      </ul>
      <form {...formProps} className="mt-3 grid max-w-[30rem] gap-4" aria-label="Add enquiries">
        <FailureNotice state={state} ref={notice} />
        <AccountField
          form="claim"
          state={state}
          name="contact"
          label="Phone number or email address in the enquiry"
          hint="Only enquiries with it are added to your account."
          autoComplete="off"
        />
        <SubmitRow state={state} label="Add to my account" sendingLabel="Adding..." className="sm:justify-self-start" />
      </form>
    </details>
  );
}
