import { type ComponentProps, type ReactNode, useState } from "react";
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
  hint?: ReactNode;
  hideLabel?: boolean;
}

export function AccountField({ form, name, label, state, hint, hideLabel, ...input }: AccountFieldProps) {
  const { id, error, control } = controlProps(form, name, state);
  return (
    <Field id={id} label={label} hideLabel={hideLabel} error={error} hint={hint}>
      <input required {...input} {...control} className="in" />
    </Field>
  );
}

/** A password field. A button at its end shows and hides the text. */
export function PasswordField({ form, name, label, state, hint, ...input }: AccountFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { id, error, control } = controlProps(form, name, state);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          required
          {...input}
          {...control}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="in pr-20"
        />
        <Button
          look="quiet"
          className="needs-script absolute top-0.5 right-0.5"
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

export type SharedFieldProps = Pick<AccountFieldProps, "form" | "state">;

/** `autoComplete` is "username" where people sign in, because password managers store the address under that name. */
export function EmailField(
  props: SharedFieldProps & { autoComplete: "username" | "email"; defaultValue?: string | undefined },
) {
  return <AccountField {...props} name="email" label="Email" type="email" inputMode="email" />;
}
