import type { PageSite } from "#contract/site/site-details.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import { factsText } from "../../facts/property-facts.ts";
import type { DetailProperty } from "../detail-property.ts";
import { formatPropertyPrice } from "../format-property-price.ts";

/** Returns the phone number of the property, or of the business if the property has none. */
export function contactNumber(property: DetailProperty, site: PageSite): string {
  return property.contact_number ?? site.phone;
}

export function callLink(property: DetailProperty, site: PageSite): string {
  return telLink(contactNumber(property, site));
}

/** Returns the absolute URL of the property's page. */
export function propertyUrl(property: DetailProperty, origin: string): string {
  return origin + paths.property(property.uuid);
}

/** Returns the title, price and facts of a property, for the share sheet. */
export function shareText(property: DetailProperty): string {
  return joinParts([property.title, formatPropertyPrice(property), factsText(property)], " · ");
}

/** Returns a link to a WhatsApp chat with the business. The message names the property and links to it. */
export function whatsappLink(property: DetailProperty, site: PageSite, origin: string): string {
  const text = `Hello, I am asking about ${property.reference}: ${property.title}, ${formatPropertyPrice(property)}. ${propertyUrl(property, origin)}`;
  return `https://wa.me/${site.whatsapp.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
