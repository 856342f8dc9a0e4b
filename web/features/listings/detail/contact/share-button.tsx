import { useState } from "react";
import { useOrigin } from "#web/lib/page/site-context.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { DetailProperty } from "../detail-property.ts";
import { recordPropertyEvent } from "../record-property-event.ts";
import { propertyUrl, shareText } from "./contact-links.ts";

/** Opens the device's share sheet. Where there is none, copies the link and confirms it. */
export function ShareButton({ property }: { property: DetailProperty }) {
  const origin = useOrigin();
  const [message, setMessage] = useState("");

  const share = async () => {
    const url = propertyUrl(property, origin);
    if (!property.sample) recordPropertyEvent(property.uuid, "share");
    try {
      if (navigator.share) return await navigator.share({ title: property.title, text: shareText(property), url });
      await navigator.clipboard.writeText(url);
      setMessage("Link copied");
    } catch (error) {
      // An AbortError means that the visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) setMessage(`Copy this link: ${url}`);
    }
  };

  return (
    <>
      <Button look="outline" className="needs-script px-3" onClick={share}>
        <Icon name="share" />
        Share
      </Button>
      <p role="status" className="col-span-2 text-1 text-good empty:hidden">
        {message}
      </p>
    </>
  );
}
