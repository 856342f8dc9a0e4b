import type { Property } from "#contract/listings/property.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

/** A property on its own page: from the API, or a sample. */
export type DetailProperty = Property & {
  sample?: boolean;
  /** Missing from the homes on this phone, which are newer than the page. */
  isUnlisted?: boolean;
};

/** What a property's page shows: the property or, while it loads, the card that was opened. */
export type ShownProperty = DetailProperty | CardProperty;
