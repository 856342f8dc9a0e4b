import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { verifyPath } from "#web/lib/page/paths.ts";
import { useOrigin } from "#web/lib/page/site-context.ts";
import { useShareLink } from "#web/lib/page/use-share-link.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { propertyUrl, shareText } from "../../contact/contact-links.ts";
import { recordPropertyEvent } from "../../contact/record-property-event.ts";
import type { DetailProperty } from "../../facts/detail-property.ts";

/** Opens the device's share sheet. Where there is none, copies the link and confirms it. */
export function ShareButton({ property }: { property: DetailProperty }) {
  const origin = useOrigin();
  const url = propertyUrl(property, origin);
  const check = property.sample ? [] : [`Check that it is us: ${origin}${verifyPath(property.reference)}`];
  const text = [shareText(property, useLiberianDollars()), ...check].join("\n");
  const { share, status } = useShareLink({ title: property.title, text, url });
  const recordAndShare = () => {
    if (!property.sample) recordPropertyEvent(property.uuid, "share");
    return share();
  };
  return (
    <>
      <Button look="outline" className="needs-script px-3" onClick={recordAndShare}>
        <Icon name="share" />
        Share
      </Button>
      <p role="status" className="share-result">
        {status}
      </p>
    </>
  );
}
