import type { ComponentType } from "react";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { messagePath } from "#web/lib/page/paths.ts";
import type { DetailProperty } from "../../facts/detail-property.ts";
import { formatPropertyPrice } from "../../facts/format-property-price.ts";
import { isSoldOrLet } from "../../facts/listing-status.ts";

/** The sheet with the enquiry form, which is part of another feature. */
export type EnquirySheet = ComponentType<{
  title: string;
  service: "real-estate";
  about: { label: string; property_uuid: string };
  summary: { image: string | undefined; price: string; title: string };
  openingMessage: string;
  path: string;
  onClose: () => void;
}>;

interface MessageSheetProps {
  property: DetailProperty;
  Sheet: EnquirySheet;
  onClose: () => void;
}

/** The message form about a listing, in a sheet over its page. */
export function MessageSheet({ property, Sheet, onClose }: MessageSheetProps) {
  const { uuid, title, reference, images } = property;
  const label = `${title} (${reference})`;
  return (
    <Sheet
      title="Send Message"
      service="real-estate"
      about={{ label, property_uuid: uuid }}
      summary={{
        image: images[0]?.variants[0]?.url ?? images[0]?.url,
        price: formatPropertyPrice(property),
        title,
      }}
      openingMessage={
        isSoldOrLet(property)
          ? `Hello, please tell me about homes like “${title}” (${reference}).`
          : !isOnMarket(property.status)
            ? `Hello, do you have something similar to “${title}” (${reference})?`
            : `Hello, I am interested in “${title}” (${reference}).`
      }
      path={messagePath(uuid)}
      onClose={onClose}
    />
  );
}
