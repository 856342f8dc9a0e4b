import { accountLimits } from "#contract/accounts/account-limits.ts";
import { accountMessages } from "#contract/accounts/account-messages.ts";
import { createFormCheck } from "#web/lib/forms/check-form.ts";
import type { FormState } from "#web/lib/forms/use-form.ts";
import { AccountField } from "../form/account-fields.tsx";

export const checkCode = createFormCheck({
  code: (value) => (value.trim() === "" ? accountMessages.codeMissing : undefined),
});

const shared = { form: "second-step", name: "code", maxLength: accountLimits.code, autoFocus: true } as const;

/** The six digits that an authenticator app shows. Phones offer to fill them in. */
export function AppCodeField({ state }: { state: FormState }) {
  return (
    <AccountField
      {...shared}
      state={state}
      label="Code from your app"
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}

export function RecoveryCodeField({ state }: { state: FormState }) {
  return (
    <AccountField
      {...shared}
      state={state}
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
