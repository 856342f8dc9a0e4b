import type { ShownProperty } from "../../facts/detail-property.ts";
import { formatPropertyPrice } from "../../facts/format-property-price.ts";
import { StoryContact } from "./story-contact.tsx";

interface StoryBarProps {
  property: ShownProperty;
  /** On the last card, which has the same contacts. The bar keeps its place. */
  isHidden?: boolean;
  /** Shows the number of the call too, because a desktop cannot call. */
  hasNumber?: boolean;
}

/** Price, title, Call and WhatsApp below the photos, or beside them when the phone lies on its side. */
export function StoryBar({ property, isHidden, hasNumber }: StoryBarProps) {
  return (
    <div className="story-bar" inert={isHidden}>
      <p>
        <b translate="no">{formatPropertyPrice(property)}</b>
        <span>{property.title}</span>
      </p>
      <StoryContact property={property} hasNumber={hasNumber} />
    </div>
  );
}
