import { useEffect, useMemo } from "react";
import { propertyKindTraits } from "#contract/listings/property-kinds.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { FavouriteButton } from "../card/favourite-button.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { useStoredImages } from "../gallery/use-stored-images.ts";
import { galleryImageSources } from "../image/image-source.ts";
import { LazyRecentlyViewed } from "../recently-viewed/lazy-recently-viewed.tsx";
import { ContactBar } from "./contact/contact-bar.tsx";
import type { DetailProperty } from "./detail-property.ts";
import { DetailSummary } from "./detail-summary.tsx";
import { LazyDetailBody } from "./lazy-detail-body.tsx";
import { recordPropertyEvent } from "./record-property-event.ts";
import { SimilarProperties } from "./similar-properties.tsx";

interface DetailPageProps {
  listing: DetailProperty;
  similar: readonly CardProperty[];
}

/** A listing's page once the listing is there. */
export function DetailPage({ listing, similar }: DetailPageProps) {
  const stored = useStoredImages(listing.uuid);
  const card = useMemo((): CardProperty => ({ ...toCardProperty(listing), sample: listing.sample }), [listing]);
  const counted = listing.sample ? undefined : listing.uuid;
  useEffect(() => {
    if (counted) recordPropertyEvent(counted, "view");
  }, [counted]);
  return (
    <>
      <div className="wrap detail-grid">
        <Gallery key={listing.uuid} pictures={stored ?? galleryImageSources(listing.images)}>
          <TagStrip>
            <Tag tone={listing.kind}>{propertyKindTraits[listing.kind].badge}</Tag>
            {listing.featured && <Tag>Featured</Tag>}
            {!listing.is_available && <Tag tone="off">Unavailable</Tag>}
            {listing.sample && <Tag tone="sample">Sample</Tag>}
          </TagStrip>
          <FavouriteButton listing={card} />
        </Gallery>
        <DetailSummary listing={listing} />
        <LazyDetailBody listing={listing} />
      </div>
      <SimilarProperties listings={similar} />
      <LazyRecentlyViewed now={card} />
      <ContactBar listing={listing} />
    </>
  );
}
