import type { VisibleSite } from "#contract/site/visible-site.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import type { LiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { paths } from "#web/lib/page/paths.ts";
import { chatLink, telLink } from "#web/lib/page/site-context.ts";
import type { ShownProperty } from "../facts/detail-property.ts";
import { formatPropertyPrice } from "../facts/format-property-price.ts";
import { reductionText, statusText } from "../facts/listing-status.ts";
import { factsText } from "../facts/property-facts.ts";

/** A phone number as people read it, and the link that calls it. */
export interface CallContact {
  number: string;
  href: string;
}

/** Returns the number of the property, or of the business if the property has none that can be called. */
export function callContact(property: ShownProperty, site: VisibleSite): CallContact | undefined {
  if ("images" in property) {
    const { contact_number, contact_e164 } = property;
    if (contact_number && contact_e164) return { number: contact_number, href: telLink(contact_e164) };
  }
  return site.phone ? { number: site.phone, href: telLink(site.phone) } : undefined;
}

/** Returns the absolute URL of the property's page. */
export function propertyUrl(property: ShownProperty, origin: string): string {
  return origin + paths.property(property.uuid);
}

/** Returns the title, status, price and facts of a property, for the share sheet; with `liberian`, the price in L$ too. */
export function shareText(property: ShownProperty, liberian?: LiberianDollars): string {
  const status = !property.is_available && statusText(property);
  const { title, previous_price } = property;
  const reduction = previous_price
    ? `${reductionText(property)}${liberian?.inParentheses(previous_price) ?? ""}`
    : null;
  const parts = [title, status, formatPropertyPrice(property, liberian), reduction, factsText(property)];
  return joinParts(parts, " · ");
}

/**
 * Returns a link to a WhatsApp chat with the business; undefined if its number is unknown. The message names the property
 * and links to it; with `liberian`, it says the price in L$ too.
 */
export function whatsappLink(
  property: ShownProperty,
  site: VisibleSite,
  origin: string,
  liberian?: LiberianDollars,
): string | undefined {
  if (!site.whatsapp) return undefined;
  const home = joinParts([property.title, formatPropertyPrice(property, liberian)]);
  const text = `Hello, I am asking about ${property.reference}: ${home}. ${propertyUrl(property, origin)}`;
  return chatLink(site.whatsapp, text);
}
