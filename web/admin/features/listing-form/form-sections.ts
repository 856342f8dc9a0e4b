import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { fieldGroups } from "#web/admin/features/shared/listings/listing-fields.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";

export interface FormSection {
  title: string;
  /** What helps to fill it in. */
  lead: string;
  /** Content that is no plain field. */
  content?: "amenities" | "images";
  fields: readonly FormField[];
  /** Whether all of it is folded: no listing needs it. */
  isFolded?: boolean;
  /** Fields that are folded because few listings need them, or because a new form has their usual values. */
  folds?: readonly FormFold[];
}

interface FormFold {
  title: string;
  content?: "location";
  fields: readonly FormField[];
}

/** Returns the sections of a form, in the order of the specification. */
export function formSections(kind: PropertyKind): FormSection[] {
  const { basics, price, terms, rooms, details, living, address, city, place, contact } = fieldGroups[kind];
  const pricing: FormSection =
    kind === "rent"
      ? {
          title: "Rental Information",
          lead: "In US dollars. Leave empty what you do not know.",
          fields: price,
          folds: [{ title: "Fee, lease and terms", fields: terms }],
        }
      : { title: "Pricing", lead: "In US dollars. The agency fee is optional.", fields: price };
  return [
    { title: "Basic Information", lead: "What visitors read first.", fields: basics },
    pricing,
    {
      title: "Property Details",
      lead: "Leave empty what you do not know.",
      fields: rooms,
      folds: [{ title: "Size, status and more", fields: details }],
    },
    { title: "Amenities", lead: "Tap to add, tap again to remove.", content: "amenities", fields: [], isFolded: true },
    {
      title: "Living There",
      lead: "One tap each. Leave out what you have not checked: visitors never read it as a no.",
      fields: living,
      isFolded: true,
    },
    {
      title: "Location",
      lead: "Visitors see about where it is. The exact place is for those whom you show the home.",
      fields: address,
      folds: [
        { title: "City, state and country", fields: city },
        { title: "Landmark, map and codes", content: "location", fields: place },
      ],
    },
    {
      title: "Contact Information",
      lead: "If empty, visitors contact the business.",
      fields: contact,
      isFolded: true,
    },
    {
      title: "Property Images",
      lead: "At least one. Landscape photos in daylight look best.",
      content: "images",
      fields: [],
    },
  ];
}
