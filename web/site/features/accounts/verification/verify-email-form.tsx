import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { verifyEmail } from "../account-requests.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure } from "../messages.ts";
import { useLinkToken } from "./use-link-token.ts";

/** Confirms an e-mail address with one press of a button, so that a mail scanner that opens links cannot confirm it. */
export function VerifyEmailForm() {
  const { token, isMissing } = useLinkToken();
  const { state, notice, formProps } = useAccountForm({
    check: () => ({}),
    send: () => verifyEmail(token),
    describeError: accountFailure,
  });
  if (state.name === "done") {
    return (
      <div role="status" className="grid gap-4">
        <Notice ref={notice} tone="good" title="Email address confirmed">
          <p>Thank you. You can close this page.</p>
        </Notice>
        <ButtonLink to={paths.account}>Your account</ButtonLink>
      </div>
    );
  }
  if (isMissing) {
    return (
      <>
        <Notice tone="warn" icon="warn" title="Open the link in our email">
          <p>This page needs the complete link. It works once, within 48 hours.</p>
        </Notice>
        <ButtonLink className="justify-self-start" look="outline" to={paths.account}>
          Your account
        </ButtonLink>
      </>
    );
  }
  return (
    <form {...formProps} className="grid gap-4" aria-label="Confirm your email address">
      <FailureNotice state={state} ref={notice} />
      <SubmitRow state={state} label="Confirm my address" sendingLabel="Confirming..." />
    </form>
  );
}
