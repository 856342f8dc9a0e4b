import { useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** Copies a text for the driver. Where the browser does not allow that, it shows the text. */
export function CopyForDriver({ text }: { text: string }) {
  const [status, setStatus] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus("Copied"),
      () => setStatus(text),
    );
  return (
    <>
      <Button look="quiet" className="needs-script -ml-3" onClick={copy}>
        Copy for the kehkeh driver
      </Button>
      <p role="status" className="text-1 wrap-anywhere">
        {status}
      </p>
    </>
  );
}
