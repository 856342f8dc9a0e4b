import { useRef, useState } from "react";
import type { SecondStepSecret } from "#contract/accounts/account-responses.ts";
import { ApiError, isOutage } from "#web/lib/api/api-error.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { accountFailure, accountMessages } from "../messages.ts";
import { AppCodeField, checkCode } from "./code-field.tsx";
import { CopyButton } from "./copy-button.tsx";
import { PasswordProofForm } from "./password-proof-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { confirmEnrolment, isSecondStepOn, startEnrolment } from "./second-step-requests.ts";

export interface EnrolmentProps {
  /** True when another phone replaces the one of a second step that is on. */
  isOn: boolean;
  /** Gets the recovery codes. */
  onDone: (codes: string[]) => void;
  /** The second step was set up, but the response with the recovery codes was lost. */
  onCodesLost: () => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: asks for the password, shows the secret and asks for the first code. */
export function Enrolment(props: EnrolmentProps) {
  const [secret, setSecret] = useState<SecondStepSecret>();
  if (secret) return <ConfirmForm {...props} secret={secret} />;
  const start = async (values: TextValues) => setSecret(await startEnrolment(values));
  const consequence = props.isOn
    ? "Your other devices are signed out and your recovery codes are replaced."
    : undefined;
  return (
    <PasswordProofForm
      label="Continue"
      consequence={consequence}
      needsCode={props.isOn}
      onCancel={props.onCancel}
      send={start}
    />
  );
}

function ConfirmForm({ secret: { secret, uri }, ...props }: EnrolmentProps & { secret: SecondStepSecret }) {
  const { onCancel } = props;
  const { state, notice, formProps } = useAccountForm({
    check: checkCode,
    send: useConfirmation(props),
    describeError: (error) => (isOutage(error) ? accountMessages.confirmationLost : accountFailure(error)),
  });
  return (
    <form {...formProps} className="grid max-w-[30rem] gap-4" aria-label="Set up two-step login">
      <ol className="grid list-decimal gap-2 pl-6">
        <li>Install an authenticator app on your phone, for example Google Authenticator or Aegis.</li>
        <li>Scan this code with the app. If the app is on this device, open it here, or enter the key by hand.</li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <p>
        <ButtonAnchor look="outline" href={uri}>
          Open the app on this device
        </ButtonAnchor>
      </p>
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

/** Returns the function that sends the first code. It finds out whether a lost response was a success. */
function useConfirmation({ isOn, onDone, onCodesLost }: EnrolmentProps) {
  const isResponseLost = useRef(false);
  return async (values: TextValues) => {
    try {
      const { recovery_codes, notice } = await confirmEnrolment(values);
      onDone(recovery_codes);
      if (notice) showToast({ tone: "warn", title: "Two-step login is on", text: notice });
    } catch (error) {
      // The server has no set-up to finish any more: the attempt whose response was lost has finished it.
      const isFinished = isResponseLost.current && error instanceof ApiError && error.status === 409;
      if (isOutage(error)) isResponseLost.current = true;
      // While another phone is set up, the second step is on in either case.
      const canTell = isFinished || (isOutage(error) && !isOn);
      if (!canTell || !(await isSecondStepOn())) throw error;
      onCodesLost();
    }
  };
}
