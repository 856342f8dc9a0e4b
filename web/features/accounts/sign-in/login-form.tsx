import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { homePathFor } from "#web/lib/session/return-path.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { clearToast, mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";
import { Link } from "#web/ui/link.tsx";
import { logIn } from "../account-requests.ts";
import { EmailField, PasswordField } from "../form/account-fields.tsx";
import { checkLogin } from "../form/account-validation.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { LegalNotice } from "../form/legal-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountMessages, loginFailure } from "../messages.ts";
import { useRedirectSignedIn } from "./use-redirect-signed-in.ts";
import { useSignInLinks } from "./use-sign-in-links.ts";

/** Signs in, then opens the page that the visitor came from, or `destination`, or the home page of the role. */
export function LoginForm({ destination }: { destination?: string }) {
  const navigate = useNavigate();
  const { back = destination, linkTo } = useSignInLinks();
  const isSigningIn = useRef(false);
  const hasExpired = (useLocation().state as { hasExpired?: boolean } | null)?.hasExpired;
  useEffect(mountToastRegion, []);
  const { state, notice, formProps } = useAccountForm({
    check: checkLogin,
    send: async (values) => {
      clearToast();
      isSigningIn.current = true;
      const user = await logIn(values);
      showToast({ tone: "good", title: accountMessages.loginDone, text: accountMessages.welcomeBack(user.email) });
      navigate(back ?? homePathFor(user.role), { replace: true });
    },
    describeError: (error) => {
      isSigningIn.current = false;
      const text = loginFailure(error);
      showToast({ tone: "bad", title: accountMessages.loginFailed, text });
      return text;
    },
  });
  useRedirectSignedIn(back, isSigningIn.current);
  const field = { form: "login", state };
  return (
    <>
      {hasExpired && state.name === "ready" && !state.failure && (
        <Notice tone="warn" icon="warn" title={accountMessages.sessionExpired} />
      )}
      <form {...formProps} className="grid gap-4" aria-label="Login">
        <FailureNotice state={state} ref={notice} title={accountMessages.loginFailed} />
        <EmailField {...field} autoComplete="username" />
        <PasswordField {...field} name="password" label="Password" autoComplete="current-password" />
        <SubmitRow state={state} label="Sign In" sendingLabel="Signing In..." />
        <LegalNotice action="signing in" />
      </form>
      <div className="border-t border-line pt-4">
        <p>
          No account yet? <Link to={linkTo(paths.signup)}>Sign up</Link>
        </p>
        <p className="mt-2">
          Member of our team? <Link to={paths.adminRegister}>Need admin access?</Link>
        </p>
        <p className="mt-2 text-1 text-ink2">
          Forgot your password? <Link to={paths.contact}>Contact us</Link> and we'll send a reset link.
        </p>
      </div>
    </>
  );
}
