import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { Silence } from "#web/admin/features/shared/alerts/use-renewed-alerts.ts";
import { forgetDevice, turnOnAlerts } from "#web/admin/lib/alerts/this-device.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** Says that this device, which rang, no longer does. Asks whether it is to ring again if a person removed it. */
export function SilentDevice({ silence, onDone }: { silence: Silence; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  if (!silence.isRemoved) {
    return (
      <Notice tone="bad" title="This device no longer rings">
        <p>{silence.reason}</p>
        <p>
          <Link to={`${adminPaths.account}#alerts`} className="inline-flex min-h-touch items-center">
            Turn the alerts on again in your account
          </Link>
        </p>
      </Notice>
    );
  }
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) =>
      showToast({ tone: "bad", title: "Alerts were not changed", text: errorText(error) }),
    );
    setBusy(false);
    onDone();
  };
  return (
    <Notice tone="warn" title="This device was removed">
      <p>It was removed from the list of your devices, so it no longer rings.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="outline" busy={isBusy} onClick={() => run(() => turnOnAlerts(silence.publicKey))}>
          Ring on this device again
        </Button>
        <Button look="quiet" busy={isBusy} onClick={() => run(forgetDevice)}>
          Leave it off
        </Button>
      </div>
    </Notice>
  );
}
