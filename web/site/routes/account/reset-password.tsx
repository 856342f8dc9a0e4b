import { useLocation } from "react-router-dom";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { AccountFormLayout } from "#web/site/features/accounts/form/account-form-layout.tsx";
import type { forgottenPassword } from "#web/site/features/accounts/sign-in/forgotten-password.ts";
import { ResetPasswordForm } from "#web/site/features/accounts/sign-in/reset-password-form.tsx";
import { IncompleteResetLink } from "#web/site/features/accounts/verification/incomplete-reset-link.tsx";
import { useLinkToken } from "#web/site/features/accounts/verification/use-link-token.ts";
import { BackLink } from "#web/site/ui/back-link.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";

export function ResetPassword() {
  const { token, isMissing } = useLinkToken();
  const isForgotten = (useLocation().state as typeof forgottenPassword | null)?.isForgotten;
  const { title, lead } = !isMissing ? form : isForgotten ? forgotten : incomplete;
  usePageHead({ title, noindex: true });
  if (isMissing)
    return (
      <>
        <BackLink to={paths.login} label="Back to login" />
        <div className="wrap pb-12 lg:pt-4">
          <Drawing name="lost">
            <h1 className="mt-6">{title}</h1>
            <p className="mt-3 max-w-[30rem] text-ink2">{lead}</p>
            <div className="mt-6 grid max-w-[30rem] gap-6">
              <IncompleteResetLink />
            </div>
          </Drawing>
        </div>
      </>
    );
  return (
    <AccountFormLayout title={title} lead={lead}>
      <ResetPasswordForm token={token} />
    </AccountFormLayout>
  );
}

const form = { title: "New password", lead: "This signs you out on all other devices." };
const forgotten = {
  title: "Forgot your password?",
  lead: "Call or message us. We check that the account is yours and send you a link for a new password.",
};
const incomplete = {
  title: "Open your reset link again",
  lead: "This page needs the complete link in our message. Open it from there, or ask us for a new one.",
};
