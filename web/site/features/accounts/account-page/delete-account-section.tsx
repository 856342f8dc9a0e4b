import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { readAccountId } from "#web/lib/session/account-id.ts";
import { deleteWaitingItems } from "#web/lib/session/account-items.ts";
import { clearSession } from "#web/lib/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { deleteAccount } from "../account-requests.ts";
import { PasswordField } from "../form/account-fields.tsx";
import { checkPassword } from "../form/account-validation.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure } from "../messages.ts";
import { AccountSection } from "./account-section.tsx";

const lead =
  "This deletes your name, email address, password, sessions and saved homes immediately. We keep your enquiries as described in the Privacy Policy, without the account.";

export function DeleteAccountSection() {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <AccountSection id="delete" title="Delete my account" lead={lead}>
      {isConfirming ? (
        <DeleteForm onCancel={() => setIsConfirming(false)} />
      ) : (
        <Button look="outline" className="w-full text-bad sm:w-auto" onClick={() => setIsConfirming(true)}>
          Delete my account
        </Button>
      )}
    </AccountSection>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const { state, notice, formProps } = useAccountForm({
    check: checkPassword,
    send: async (values) => {
      await deleteAccount(values);
      const account = readAccountId();
      clearSession(true);
      if (account) deleteWaitingItems(account);
      showToast({ tone: "good", title: "Account deleted", text: "What you saved without it stays in this browser." });
      navigate(paths.home);
    },
    describeError: accountFailure,
  });
  return (
    <form {...formProps} className="grid max-w-[30rem] gap-4" aria-label="Delete my account">
      <FailureNotice state={state} ref={notice} />
      <PasswordField
        form="delete"
        state={state}
        name="password"
        label="Your password"
        autoComplete="current-password"
        autoFocus
      />
      <SubmitRow state={state} label="Delete permanently" sendingLabel="Deleting..." className="bg-bad text-paper">
        <Button look="quiet" onClick={onCancel}>
          Keep my account
        </Button>
      </SubmitRow>
    </form>
  );
}
