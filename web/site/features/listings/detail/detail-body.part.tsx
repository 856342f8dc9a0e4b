import { Suspense } from "react";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { useIsSignedIn } from "#web/lib/session/has-session.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { ConfirmationLine } from "../facts/confirmation-line.tsx";
import type { DetailProperty } from "../facts/detail-property.ts";
import { hasMoveInAmount, moveInText } from "../facts/move-in-text.ts";
import { usualPriceText } from "../facts/usual-price-text.ts";
import { AvailabilityNotice, TellMeLink } from "./availability-notice.tsx";
import { AgentContact } from "./contact/agent-contact.tsx";
import { detailRows } from "./detail-rows.ts";
import { DetailSection } from "./detail-section.tsx";
import { LabelValueList } from "./label-value-list.tsx";
import { LiberianTerms } from "./liberian-terms.tsx";
import { CanILiveThere } from "./place/can-i-live-there.tsx";
import { WhereIsIt } from "./place/where-is-it.tsx";

/** Visitors without a session never load it. */
const editLink = createLazyPart(() => import("./edit-link.tsx").then(({ EditLink }) => EditLink));

interface DetailBodyProps {
  property: DetailProperty;
  section: "overview" | "contact" | "notice" | "tell-me" | "terms";
}

/**
 * The text of the page, its contacts, or what the price and the status mean. They share a component so that they load as
 * one lazy chunk.
 */
export function DetailBody({ property, section }: DetailBodyProps) {
  const isSignedIn = useIsSignedIn();
  const liberian = useLiberianDollars();
  if (section === "notice") return <AvailabilityNotice property={property} />;
  if (section === "tell-me") return <TellMeLink property={property} look="solid" />;
  if (section === "terms") {
    const moveIn =
      property.kind === "rent" && isOnMarket(property.status) && !property.sample
        ? (format?: (dollars: number) => string) => moveInText(property, format)
        : undefined;
    return (
      <div className="mt-3">
        {property.usual_price && (
          <p className="text-1">
            <ExactText text={usualPriceText(property, property.usual_price, liberian)} />
          </p>
        )}
        {moveIn && (
          <p className="lrd-terms text-1">
            <ExactText text={`To move in: ${moveIn()}`} />
          </p>
        )}
        <LiberianTerms moveIn={moveIn && property.kind === "rent" && hasMoveInAmount(property) ? moveIn : undefined}>
          <ConfirmationLine property={property} />
        </LiberianTerms>
      </div>
    );
  }
  if (section === "contact") {
    return (
      <DetailSection title="Contact">
        <AgentContact property={property} />
      </DetailSection>
    );
  }
  return (
    <div className="relative">
      {isSignedIn && !property.sample && (
        <Suspense>
          <editLink.Part uuid={property.uuid} />
        </Suspense>
      )}
      <DetailSection title="Description">
        {property.description ? (
          <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{property.description}</p>
        ) : (
          // Every listing has one, but the catalogue on a phone may not.
          <p className="text-ink2">It loads when you have signal.</p>
        )}
      </DetailSection>
      <DetailSection title="Amenities">
        {property.amenities.length === 0 ? (
          <p className="text-ink2">No amenities listed</p>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-1">
            {property.amenities.map((name) => (
              <li key={name} className="flex gap-2">
                <span className="mt-0.5 flex-none text-ocean">
                  <Icon name="check" />
                </span>
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      <CanILiveThere property={property} />
      <DetailSection title="Property details">
        <LabelValueList rows={detailRows(property, liberian)} />
      </DetailSection>
      <WhereIsIt property={property} />
    </div>
  );
}
