import { useEffect, useMemo } from "react";
import { kindTraits } from "#contract/listings/property-kinds.ts";
import type { CardListing } from "#web/lib/property-cards/card-property.ts";
import { cardOf } from "#web/lib/property-cards/to-card-property.ts";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { PropertyCardHeart } from "../card/favourite-button.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { useStoredPictures } from "../gallery/use-stored-images.ts";
import { galleryPictures } from "../image/image-source.ts";
import { LateViewed } from "../recently-viewed/lazy-recently-viewed.tsx";
import { ContactBar } from "./contact/contact-bar.tsx";
import type { DetailListing } from "./detail-property.ts";
import { DetailSummary } from "./detail-summary.tsx";
import { LateBody } from "./lazy-detail-body.tsx";
import { recordEvent } from "./record-property-event.ts";
import { DetailSimilar } from "./similar-properties.tsx";

interface DetailPageProps {
  listing: DetailListing;
  similar: readonly CardListing[];
}

/** A listing's page once the listing is there. */
export function DetailPage({ listing, similar }: DetailPageProps) {
  const stored = useStoredPictures(listing.uuid);
  const card = useMemo((): CardListing => ({ ...cardOf(listing), sample: listing.sample }), [listing]);
  const counted = listing.sample ? undefined : listing.uuid;
  useEffect(() => {
    if (counted) recordEvent(counted, "view");
  }, [counted]);
  return (
    <>
      <div className="wrap detail-grid">
        <Gallery key={listing.uuid} pictures={stored ?? galleryPictures(listing.images)}>
          <TagStrip>
            <Tag tone={listing.kind}>{kindTraits[listing.kind].badge}</Tag>
            {listing.featured && <Tag>Featured</Tag>}
            {!listing.is_available && <Tag tone="off">Unavailable</Tag>}
            {listing.sample && <Tag tone="sample">Sample</Tag>}
          </TagStrip>
          <PropertyCardHeart listing={card} />
        </Gallery>
        <DetailSummary listing={listing} />
        <LateBody listing={listing} />
      </div>
      <DetailSimilar listings={similar} />
      <LateViewed now={card} />
      <ContactBar listing={listing} />
    </>
  );
}
