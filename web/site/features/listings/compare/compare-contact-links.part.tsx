import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { paths } from "#web/lib/page/paths.ts";
import { visitLabel } from "#web/site/lib/format/visit-label.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { CallLink } from "../contact/call-link.tsx";
import { ChatLink } from "../contact/chat-link.tsx";
import type { DetailProperty } from "../facts/detail-property.ts";

/** In one row where there is room, otherwise the visit in a row of its own. */
const linksClass =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 max-lg:[&>.compare-visit]:col-span-full lg:flex lg:flex-wrap lg:*:flex-[1_1_8.5rem] lg:[&>.compare-visit]:basis-[10.5rem]";

/** Links that book a viewing of a home, call about it, and open a WhatsApp chat about it. */
export function CompareContactLinks({ property }: { property: DetailProperty }) {
  const mayVisit = isOnMarket(property.status) && !property.sample;
  return (
    <div className={linksClass}>
      {mayVisit && (
        <ButtonLink
          className="compare-visit"
          look={property.is_available ? "solid" : "outline"}
          to={paths.book("viewing", property.uuid)}
        >
          {visitLabel(property)}
        </ButtonLink>
      )}
      <CallLink className="" property={property} isSecond={mayVisit} />
      <ChatLink className="" property={property} />
    </div>
  );
}
