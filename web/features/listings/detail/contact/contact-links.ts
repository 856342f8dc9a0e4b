import type { PageSite } from "#contract/site/site-details.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import type { DetailListing } from "../detail-property.ts";
import { priceText } from "../format-property-price.ts";

/** The number a visitor calls about a listing: its own, else that of the business's real estate (ruling 13). */
export function contactNumber(listing: DetailListing, site: PageSite): string {
  return listing.contact_number ?? site.phone;
}

export function callLink(listing: DetailListing, site: PageSite): string {
  return telLink(contactNumber(listing, site));
}

/** The page's full address, for a message or to be shared. */
export function listingAddress(listing: DetailListing, origin: string): string {
  return origin + paths.property(listing.uuid);
}

/** A WhatsApp chat with the business that begins with reference, title, price and link (ruling 13). */
export function whatsappLink(listing: DetailListing, site: PageSite, origin: string): string {
  const text = `Hello, I am asking about ${listing.reference}: ${listing.title}, ${priceText(listing)}. ${listingAddress(listing, origin)}`;
  return `https://wa.me/${site.whatsapp.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
