import { useParams } from "react-router-dom";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { itemKey, readKind } from "#web/site/features/appointments/booking/booked-item.ts";
import { BookingScreen, UnknownBooking } from "#web/site/features/appointments/booking/booking-screen.tsx";
import { readDay, slotsKey } from "#web/site/features/appointments/slots/slots-key.ts";
import { LazySimilarProperties } from "#web/site/features/listings/detail/similar/lazy-similar-properties.tsx";
import { courseImage } from "#web/site/features/services/courses/course-image.ts";
import { Portrait } from "#web/site/features/services/professionals/portrait.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";
import { Thumbnail } from "#web/ui/thumbnail.tsx";

export const pageKeys: PageKeys = ({ kind, id = "" }, { searchParams }) => {
  const known = readKind(kind);
  return known ? [itemKey(known, id), slotsKey(known, id, readDay(searchParams.get("from")))] : [];
};

/** The page that books a viewing, a lesson or a professional. */
export function Book() {
  const { kind, id = "" } = useParams();
  const known = readKind(kind);
  if (!known) return <UnknownBooking />;
  return (
    <>
      <BookingScreen
        key={`${known} ${id}`}
        kind={known}
        id={id}
        renderImage={(image) => {
          if (!image) return null;
          if ("professional" in image) return <Portrait professional={image.professional} />;
          const source = "course" in image ? `/art/services/${courseImage(image.course)}-240.webp` : image.property;
          return (
            <Thumbnail
              className="h-15 w-[80px] flex-none rounded-s bg-sand2 object-cover"
              src={source}
              width="80"
              height="60"
              alt=""
            />
          );
        }}
      />
      {known === "viewing" && <OtherHomes id={id} />}
    </>
  );
}

/** Homes like the one that can no longer be visited. */
function OtherHomes({ id }: { id: string }) {
  const home = useEndpoint(detailKey(id)).data?.data;
  if (!home || (home.property && isOnMarket(home.property.status))) return null;
  return (
    <LazySimilarProperties properties={home.similar} type={(home.property ?? home.removed).property_type} isLead />
  );
}
