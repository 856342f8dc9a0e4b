import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import type { User } from "#contract/accounts/account-responses.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { paths } from "#web/lib/page/paths.ts";
import { homePathFor, secondStepPath } from "#web/lib/session/return-path.ts";
import type { SignInState } from "#web/lib/session/use-required-session.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { clearToast, mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";
import { EmailField, PasswordField } from "../form/account-fields.tsx";
import { checkLogin } from "../form/account-validation.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { LegalNotice } from "../form/legal-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountMessages, loginFailure } from "../messages.ts";
import { LazySecondStepForm } from "../second-step/lazy-second-step-form.tsx";
import { forgottenPassword } from "./forgotten-password.ts";
import { logIn, type PendingLogin } from "./log-in.ts";
import { loginAdvice } from "./login-advice.ts";
import { useRedirectSignedIn } from "./use-redirect-signed-in.ts";
import { useSignInLinks } from "./use-sign-in-links.ts";

/**
 * Signs in, then opens the page that the visitor came from, or `destination`, or the home page of the role. Asks for a code
 * if the account has a second step.
 */
export function LoginForm({ destination }: { destination?: string }) {
  const navigate = useNavigate();
  const { back = destination } = useSignInLinks();
  const [pending, setPending] = useState<PendingLogin>();
  const [email, setEmail] = useState<string>();
  const isSigningIn = useRef(false);
  useEffect(mountToastRegion, []);
  useRedirectSignedIn(back, isSigningIn.current);
  const finish = (user: User) => {
    showToast({
      tone: "good",
      title: accountMessages.loginDone,
      text: accountMessages.welcomeBack(user.email),
      isBrief: true,
    });
    const page = user.second_step_required ? secondStepPath : (back ?? homePathFor(user.role));
    navigate(page, { replace: true });
  };
  const restart = (reason?: string) => {
    isSigningIn.current = false;
    if (reason) showToast({ tone: "bad", title: accountMessages.loginFailed, text: reason });
    setPending(undefined);
  };
  const logInOrAsk = async (values: TextValues) => {
    isSigningIn.current = true;
    const result = await logIn(values);
    if (!("challenge" in result)) return finish(result);
    setEmail(result.email);
    setPending(result);
  };
  if (pending) return <LazySecondStepForm login={pending} onSignedIn={finish} onRestart={restart} />;
  return <PasswordForm email={email} send={logInOrAsk} onFailure={restart} isAdminLogin={destination !== undefined} />;
}

interface PasswordFormProps {
  /** The address of a login that returns from the second step. */
  email: string | undefined;
  send: (values: TextValues) => Promise<void>;
  onFailure: (text: string) => void;
  isAdminLogin: boolean;
}

function PasswordForm({ email, send, onFailure, isAdminLogin }: PasswordFormProps) {
  const { back, linkTo } = useSignInLinks();
  const ended = (useLocation().state as SignInState | null)?.ended;
  const { state, notice, formProps } = useAccountForm({
    check: checkLogin,
    send: (values) => {
      clearToast();
      return send(values);
    },
    describeError: (error) => {
      onFailure(loginFailure(error));
      return loginAdvice(error);
    },
  });
  const field = { form: "login", state };
  return (
    <>
      {ended && state.name === "ready" && !state.failure && (
        <Notice tone="warn" icon="warn" title={accountMessages.signedOut}>
          <p>{accountMessages.signedOutReasons[ended]}</p>
        </Notice>
      )}
      {back?.startsWith(adminPaths.sharedPhotos) && (
        <Notice tone="warn" title="Log in to add your photos">
          <p>The photos that you shared are on this device. They are added to a listing after the login.</p>
        </Notice>
      )}
      <form id="login" {...formProps} className="grid gap-4" aria-label="Login">
        <EmailField {...field} autoComplete="username" defaultValue={email} />
        <PasswordField
          {...field}
          name="password"
          label="Password"
          autoComplete="current-password"
          autoFocus={email !== undefined}
        />
        <FailureNotice state={state} ref={notice} />
        <p className="-my-2">
          <Link className="inline-flex min-h-touch items-center" to={paths.resetPassword} state={forgottenPassword}>
            Forgot your password?
          </Link>
        </p>
        <SubmitRow state={state} label="Sign In" sendingLabel="Signing In..." />
        <LegalNotice />
      </form>
      <div className="border-t border-line pt-4">
        {isAdminLogin ? (
          <p>
            <Link to={paths.adminRegister}>Need admin access?</Link>
          </p>
        ) : (
          <p>
            No account yet? <Link to={linkTo(paths.signup)}>Sign up</Link>
          </p>
        )}
      </div>
    </>
  );
}
