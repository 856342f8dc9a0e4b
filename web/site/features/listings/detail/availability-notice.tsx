import type { ReactNode } from "react";
import { getPrice } from "#shared/listings/property-price.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { suggestFilters } from "#shared/wants/suggest-filters.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { tellMeLabel, tellMeOfHomes } from "#web/lib/page/tell-me-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { DetailProperty } from "../facts/detail-property.ts";
import { formatPropertyPrice } from "../facts/format-property-price.ts";
import { statusText } from "../facts/listing-status.ts";
import { ImageSlide } from "../image/image-slide.tsx";
import { galleryImageSources } from "../image/image-source.ts";

/** A low strip above the title on a phone, beside it on wider screens. */
const coverClass = classNames(
  "thumb relative block h-28 overflow-hidden rounded-s bg-sand2 [&_.slide>img]:[filter:grayscale(0.6)]",
  "max-sm:mb-3 max-[22em]:hidden sm:h-27 sm:w-36 sm:flex-none",
);

/**
 * Says that a home is sold, let, under offer, or missing from the lists because it has not been confirmed. Off the market,
 * the page begins with it, with the title and a small cover, in a box with the buttons.
 */
export function AvailabilityNotice({ property }: { property: DetailProperty }) {
  const content = getNotice(property);
  if (!content) return null;
  if (!isOnMarket(property.status))
    return (
      <div className="sm:flex sm:items-center sm:gap-4">
        <SmallCover property={property} />
        <div className="min-w-0 wrap-anywhere">
          <hgroup>
            <h1 className="text-4">{property.title}</h1>
            <p className="mt-1 text-ink2" translate="no">
              {formatPropertyPrice(property)}
            </p>
          </hgroup>
          <p className="mt-2 max-w-[46ch]">{content}</p>
        </div>
      </div>
    );
  return (
    <div className="mb-4 rounded-m border-l-4 border-warn bg-warn-bg p-3">
      <p>{content}</p>
      <div className="mt-2 empty:hidden">
        <TellMeLink property={property} />
      </div>
    </div>
  );
}

function SmallCover({ property }: { property: DetailProperty }) {
  const [cover] = galleryImageSources(property.images);
  return (
    cover && (
      <span className={coverClass}>
        <ImageSlide source={{ ...cover, alt: "" }} sizes="(min-width: 40em) 144px, 90vw" />
      </span>
    )
  );
}

/** Offers a message as soon as a similar home comes. */
export function TellMeLink({ property, look = "outline" }: { property: DetailProperty; look?: "solid" | "outline" }) {
  if (property.status === "available") return null;
  const filters = suggestFilters({ ...property, price: getPrice(property) });
  return (
    <ButtonLink look={look} to={tellMeOfHomes(filters)}>
      {tellMeLabel}
    </ButtonLink>
  );
}

/** What the phone has stored does not say on which day. */
const closedText = (property: DetailProperty) =>
  property.status_changed_at
    ? `${statusText(property)} on ${formatDate(property.status_changed_at)}.`
    : `${statusText(property)}.`;

function getNotice(property: DetailProperty): ReactNode {
  const { status, is_available } = property;
  if (property.isUnlisted) {
    return (
      <>
        <b>Not in the newest list on this phone.</b> Ask us before you visit.
      </>
    );
  }
  if (status === "under_offer") {
    return (
      <>
        <b>Under offer.</b>{" "}
        <span>{`${property.off_list ? `${unconfirmedText(property)} ` : ""}You can still ask us about it, or choose one of our other homes.`}</span>
      </>
    );
  }
  if (status === "sold" || status === "let") {
    return (
      <>
        <b>{closedText(property)}</b> <span>See similar homes below, or let us tell you when one like it comes.</span>
      </>
    );
  }
  if (!is_available) {
    return (
      <>
        <b>No longer available.</b> <span>Choose one of our other homes, or ask us for a similar one.</span>
      </>
    );
  }
  if (!property.off_list) return null;
  return (
    <>
      <b>Not in our lists.</b> <span>{`${unconfirmedText(property)} Ask us before you visit.`}</span>
    </>
  );
}

const unconfirmedText = ({ confirmed_at }: DetailProperty) =>
  `We have not confirmed this home ${confirmed_at ? `since ${formatDate(confirmed_at)}` : "yet"}.`;
