import { showToast } from "#web/ui/toast.tsx";
import { rename } from "./account-calls.ts";
import { UsernameField } from "./account-fields.tsx";
import { checkUsername } from "./account-rules.ts";
import { AccountSection } from "./account-section.tsx";
import { FailureNote } from "./failure-note.tsx";
import { accountFailure } from "./messages.ts";
import { SubmitRow } from "./submit-row.tsx";
import { useAccountForm } from "./use-account-form.ts";

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
