import { useState } from "react";
import { useSWRConfig } from "swr";
import type { SecondStepStatus } from "#contract/accounts/account-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { meKey } from "#web/lib/session/private-cache.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { ListState } from "../account-page/list-state.tsx";
import { accountMessages } from "../messages.ts";
import { LazyEnrolment } from "./lazy-enrolment.tsx";
import { PasswordProofForm } from "./password-proof-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { removeSecondStep, renewRecoveryCodes, secondStepKey } from "./second-step-requests.ts";

type Action = "enrol" | "renew" | "remove";

interface SecondStepSettingsProps {
  /** Moves the focus when the form or list that has it is removed. */
  onClose: () => void;
}

/** Turns the second step on and off, and renews the recovery codes. */
export function SecondStepSettings({ onClose }: SecondStepSettingsProps) {
  const { data, error, mutate } = useEndpoint(secondStepKey);
  const { mutate: mutateKey } = useSWRConfig();
  const [action, setAction] = useState<Action>();
  const [codes, setCodes] = useState<string[]>();
  const [areCodesLost, setCodesLost] = useState(false);
  const close = () => {
    setAction(undefined);
    onClose();
  };
  const hideCodes = () => {
    setCodes(undefined);
    onClose();
  };
  const finish = () => {
    close();
    void mutate();
    void mutateKey(meKey);
  };
  const showCodes = (newCodes: string[]) => {
    setCodes(newCodes);
    setCodesLost(false);
    finish();
  };
  const reportLostCodes = () => {
    finish();
    setCodesLost(true);
    setAction("renew");
  };
  const lostNotice = areCodesLost && (
    <div role="alert" className="mb-4">
      <Notice tone="warn" icon="warn" title={accountMessages.codesLost} />
    </div>
  );
  const renew = async (values: TextValues) => showCodes(await renewRecoveryCodes(values));
  const remove = async (values: TextValues) => {
    await removeSecondStep(values);
    showToast({ tone: "good", title: "Two-step login turned off", text: "Your password alone logs you in again." });
    finish();
  };
  if (codes) return <RecoveryCodeList codes={codes} onDone={hideCodes} />;
  switch (action) {
    case "enrol":
      // Also after a lost response, when the server may have turned the second step on.
      return (
        <LazyEnrolment
          isOn={data?.data.enabled === true}
          onDone={showCodes}
          onCodesLost={reportLostCodes}
          onCancel={finish}
        />
      );
    case "renew":
      return (
        <>
          {lostNotice}
          <PasswordProofForm
            label="Renew recovery codes"
            consequence="Your old recovery codes stop working."
            needsCode
            onCancel={close}
            send={renew}
          />
        </>
      );
    case "remove":
      return <PasswordProofForm label="Turn off" needsCode onCancel={close} send={remove} />;
    default:
      return (
        <ListState error={error} isLoading={!data} isEmpty={false} onRetry={mutate}>
          {data?.data.enabled && lostNotice}
          {data && <Status {...data.data} onAction={setAction} />}
        </ListState>
      );
  }
}

type StatusProps = SecondStepStatus["data"] & { onAction: (action: Action) => void };

function Status({ enabled, required, recovery_codes_left, onAction }: StatusProps) {
  if (!enabled) {
    return (
      <>
        {required && <Notice tone="warn" icon="warn" title="Set up two-step login to use the admin area." />}
        <p className="not-first:mt-3">
          Two-step login is <strong>off</strong>.
        </p>
        <Button look="outline" className="mt-4 w-full sm:w-auto" onClick={() => onAction("enrol")}>
          Set up two-step login
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        Two-step login is <strong className="text-good">on</strong>
        <span>{`. Recovery codes left: ${recovery_codes_left}.`}</span>
      </p>
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
        <Button look="outline" onClick={() => onAction("renew")}>
          Renew recovery codes
        </Button>
        <Button look="outline" onClick={() => onAction("enrol")}>
          Use another phone
        </Button>
        {!required && (
          <Button look="outline" onClick={() => onAction("remove")}>
            Turn off
          </Button>
        )}
      </div>
    </>
  );
}
