import { getPrice } from "#shared/listings/property-price.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { visitLabel } from "#web/site/lib/format/visit-label.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { CallLink } from "../../contact/call-link.tsx";
import { ChatLink } from "../../contact/chat-link.tsx";
import type { DetailProperty } from "../../facts/detail-property.ts";
import { formatPropertyPrice } from "../../facts/format-property-price.ts";
import { propertyFacts } from "../../facts/property-facts.ts";

/** With large text its queries, which are in `em`, leave only icons beside the main button; its spaces, in pixels, stay. */
const barClass = classNames(
  "contact-bar @container fixed inset-[auto_0_0] z-6 flex flex-wrap items-center gap-x-[8px]",
  "border-t border-line bg-raise px-[12px] pt-[8px] pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden print:hidden",
  "[box-shadow:0_-2px_12px_#07141829]",
);

const buttonsClass = "flex grow justify-end gap-[8px] *:px-[12px]";
/** A phone has no room for its icon, the smallest ones only for the icon. */
const chatClass = "@max-[29em]:@min-[20em]:[&_.i]:hidden @max-[20em]:[&_span]:sr-only";

/**
 * The visit, call and WhatsApp, fixed at the bottom of the screen up to a desktop. The price, with
 * facts or the price in L$, is on their left; on phones above them while the large price is out of sight, see detail.css.
 */
export function ContactBar({ property }: { property: DetailProperty }) {
  const [first = property.property_type, second] = propertyFacts(property).map(({ text }) => text);
  const liberian = useLiberianDollars();
  const facts = second ? `${first} · ${second}` : first;
  const mayVisit = !property.sample;
  return (
    <div className={barClass}>
      <p className="bar-price flex flex-wrap items-baseline gap-x-3 leading-tight @max-[29em]:mb-1 @max-[29em]:w-full">
        <b className="text-3" translate="no">
          {formatPropertyPrice(property)}
        </b>
        <span className="text-1 text-ink2 @max-[19em]:hidden">
          <ExactText text={liberian ? `≈ ${liberian.format(getPrice(property))}` : facts} />
        </span>
      </p>
      <div className={buttonsClass}>
        {mayVisit && (
          <ButtonLink
            className="@max-[29em]:grow"
            look={property.is_available ? "solid" : "outline"}
            to={paths.book("viewing", property.uuid)}
          >
            {visitLabel(property)}
          </ButtonLink>
        )}
        <CallLink
          className={mayVisit ? "@max-[29em]:[&_span]:sr-only" : "@max-[29em]:grow"}
          property={property}
          isSecond={mayVisit}
        />
        <ChatLink className={chatClass} property={property} />
      </div>
    </div>
  );
}
