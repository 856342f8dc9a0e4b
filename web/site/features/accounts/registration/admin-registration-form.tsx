import { useRef } from "react";
import { Link } from "react-router-dom";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { paths } from "#web/lib/page/paths.ts";
import { homePathFor } from "#web/lib/session/return-path.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { registerAccount } from "../account-requests.ts";
import { EmailField, PasswordField } from "../form/account-fields.tsx";
import { FailureNotice } from "../form/failure-notice.tsx";
import { LegalNotice } from "../form/legal-notice.tsx";
import { checkRegistration } from "../form/new-account-validation.ts";
import { NewPasswordFields } from "../form/new-password-fields.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { UsernameField } from "../form/username-field.tsx";
import { accountMessages, redirectDelay } from "../messages.ts";
import { useDelayedRedirect, useRedirectSignedIn } from "../sign-in/use-redirect-signed-in.ts";
import { AdminRegistrationNotice } from "./admin-registration-notice.tsx";
import { ConnectionTest } from "./connection-test.tsx";
import { adminRegistrationFailure } from "./registration-failure.ts";

/** Creates an account and requests an admin role. The server alone decides whether the role is granted. */
export function AdminRegistrationForm() {
  const { data } = useEndpoint(endpointKey("GET /admin-signup"));
  const signup = data?.data;
  const redirectLater = useDelayedRedirect(redirectDelay);
  const isSigningUp = useRef(false);
  const { state, notice, formProps } = useAccountForm({
    check: checkRegistration,
    send: async (values) => {
      isSigningUp.current = true;
      const { role } = await registerAccount(values);
      redirectLater(homePathFor(role));
      return role;
    },
    describeError: (error) => {
      isSigningUp.current = false;
      return adminRegistrationFailure(error);
    },
  });
  useRedirectSignedIn(undefined, isSigningUp.current);
  if (state.name === "done") {
    return (
      <div role="status">
        <Notice ref={notice} tone="good" title={accountMessages.registered}>
          <p>{state.result === "user" ? accountMessages.requestedText : accountMessages.registeredText}</p>
        </Notice>
      </div>
    );
  }
  const field = { form: "admin", state };
  return (
    <>
      <AdminRegistrationNotice signup={signup} />
      <form id="admin-registration" {...formProps} className="grid gap-4" aria-label="Admin registration">
        <FailureNotice state={state} ref={notice} />
        <UsernameField {...field} />
        <EmailField {...field} autoComplete="email" />
        <Field id="admin-role" label="Role">
          <Select id="admin-role" name="role" defaultValue="admin" disabled={state.name === "sending"}>
            <option value="admin">Admin</option>
            <option value="super_admin">Super Admin</option>
          </Select>
        </Field>
        <NewPasswordFields {...field} name="password" />
        {signup?.setup_code_needed && (
          <PasswordField
            {...field}
            name="setup_code"
            label="Setup code"
            hint="Shown when this site was set up. The first account that uses it becomes super admin."
            autoComplete="off"
            maxLength={accountLimits.setupCode}
          />
        )}
        <SubmitRow state={state} label="Create Admin Account" sendingLabel="Creating Account..." />
        <LegalNotice />
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
        <p>
          Already have an account? <Link to={paths.adminLogin}>Sign in</Link>
        </p>
        <ConnectionTest />
      </div>
    </>
  );
}
