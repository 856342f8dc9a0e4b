import { showToast } from "#web/ui/feedback/toast.tsx";
import { rename } from "../account-requests.ts";
import { UsernameField } from "../form/account-fields.tsx";
import { checkUsername } from "../form/account-validation.ts";
import { FailureNote } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure } from "../messages.ts";
import { AccountSection } from "./account-section.tsx";

export function NameSection({ username }: { username: string }) {
  const { state, note, formProps, reset } = useAccountForm({
    check: checkUsername,
    send: async (values) => {
      await rename(values);
      showToast({ tone: "good", title: "Name changed", text: `You are ${values.username?.trim()} from now on.` });
      setTimeout(reset);
    },
    explain: accountFailure,
  });
  return (
    <AccountSection id="name" title="Name">
      <form {...formProps} className="grid max-w-120 gap-4" aria-label="Name">
        <FailureNote state={state} ref={note} />
        <UsernameField form="name" state={state} defaultValue={username} />
        <SubmitRow state={state} label="Save name" sending="Saving..." />
      </form>
    </AccountSection>
  );
}
