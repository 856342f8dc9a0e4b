import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { FavouriteButton } from "../card/favourite-button.tsx";
import { recordPropertyEvent } from "../contact/record-property-event.ts";
import type { ShownProperty } from "../facts/detail-property.ts";
import { statusText } from "../facts/listing-status.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { useStoredImages } from "../gallery/use-stored-images.ts";
import { cardImageSources, galleryImageSources } from "../image/image-source.ts";
import { LazyRecentlyViewed } from "../recently-viewed/lazy-recently-viewed.tsx";
import { ContactActions } from "./contact/contact-actions.tsx";
import { ContactBar } from "./contact/contact-bar.tsx";
import { MessageLink } from "./contact/message-link.tsx";
import type { EnquirySheet } from "./contact/message-sheet.tsx";
import { useMessageSheet } from "./contact/use-message-sheet.tsx";
import { DetailSummary } from "./detail-summary.tsx";
import { LazyDetailBody, LazyDetailPart } from "./lazy-detail-body.tsx";
import { LazySimilarProperties } from "./similar/lazy-similar-properties.tsx";
import { LoadingDetails } from "./states/detail-states.tsx";

interface DetailPageProps {
  property: ShownProperty;
  similar: readonly CardProperty[];
  loadEnquirySheet: () => Promise<EnquirySheet>;
  /** Below the facts of a card. */
  state?: Elements;
}

/**
 * Images and text on the left, price, facts, agent and hours on the right. On a phone, one column in which the agent and
 * hours come last.
 */
const gridClass = "wrap detail-grid grid grid-cols-1 pb-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12";
/** It stays in a window that is high enough for its contacts. */
const sideClass = classNames(
  "detail-side contents lg:col-start-2 lg:row-[1/span_2] lg:block lg:self-start lg:border-t-2 lg:border-ocean",
  "lg:[@media(min-height:48em)]:sticky lg:top-22",
);

/** A property. The images of the opened card stay in place while the property loads. */
export function DetailPage({
  property: shown,
  similar,
  loadEnquirySheet,
  state = <LoadingDetails />,
}: DetailPageProps) {
  const property = "images" in shown ? shown : undefined;
  const card = useMemo(
    (): CardProperty => ("images" in shown ? { ...toCardProperty(shown), sample: shown.sample } : shown),
    [shown],
  );
  const message = useMessageSheet(property, loadEnquirySheet);
  const storedImages = useStoredImages(card.uuid);
  const countedUuid = property?.sample ? undefined : property?.uuid;
  useEffect(() => {
    if (countedUuid) recordPropertyEvent(countedUuid, "view");
  }, [countedUuid]);
  // Visitors of a home that is off the market first see similar homes.
  const isOffMarket = property && !isOnMarket(property.status);
  const similarPart = (
    <LazySimilarProperties
      properties={similar}
      type={card.property_type}
      area={property?.off_list ? null : card.area}
      isLead={isOffMarket}
    />
  );
  return (
    <>
      {isOffMarket && (
        <>
          <div className="wrap pt-4 pb-6 lg:pt-6">
            <div className="grid gap-3 rounded-m border-l-4 border-warn bg-sand p-3 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-12">
              <LazyDetailPart property={property} section="notice" />
              <div className="flex flex-wrap gap-2 max-sm:*:grow sm:max-lg:pl-40 lg:grid">
                <LazyDetailPart property={property} section="tell-me" />
                <MessageLink className="px-6" property={property} messageLink={message.link} />
              </div>
            </div>
          </div>
          {similarPart}
          <h2 className="wrap pt-4 pb-3">About this listing</h2>
        </>
      )}
      {card.sample && (
        <p className="wrap py-2 text-1 text-ink2">
          This is a sample, not a real home. <Link to={paths.properties}>See all properties</Link>
        </p>
      )}
      <div
        className={classNames(gridClass, isOffMarket ? "[&_.slide>img]:[filter:grayscale(0.6)]" : "sm:pt-4 lg:pt-6")}
      >
        <Gallery
          key={card.uuid}
          property={shown}
          images={storedImages ?? (property ? galleryImageSources(property.images) : cardImageSources(card))}
        >
          <TagStrip isOnImage>
            <Tag tone={card.kind}>{propertyKindTraits[card.kind].badge}</Tag>
            {!property?.isUnlisted && <Tag tone={card.is_available ? "plain" : "off"}>{statusText(card)}</Tag>}
            {card.featured && <Tag>Featured</Tag>}
            {card.sample && <Tag tone="sample">Sample</Tag>}
          </TagStrip>
          <FavouriteButton property={card} />
        </Gallery>
        <div className={sideClass}>
          <DetailSummary property={shown}>
            {property ? <ContactActions property={property} messageLink={message.link} /> : state}
          </DetailSummary>
          {property && (
            <div className="order-1">
              <LazyDetailPart property={property} section="contact" />
            </div>
          )}
        </div>
        {property && <LazyDetailBody property={property} />}
      </div>
      {property && (
        <>
          {!isOffMarket && similarPart}
          <LazyRecentlyViewed current={card} />
          {!isOffMarket && <ContactBar property={property} />}
        </>
      )}
      {message.sheet}
    </>
  );
}
