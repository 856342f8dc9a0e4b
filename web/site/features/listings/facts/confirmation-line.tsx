import { useContext } from "react";
import { SiteContext } from "#web/lib/page/site-context.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { confirmationText } from "./listing-status.ts";

type ConfirmedProperty = Pick<CardProperty, "status" | "confirmed_at" | "confirmed_by_owner" | "sample">;

/** When the agency last said that the home is on the market. A stored page keeps the text of the day it was made. */
export function ConfirmationLine({ property }: { property: ConfirmedProperty }) {
  const text = confirmationText(property, useContext(SiteContext).listing_rules.confirm_after_days);
  return text ? (
    <p className="text-1 text-ink2" suppressHydrationWarning>
      {text}
    </p>
  ) : null;
}
