import { useEffect, useMemo } from "react";
import { kindTraits } from "#contract/listing-kinds.ts";
import type { CardListing } from "#web/lib/card-listing.ts";
import { cardOf } from "#web/lib/card-of.ts";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { recordEvent } from "./detail-events.ts";
import type { DetailListing } from "./detail-listing.ts";
import { DetailSimilar } from "./detail-similar.tsx";
import { useStoredPictures } from "./detail-stored-pictures.ts";
import { DetailSummary } from "./detail-summary.tsx";
import { Gallery } from "./gallery.tsx";
import { LateBody } from "./late-body.tsx";
import { LateViewed } from "./late-viewed.tsx";
import { galleryPictures } from "./picture-source.ts";
import { PropertyCardHeart } from "./property-card-heart.tsx";

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
