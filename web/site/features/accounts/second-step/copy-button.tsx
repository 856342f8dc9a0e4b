import { useState } from "react";
import { Button } from "#web/ui/button.tsx";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [message, setMessage] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage("Copied");
    } catch {
      setMessage("Copying is not allowed here. Select the text and copy it.");
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button look="outline" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="text-1">
        {message}
      </span>
    </span>
  );
}
