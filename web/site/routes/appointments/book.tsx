import { useParams } from "react-router-dom";
import { itemKey, readKind } from "#web/site/features/appointments/booking/booked-item.ts";
import { BookingScreen, UnknownBooking } from "#web/site/features/appointments/booking/booking-screen.tsx";
import { readDay, slotsKey } from "#web/site/features/appointments/slots/slots-key.ts";
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
  );
}
