import type { Property } from "#contract/listings/property.ts";
import type { VisibleSite } from "#contract/site/visible-site.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { callContact } from "../../contact/contact-links.ts";

/** Returns what a driver needs, in one line: the reference, the landmark, the address, the area and whom to call on the way. */
export function driverText(property: Property, site: VisibleSite): string {
  const { reference, landmark, address, area, city } = property;
  const number = callContact(property, site)?.number;
  return joinParts(
    [`${reference}: ${landmark || address}`, landmark && address, area || city, number && `call ${number}`],
    ", ",
  );
}
