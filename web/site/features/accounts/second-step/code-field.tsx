import { accountLimits } from "#contract/accounts/account-limits.ts";
import { accountMessages } from "#contract/accounts/account-messages.ts";
import { createFormCheck, type FieldCheck } from "#web/lib/forms/check-form.ts";
import type { FormState } from "#web/lib/forms/use-form.ts";
import { AccountField } from "../form/account-fields.tsx";
import { currentPassword } from "../form/account-validation.ts";

const code: FieldCheck = (value) => (value.trim() === "" ? accountMessages.codeMissing : undefined);

export const checkCode = createFormCheck({ code });
export const checkPasswordAndCode = createFormCheck({ password: currentPassword, code });

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

/** A code of either kind, below the password. Not only digits, because recovery codes have letters. */
export function AnyCodeField({ state }: { state: FormState }) {
  return (
    <AccountField
      {...shared}
      state={state}
      autoFocus={false}
      label="Code from your app, or a recovery code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
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
