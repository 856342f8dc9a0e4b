import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { isOpenAlert, type OpenAlert } from "#web/lib/alerts/open-alert.ts";
import { Button } from "#web/ui/button.tsx";
import { clearToast, showToast } from "#web/ui/feedback/toast.tsx";
import { hasTypedFields, watchTypedFields } from "./typed-fields.ts";

/** Opens what an alert is about after a tap on it, or offers it in a bar while the user types in this page. */
export function useOpenedAlerts(): void {
  const navigate = useNavigate();
  const open = (path: string) => {
    clearToast();
    navigate(path);
  };
  const receive = useEffectEvent(({ title, path }: OpenAlert) => {
    if (!hasTypedFields()) return open(path);
    showToast({
      tone: "good",
      title,
      text: "What you typed here is not saved yet. Open the alert when you are done.",
      isOffer: true,
      action: (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button look="outline" onClick={() => open(path)}>
            Open now
          </Button>
          <Button look="quiet" onClick={clearToast}>
            Not now
          </Button>
        </div>
      ),
    });
  });
  useEffect(() => {
    const { serviceWorker } = navigator;
    const listen = ({ data, ports: [port] }: MessageEvent) => {
      if (!isOpenAlert(data)) return;
      port?.postMessage("received");
      receive(data);
    };
    serviceWorker?.addEventListener("message", listen);
    const stop = watchTypedFields();
    return () => {
      serviceWorker?.removeEventListener("message", listen);
      stop();
    };
  }, []);
}
