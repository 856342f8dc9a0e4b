import { useEffect, useState } from "react";
import { useOrigin } from "#web/lib/page/site-context.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { DetailProperty } from "../detail-property.ts";
import { recordPropertyEvent } from "../record-property-event.ts";
import { propertyUrl, shareText } from "./contact-links.ts";

/** How long the result is shown, in milliseconds: a link that could not be copied has to be selected. */
const durations = { copied: 6_000, failed: 60_000 };

/** Opens the device's share sheet. Where there is none, copies the link and confirms it. */
export function ShareButton({ property }: { property: DetailProperty }) {
  const origin = useOrigin();
  const url = propertyUrl(property, origin);
  const [result, setResult] = useState<keyof typeof durations>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), durations[result]);
    return () => clearTimeout(timer);
  }, [result]);

  const share = async () => {
    setResult(undefined);
    if (!property.sample) recordPropertyEvent(property.uuid, "share");
    try {
      if (navigator.share) return await navigator.share({ title: property.title, text: shareText(property), url });
      await navigator.clipboard.writeText(url);
      setResult("copied");
    } catch (error) {
      // An AbortError means that the visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) setResult("failed");
    }
  };

  return (
    <>
      <Button look="outline" className="needs-script px-3" onClick={share}>
        <Icon name="share" />
        Share
      </Button>
      <p role="status" className="share-result">
        {result === "copied" && "Link copied"}
        {result === "failed" && `Copy this link: ${url}`}
      </p>
    </>
  );
}
