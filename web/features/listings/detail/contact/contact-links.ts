import type { PageSite } from "#contract/site/site-details.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import type { DetailProperty } from "../detail-property.ts";
import { formatPropertyPrice } from "../format-property-price.ts";

/** The number a visitor calls about a listing: its own, else that of the business's real estate (ruling 13). */
export function contactNumber(listing: DetailProperty, site: PageSite): string {
  return listing.contact_number ?? site.phone;
}

export function callLink(listing: DetailProperty, site: PageSite): string {
  return telLink(contactNumber(listing, site));
}

/** The page's full address, for a message or to be shared. */
export function propertyUrl(listing: DetailProperty, origin: string): string {
  return origin + paths.property(listing.uuid);
}

/** A WhatsApp chat with the business that begins with reference, title, price and link (ruling 13). */
export function whatsappLink(listing: DetailProperty, site: PageSite, origin: string): string {
  const text = `Hello, I am asking about ${listing.reference}: ${listing.title}, ${formatPropertyPrice(listing)}. ${propertyUrl(listing, origin)}`;
  return `https://wa.me/${site.whatsapp.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
