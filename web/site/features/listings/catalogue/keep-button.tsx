import { useEffect, useState } from "react";
import { runTask } from "#web/lib/catalogue/run-task.ts";
import { keepOnPhone } from "#web/site/lib/catalogue/keep-on-phone.ts";
import { unaskedCopy } from "#web/site/lib/catalogue/loading-policy.ts";
import { Button } from "#web/ui/button.tsx";

/** On a very slow line or with data saver, offers to load all homes onto this phone. Says how large they are. */
export function KeepButton() {
  const [bytes, setBytes] = useState<number>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const waitsForTap = unaskedCopy() !== "all";
  useEffect(() => {
    if (!waitsForTap) return;
    runTask("fetchPointer").then(
      ({ pointer }) => setBytes(pointer.bytes),
      // Without a connection there is nothing to offer.
      () => undefined,
    );
  }, [waitsForTap]);
  if (!waitsForTap || bytes === undefined) return null;
  const keep = () => {
    setState("loading");
    // The line that replaces this button says that it worked.
    keepOnPhone().catch(() => setState("failed"));
  };
  return (
    <div>
      <Button look="small" className="my-2" onClick={keep} busy={state === "loading"}>
        {state === "loading" ? "Saving…" : `Keep all homes on this phone: ${Math.ceil(bytes / 1000)} kB`}
      </Button>
      <p role="status" className="text-1 text-ink2">
        {state === "failed" && "The homes could not be saved. Check your connection and the space on your phone."}
      </p>
    </div>
  );
}
