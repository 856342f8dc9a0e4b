import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useOnline } from "#web/lib/offline/use-online.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { readUnsentListings, sendNowState, type UnsentListing } from "./unsent-listings.ts";

/**
 * Says on every admin screen which finished listings are still on this device only. On the screen of its form, a listing is
 * left out: the form says so itself.
 */
export function UnsentListingsNotice({ account }: { account: string }) {
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  const [, setChanges] = useState(0);
  useEffect(() => {
    // Another tab may have sent one.
    const update = () => setChanges((count) => count + 1);
    addEventListener("storage", update);
    return () => removeEventListener("storage", update);
  }, []);
  const params = new URLSearchParams(search);
  const [edited, copied] = [params.get("edit"), params.get("copy")];
  const shownPath = copied ? `${pathname}?copy=${copied}` : pathname;
  const isShown = ({ path }: UnsentListing) => path !== shownPath && !(edited && path.endsWith(`?edit=${edited}`));
  const listings = readUnsentListings(account).filter(isShown);
  if (listings.length === 0) return null;
  return (
    <section aria-label="Not sent yet" className="wrap grid gap-2 pt-3">
      {listings.map((listing) => (
        <Notice key={listing.path} tone="warn" title={`Not sent yet: ${listing.title || "listing without a title"}`}>
          <p>
            <span>
              {listing.isNew
                ? "This listing is on this device only."
                : "Your changes of this listing are on this device only."}
            </span>
            {!isOnline && <span> Send it when you are online.</span>}
          </p>
          <div className="-mb-2 -ml-3 flex flex-wrap">
            {isOnline && (
              <ButtonLink look="quiet" to={listing.path} state={sendNowState}>
                Send now
              </ButtonLink>
            )}
            <ButtonLink look="quiet" to={listing.path}>
              Edit
            </ButtonLink>
          </div>
        </Notice>
      ))}
    </section>
  );
}
