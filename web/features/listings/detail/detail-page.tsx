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
import type { EnquirySheet } from "./contact/message-sheet.tsx";
import { useMessageSheet } from "./contact/use-message-sheet.tsx";
import type { DetailProperty } from "./detail-property.ts";
import { DetailSummary } from "./detail-summary.tsx";
import { LazyDetailBody, LazyDetailContact } from "./lazy-detail-body.tsx";
import { recordPropertyEvent } from "./record-property-event.ts";
import { SimilarProperties } from "./similar-properties.tsx";

interface DetailPageProps {
  property: DetailProperty;
  similar: readonly CardProperty[];
  loadEnquirySheet: () => Promise<EnquirySheet>;
}

export function DetailPage({ property, similar, loadEnquirySheet }: DetailPageProps) {
  const message = useMessageSheet(property, loadEnquirySheet);
  const storedImages = useStoredImages(property.uuid);
  const card = useMemo((): CardProperty => ({ ...toCardProperty(property), sample: property.sample }), [property]);
  const countedUuid = property.sample ? undefined : property.uuid;
  useEffect(() => {
    if (countedUuid) recordPropertyEvent(countedUuid, "view");
  }, [countedUuid]);
  return (
    <>
      <div className="wrap detail-grid">
        <Gallery key={property.uuid} images={storedImages ?? galleryImageSources(property.images)}>
          <TagStrip>
            <Tag tone={property.kind}>{propertyKindTraits[property.kind].badge}</Tag>
            {property.featured && <Tag>Featured</Tag>}
            {!property.is_available && <Tag tone="off">Unavailable</Tag>}
            {property.sample && <Tag tone="sample">Sample</Tag>}
          </TagStrip>
          <FavouriteButton property={card} />
        </Gallery>
        <div className="detail-side">
          <DetailSummary property={property} messageLink={message.link} />
          <div className="detail-contact">
            <LazyDetailContact property={property} />
          </div>
        </div>
        <LazyDetailBody property={property} />
      </div>
      <SimilarProperties properties={similar} />
      <LazyRecentlyViewed current={card} />
      <ContactBar property={property} messageLink={message.link} />
      {message.sheet}
    </>
  );
}
