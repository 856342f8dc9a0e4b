import { useState } from "react";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { updateUsername } from "../account-requests.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { checkUsername } from "../form/new-account-validation.ts";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { UsernameField } from "../form/username-field.tsx";
import { accountFailure } from "../messages.ts";
import { AccountSection } from "./account-section.tsx";

export function UsernameSection({ username }: { username: string }) {
  const [isChanged, setIsChanged] = useState(false);
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
      <form {...formProps} className="grid max-w-[30rem] gap-4" aria-label="Name">
        <FailureNotice state={state} ref={notice} />
        <UsernameField
          form="name"
          hideLabel
          state={state}
          defaultValue={username}
          onInput={({ currentTarget }) => setIsChanged(currentTarget.value.trim() !== username)}
        />
        <SubmitRow
          state={state}
          look="outline"
          label="Save name"
          sendingLabel="Saving..."
          disabled={!isChanged}
          className="sm:justify-self-start"
        />
      </form>
    </AccountSection>
  );
}
