import type { RefObject } from "react";
import { getPrice } from "#shared/listings/property-price.ts";
import { placeText } from "#web/site/lib/format/place-text.ts";
import { Button } from "#web/ui/button.tsx";
import { LiberianPrice } from "#web/ui/liberian-dollars/liberian-price.tsx";
import type { ShownProperty } from "../../facts/detail-property.ts";
import { formatPropertyPrice } from "../../facts/format-property-price.ts";
import { factsText } from "../../facts/property-facts.ts";
import { StoryContact } from "./story-contact.tsx";

interface StoryEndProps {
  property: ShownProperty;
  isVisible: boolean;
  onClose: () => void;
  /** Receives the card while it is visible. */
  shownRef: RefObject<HTMLElement | null>;
}

/** The card after the last photo: what the listing is, what it costs, and how to ask. */
export function StoryEnd({ property, isVisible, onClose, shownRef }: StoryEndProps) {
  return (
    <section
      ref={isVisible ? shownRef : undefined}
      className="story-slide story-end"
      aria-label={property.title}
      tabIndex={-1}
      inert={!isVisible}
    >
      <div>
        <h2>{property.title}</h2>
        <p>{placeText(property)}</p>
        <p className="story-price">
          <span translate="no">{formatPropertyPrice(property)}</span>
          <LiberianPrice dollars={getPrice(property)} />
        </p>
        <p>{factsText(property)}</p>
        <StoryContact property={property} />
        <Button look="quiet" onClick={onClose}>
          Back to the listing
        </Button>
      </div>
    </section>
  );
}
