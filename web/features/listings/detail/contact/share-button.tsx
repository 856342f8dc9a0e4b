import { useState } from "react";
import { useOrigin } from "#web/lib/page/site-context.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { DetailProperty } from "../detail-property.ts";
import { recordPropertyEvent } from "../record-property-event.ts";
import { propertyUrl } from "./contact-links.ts";

/** The device's share sheet where there is one, else the link is copied, and said so (ruling 13). */
export function ShareButton({ listing }: { listing: DetailProperty }) {
  const origin = useOrigin();
  const [said, setSaid] = useState("");

  const share = async () => {
    const url = propertyUrl(listing, origin);
    if (!listing.sample) recordPropertyEvent(listing.uuid, "share");
    try {
      if (navigator.share) return await navigator.share({ title: listing.title, url });
      await navigator.clipboard.writeText(url);
      setSaid("Link copied");
    } catch (reason) {
      // Closing the share sheet is an answer, not a failure.
      if (!(reason instanceof DOMException && reason.name === "AbortError")) setSaid(`Copy this link: ${url}`);
    }
  };

  return (
    <>
      <Button look="outline" className="needs-script px-3" onClick={share}>
        <Icon name="share" />
        Share
      </Button>
      <p role="status" className="col-span-2 text-1 text-good empty:hidden">
        {said}
      </p>
    </>
  );
}
