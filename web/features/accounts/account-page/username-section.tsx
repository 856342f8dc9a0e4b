import { showToast } from "#web/ui/feedback/toast.tsx";
import { updateUsername } from "../account-requests.ts";
import { UsernameField } from "../form/account-fields.tsx";
import { checkUsername } from "../form/account-validation.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure } from "../messages.ts";
import { AccountSection } from "./account-section.tsx";

export function UsernameSection({ username }: { username: string }) {
  const { state, notice, formProps } = useAccountForm({
    check: checkUsername,
    send: async (values) => {
      await updateUsername(values);
      showToast({ tone: "good", title: "Name changed", text: `Your name is now ${values.username?.trim()}.` });
    },
    describeError: accountFailure,
    resetOnSuccess: true,
  });
  return (
    <AccountSection id="name" title="Name">
      <form {...formProps} className="grid max-w-120 gap-4" aria-label="Name">
        <FailureNotice state={state} ref={notice} />
        <UsernameField form="name" state={state} defaultValue={username} />
        <SubmitRow state={state} label="Save name" sendingLabel="Saving..." />
      </form>
    </AccountSection>
  );
}
