import { useState } from "react";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { PasswordField, type SharedFieldProps } from "./account-fields.tsx";

/** A new password and its confirmation. */
export function NewPasswordFields({ name, ...props }: SharedFieldProps & { name: string }) {
  const [typed, setTyped] = useState("");
  const shared = { ...props, autoComplete: "new-password" };
  const label = name === "password" ? "Password" : "New password";
  return (
    <>
      <PasswordField
        {...shared}
        name={name}
        label={label}
        onInput={(event) => setTyped(event.currentTarget.value)}
        hint={<PasswordRules typed={typed} />}
      />
      <PasswordField {...shared} name="confirmPassword" label={`Confirm ${label.toLowerCase()}`} />
    </>
  );
}

const rules: [label: string, isMet: (password: string) => boolean][] = [
  [`${accountLimits.password.min} or more characters`, (password) => password.length >= accountLimits.password.min],
  ["a lowercase letter", (password) => /[a-z]/.test(password)],
  ["an uppercase letter", (password) => /[A-Z]/.test(password)],
  ["a number", (password) => /\d/.test(password)],
];

/** What a password needs. Each rule gets a tick as soon as it is met. */
function PasswordRules({ typed }: { typed: string }) {
  return (
    <span className="grid grid-cols-2">
      {rules.map(([label, isMet]) => (
        <span key={label} className={isMet(typed) ? "text-good" : undefined}>
          <span className="inline-block w-4">{isMet(typed) ? "✓" : "○"}</span>
          <span>{label}</span>
        </span>
      ))}
    </span>
  );
}
