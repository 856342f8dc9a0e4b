import type { ComponentProps } from "react";
import { AccountField, type SharedFieldProps } from "./account-fields.tsx";

type UsernameFieldProps = SharedFieldProps &
  Pick<ComponentProps<"input">, "defaultValue" | "onInput"> & { hideLabel?: boolean };

export function UsernameField(props: UsernameFieldProps) {
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
