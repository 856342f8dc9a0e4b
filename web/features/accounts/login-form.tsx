import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { accountPaths, homeOf } from "#web/lib/account-paths.ts";
import { paths } from "#web/lib/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { Note } from "#web/ui/note.tsx";
import { clearToast, prepareToasts, showToast } from "#web/ui/toast.tsx";
import { logIn } from "./account-calls.ts";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { checkLogin } from "./account-rules.ts";
import { FailureNote } from "./failure-note.tsx";
import { LegalLine } from "./legal-line.tsx";
import { accountMessages, loginFailure } from "./messages.ts";
import { useSignInLinks } from "./sign-in-links.ts";
import { SubmitRow } from "./submit-row.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useLeaveSignedIn } from "./use-leave-signed-in.ts";

/** Email and password; then to the page that sent the person here, or `destination`, or home (ruling 19). */
export function LoginForm({ destination }: { destination?: string }) {
  const navigate = useNavigate();
  const { back = destination, linkTo } = useSignInLinks();
  const isOwn = useRef(false);
  const isOver = (useLocation().state as { isOver?: boolean } | null)?.isOver;
  useEffect(prepareToasts, []);
  const { state, note, formProps } = useAccountForm({
    check: checkLogin,
    send: async (values) => {
      clearToast();
      isOwn.current = true;
      const user = await logIn(values);
      showToast({ tone: "good", title: accountMessages.loginDone, text: accountMessages.welcomeBack(user.email) });
      navigate(back ?? homeOf(user.role), { replace: true });
    },
    explain: (error) => {
      isOwn.current = false;
      const text = loginFailure(error);
      showToast({ tone: "bad", title: accountMessages.loginFailed, text });
      return text;
    },
  });
  useLeaveSignedIn(back, isOwn.current);
  const field = { form: "login", state };
  return (
    <>
      {isOver && state.name === "ready" && !state.failure && (
        <Note tone="warn" icon="warn" title={accountMessages.sessionOver} />
      )}
      <form {...formProps} className="grid gap-4" aria-label="Login">
        <FailureNote state={state} ref={note} title={accountMessages.loginFailed} />
        <EmailField {...field} autoComplete="username" />
        <PasswordField {...field} name="password" label="Password" autoComplete="current-password" />
        <SubmitRow state={state} label="Sign In" sending="Signing In..." />
        <LegalLine doing="signing in" />
      </form>
      <div className="border-t border-line pt-4">
        <p>
          No account yet? <Link to={linkTo(paths.signup)}>Sign up</Link>
        </p>
        <p className="mt-2">
          Part of the staff? <Link to={accountPaths.adminRegister}>Need admin access?</Link>
        </p>
        <p className="mt-2 text-1 text-ink2">
          Forgotten your password? <Link to={paths.contact}>Write to us</Link> and we make you a link for a new one.
        </p>
      </div>
    </>
  );
}
