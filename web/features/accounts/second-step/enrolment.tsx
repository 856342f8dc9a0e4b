import { useState } from "react";
import type { SecondStepSecret } from "#contract/accounts/account-responses.ts";
import { Button } from "#web/ui/button.tsx";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure } from "../messages.ts";
import { AppCodeField, checkCode } from "./code-field.tsx";
import { CopyButton } from "./copy-button.tsx";
import { PasswordProofForm } from "./password-proof-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { confirmEnrolment, startEnrolment } from "./second-step-requests.ts";

export interface EnrolmentProps {
  /** Gets the recovery codes. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: asks for the password, shows the secret and asks for the first code. */
export function Enrolment({ onDone, onCancel }: EnrolmentProps) {
  const [secret, setSecret] = useState<SecondStepSecret>();
  if (secret) return <ConfirmForm secret={secret} onDone={onDone} onCancel={onCancel} />;
  const start = async (values: Parameters<typeof startEnrolment>[0]) => setSecret(await startEnrolment(values));
  return <PasswordProofForm label="Continue" onCancel={onCancel} send={start} />;
}

function ConfirmForm({ secret: { secret, uri }, onDone, onCancel }: EnrolmentProps & { secret: SecondStepSecret }) {
  const { state, notice, formProps } = useAccountForm({
    check: checkCode,
    send: async (values) => onDone(await confirmEnrolment(values)),
    describeError: accountFailure,
  });
  return (
    <form {...formProps} className="grid max-w-120 gap-4" aria-label="Set up the second step">
      <ol className="grid list-decimal gap-2 pl-6">
        <li>Install an authenticator app on your phone, for example Google Authenticator or Aegis.</li>
        <li>Scan this code with the app, or enter the key by hand.</li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <div className="grid gap-2">
        <p className="break-all">
          <strong>Key:</strong> <code>{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
        </p>
        <CopyButton text={secret} label="Copy key" />
      </div>
      <FailureNotice state={state} ref={notice} />
      <AppCodeField state={state} />
      <SubmitRow state={state} label="Turn on" sendingLabel="Checking...">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </SubmitRow>
    </form>
  );
}
