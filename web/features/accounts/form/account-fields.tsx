import { type ComponentProps, useState } from "react";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { controlProps } from "#web/lib/forms/control-props.ts";
import type { FormState } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";

interface AccountFieldProps extends Omit<ComponentProps<"input">, "form"> {
  /** Prefix of the ids in this form. */
  form: string;
  name: string;
  label: string;
  state: FormState;
  hint?: string;
}

export function AccountField({ form, name, label, state, hint, ...input }: AccountFieldProps) {
  const { id, error, control } = controlProps(form, name, state);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <input required {...input} {...control} className="in" />
    </Field>
  );
}

/** A password field with a button that shows and hides the text. */
export function PasswordField({ form, name, label, state, hint, ...input }: AccountFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { id, error, control } = controlProps(form, name, state);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="flex gap-2">
        <input
          required
          {...input}
          {...control}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="in min-w-0 flex-1"
        />
        <Button
          look="quiet"
          className="needs-script flex-none"
          aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </Button>
      </div>
    </Field>
  );
}

type SharedProps = Pick<AccountFieldProps, "form" | "state">;

export function UsernameField(props: SharedProps & { defaultValue?: string }) {
  return (
    <AccountField
      {...props}
      name="username"
      label="Username"
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      hint="3 to 30 letters, numbers and underscores"
    />
  );
}

/** `autoComplete` is "username" where people sign in, because password managers store the address under that name. */
export function EmailField(
  props: SharedProps & { autoComplete: "username" | "email"; defaultValue?: string | undefined },
) {
  return (
    <AccountField
      {...props}
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      maxLength={accountLimits.email}
    />
  );
}

/** A new password and its confirmation. */
export function NewPasswordFields({ name, ...props }: SharedProps & { name: string }) {
  const shared = { ...props, autoComplete: "new-password" };
  const label = name === "password" ? "Password" : "New password";
  const hint = "At least 8 characters with a lowercase letter, an uppercase letter and a number";
  return (
    <>
      <PasswordField {...shared} name={name} label={label} hint={hint} />
      <PasswordField {...shared} name="confirmPassword" label={`Confirm ${label.toLowerCase()}`} />
    </>
  );
}
