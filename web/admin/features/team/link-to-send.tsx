import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";

interface LinkToSendProps {
  id: string;
  label: string;
  link: string;
}

/** A link to copy, or to send with an app of the device. */
export function LinkToSend({ id, label, link }: LinkToSendProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // Without permission for the clipboard the link can be selected and copied by hand.
    }
  };
  const share = async () => {
    try {
      await navigator.share({ url: link });
    } catch {
      // The person closed the share sheet. The link can still be copied.
    }
  };
  return (
    <>
      <Field id={id} label={label}>
        <input id={id} className="in" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button onClick={copy}>Copy link</Button>
        {"share" in navigator && (
          <Button look="outline" onClick={share}>
            Share
          </Button>
        )}
        <p role="status" className="text-good">
          {isCopied && "Copied"}
        </p>
      </div>
    </>
  );
}
