import { useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { registerAccount } from "../account-requests.ts";
import { EmailField } from "../form/account-fields.tsx";
import { FailureNotice } from "../form/failure-notice.tsx";
import { LegalNotice } from "../form/legal-notice.tsx";
import { checkRegistration } from "../form/new-account-validation.ts";
import { NewPasswordFields } from "../form/new-password-fields.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { UsernameField } from "../form/username-field.tsx";
import { accountMessages, redirectDelay } from "../messages.ts";
import { useDelayedRedirect, useRedirectSignedIn } from "../sign-in/use-redirect-signed-in.ts";
import { useSignInLinks } from "../sign-in/use-sign-in-links.ts";
import { signupFailure } from "./registration-failure.ts";

/** Creates a visitor's account, welcomes the visitor and leaves the page after two seconds. */
export function SignUpForm() {
  const { back, linkTo } = useSignInLinks();
  const redirectLater = useDelayedRedirect(redirectDelay);
  const isSigningUp = useRef(false);
  const { state, notice, formProps } = useAccountForm({
    check: checkRegistration,
    send: async (values) => {
      isSigningUp.current = true;
      const user = await registerAccount(values);
      redirectLater(back ?? paths.home);
      return user;
    },
    describeError: (error) => {
      isSigningUp.current = false;
      return signupFailure(error);
    },
  });
  useRedirectSignedIn(back, isSigningUp.current);
  if (state.name === "done") {
    return (
      <div role="status">
        <Notice ref={notice} tone="good" title={accountMessages.signedUp(state.result.username)}>
          <p>{accountMessages.signedUpText}</p>
        </Notice>
      </div>
    );
  }
  const field = { form: "signup", state };
  return (
    <>
      <form id="sign-up" {...formProps} className="grid gap-4" aria-label="Create Account">
        <FailureNotice state={state} ref={notice} />
        <UsernameField {...field} />
        <EmailField {...field} autoComplete="email" />
        <NewPasswordFields {...field} name="password" />
        <SubmitRow state={state} label="Create Account" sendingLabel="Creating Account..." />
        <LegalNotice />
      </form>
      <div className="border-t border-line pt-4">
        <p>
          Already have an account? <Link to={linkTo(paths.login)}>Sign in</Link>
        </p>
        <p className="mt-2 text-1 text-ink2">
          Member of our team? <Link to={paths.adminRegister}>Need admin access?</Link>
        </p>
      </div>
    </>
  );
}
