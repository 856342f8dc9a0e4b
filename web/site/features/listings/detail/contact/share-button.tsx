import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { verifyPath } from "#web/lib/page/paths.ts";
import { useOrigin } from "#web/lib/page/site-context.ts";
import { useShareLink } from "#web/lib/page/use-share-link.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { propertyUrl, shareText } from "../../contact/contact-links.ts";
import { recordPropertyEvent } from "../../contact/record-property-event.ts";
import type { DetailProperty } from "../../facts/detail-property.ts";

/**
 * On a phone above the contact bar, which would cover it, elsewhere below the button. Not hidden while it is empty:
 * screen readers announce changes of a visible element only.
 */
const resultClass = classNames(
  "col-span-2 text-1 font-bold text-good wrap-anywhere select-all print:hidden",
  "max-lg:fixed max-lg:inset-[auto_12px_calc(6rem+4px+env(safe-area-inset-bottom))]",
  "max-lg:z-6 max-lg:rounded-m max-lg:bg-good-bg max-lg:p-3",
);

/** Opens the device's share sheet. Where there is none, copies the link and confirms it. */
export function ShareButton({ property, look }: { property: DetailProperty; look: "outline" | "quiet" }) {
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
      <Button look={look} className="needs-script px-3" onClick={recordAndShare}>
        <Icon name="share" />
        Share
      </Button>
      <p role="status" className={status ? resultClass : "absolute"}>
        {status}
      </p>
    </>
  );
}
