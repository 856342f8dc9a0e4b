import { useRef, useState } from "react";
import { accountPaths } from "#web/lib/page/account-paths.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Link } from "#web/ui/link.tsx";
import { registerAccount } from "../account-requests.ts";
import { EmailField, NewPasswordFields, UsernameField } from "../form/account-fields.tsx";
import { checkRegistration } from "../form/account-validation.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { LegalNotice } from "../form/legal-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountMessages, redirectDelay, signupFailure } from "../messages.ts";
import { useDelayedRedirect, useRedirectSignedIn } from "../sign-in/use-redirect-signed-in.ts";
import { useSignInLinks } from "../sign-in/use-sign-in-links.ts";

/** A visitor's account: made, welcomed, and after two seconds led on. */
export function SignUpForm() {
  const { back, linkTo } = useSignInLinks();
  const leaveSoon = useDelayedRedirect(redirectDelay);
  const isOwn = useRef(false);
  const [name, setName] = useState("");
  const { state, note, formProps } = useAccountForm({
    check: checkRegistration,
    send: async (values) => {
      isOwn.current = true;
      const user = await registerAccount(values);
      setName(user.username);
      leaveSoon(back ?? paths.home);
    },
    explain: (error) => {
      isOwn.current = false;
      return signupFailure(error);
    },
  });
  useRedirectSignedIn(back, isOwn.current);
  if (state.name === "done") {
    return (
      <div role="status">
        <Notice ref={note} tone="good" title={accountMessages.signedUp(name)}>
          <p>{accountMessages.signedUpText}</p>
        </Notice>
      </div>
    );
  }
  const field = { form: "signup", state };
  return (
    <>
      <form {...formProps} className="grid gap-4" aria-label="Create Account">
        <FailureNotice state={state} ref={note} />
        <UsernameField {...field} />
        <EmailField {...field} autoComplete="email" />
        <NewPasswordFields {...field} name="password" />
        <SubmitRow state={state} label="Create Account" sending="Creating Account..." />
        <LegalNotice doing="creating an account" />
      </form>
      <div className="border-t border-line pt-4">
        <p>
          Already have an account? <Link to={linkTo(paths.login)}>Sign in</Link>
        </p>
        <p className="mt-2">
          <Link to={accountPaths.adminRegister}>Need admin access?</Link>
        </p>
      </div>
    </>
  );
}
