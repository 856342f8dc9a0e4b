import { useEffect, useEffectEvent, useState } from "react";
import type { AlertSettings } from "#contract/alerts/alert-settings.ts";
import { renewAlerts, turnOffAlerts, turnOnAlerts } from "#web/admin/lib/alerts/this-device.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import {
  getPushSupport,
  NotAllowed,
  type OwnSubscription,
  readOwnSubscription,
} from "#web/lib/push/push-subscription.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

interface ThisDeviceProps {
  settings: AlertSettings;
  onChange: () => Promise<unknown>;
}

/** Whether this phone or computer rings, and what to do if it cannot. */
export function ThisDeviceSetting({ settings, onChange }: ThisDeviceProps) {
  const { public_key } = settings;
  const [own, setOwn] = useState<OwnSubscription>();
  const [support, setSupport] = useState(getPushSupport);
  const [isBusy, setBusy] = useState(false);
  const isKnown = settings.devices.some(({ endpoint }) => endpoint === own?.endpoint);
  const isOn = isKnown && own?.isCurrent === true;
  const isRemoved = settings.removed_endpoints.some((endpoint) => endpoint === own?.endpoint);
  const oldEndpoint = isKnown && own?.isCurrent === false ? own.endpoint : undefined;
  const run = async (work: () => Promise<void>, text: string) => {
    setBusy(true);
    try {
      await work();
      showToast({ tone: "good", title: "Alerts changed", text });
    } catch (error) {
      if (!(error instanceof NotAllowed)) {
        showToast({ tone: "bad", title: "Alerts were not changed", text: errorText(error) });
      }
    }
    setSupport(getPushSupport());
    setOwn(public_key === null ? undefined : await readOwnSubscription(public_key).catch(() => undefined));
    await onChange();
    setBusy(false);
  };
  const renew = useEffectEvent((endpoint: string) => {
    if (public_key === null || Notification.permission !== "granted") return;
    void run(() => renewAlerts(public_key, endpoint), "This device rings again: the key of the site has changed.");
  });
  useEffect(() => {
    if (public_key !== null) readOwnSubscription(public_key).then(setOwn, () => undefined);
  }, [public_key]);
  useEffect(() => {
    if (oldEndpoint) renew(oldEndpoint);
  }, [oldEndpoint]);
  if (public_key === null)
    return <Notice tone="warn" icon="warn" title="Alerts on devices are off. Ask your developer." />;
  if (isOn) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          This device rings: <strong className="text-good">on</strong>
        </p>
        <Button
          look="outline"
          busy={isBusy}
          onClick={() => run(() => turnOffAlerts(own.endpoint), "This device no longer rings.")}
        >
          Turn off on this device
        </Button>
      </div>
    );
  }
  if (support !== "yes") return <Unsupported support={support} />;
  return (
    <>
      <p>
        This device rings: <strong>off</strong>
      </p>
      {isRemoved && <p className="mt-1">This device was removed from the list of your devices.</p>}
      <p className="mt-1 text-1 text-ink2">
        It then shows new enquiries even if the site is closed and the phone locked. Your browser asks for permission.
      </p>
      <Button
        className="mt-3 w-full sm:w-auto"
        busy={isBusy}
        onClick={() => run(() => turnOnAlerts(public_key), "This device rings for new enquiries.")}
      >
        {isBusy ? "Turning on..." : "Turn on on this device"}
      </Button>
    </>
  );
}

const advice = {
  blocked: {
    title: "Notifications are blocked",
    text: "Open the settings of this site in your browser, allow notifications, then reload this page.",
  },
  install: {
    title: "Add the site to your home screen first",
    text: "On an iPhone or iPad, tap Share, then Add to Home Screen. Open the site from there and return to this page.",
  },
  no: {
    title: "This browser cannot ring",
    text: "Use a current Chrome, Firefox, Edge or Safari, and no private window.",
  },
} as const;

function Unsupported({ support }: { support: keyof typeof advice }) {
  const { title, text } = advice[support];
  return (
    <Notice tone="warn" icon="warn" title={title}>
      <p>{text}</p>
    </Notice>
  );
}
