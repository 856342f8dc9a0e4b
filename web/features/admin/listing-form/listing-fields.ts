import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { formTypes, leaseDurations, propertyTypes } from "#contract/listings/property-options.ts";
import { requiredFieldLabels, requiredFields } from "#contract/listings/required-fields.ts";
import type { FormField } from "#web/lib/forms/form-fields.ts";

export interface ListingFormSection {
  title: string;
  /** What stands in it beside, or in place of, plain fields. */
  part?: "amenities" | "pictures";
  fields: readonly FormField[];
}

const mostMoney = 1_000_000_000;
const whole = (name: string, label: string, max: number): FormField => ({ name, label, control: "whole", min: 0, max });
const year = (name: string, label: string): FormField => ({ name, label, control: "year" });
const flag = (name: string, label: string, on = false): FormField => ({ name, label, control: "flag", on });
const text = (name: string, label: string, max: number, more: { hint?: string; wide?: boolean } = {}): FormField => ({
  name,
  label,
  control: "text",
  max,
  ...more,
});

const basics = (kind: PropertyKind): FormField[] => [
  text("title", requiredFieldLabels.title, 150, { wide: true }),
  {
    name: "property_type",
    label: requiredFieldLabels.property_type,
    control: "choice",
    first: formTypes[kind],
    rest: propertyTypes.filter((type) => !(formTypes[kind] as readonly string[]).includes(type)),
    empty: "Choose a type",
  },
  { name: "description", label: requiredFieldLabels.description, control: "lines", max: 10_000, wide: true },
];

const rooms = [
  whole("bedrooms", "Bedrooms", 100),
  whole("bathrooms", "Bathrooms", 100),
  whole("area_sqft", "Area (sq ft)", 100_000_000),
  year("year_built", "Year built"),
];

const place = [
  text("address", requiredFieldLabels.address, 200, { wide: true }),
  text("area", "Neighbourhood or landmark", 100, { hint: "Sinkor, ELWA Junction …" }),
  text("city", requiredFieldLabels.city, 100),
  text("state", requiredFieldLabels.state, 100),
  text("country", requiredFieldLabels.country, 100),
  text("postal_code", requiredFieldLabels.postal_code, 20),
];

const coordinates: FormField[] = [
  { name: "latitude", label: "Latitude", control: "decimal", min: -90, max: 90 },
  { name: "longitude", label: "Longitude", control: "decimal", min: -180, max: 180 },
];

const states = [
  flag("is_new_construction", "New construction"),
  flag("is_available", "Available", true),
  flag("featured", "Featured"),
];

const shared: ListingFormSection[] = [
  { title: "Amenities", part: "amenities", fields: [] },
  { title: "Location", fields: [...place, ...coordinates] },
  {
    title: "Contact Information",
    fields: [
      text("listed_by", "Listed by", 100),
      { name: "contact_number", label: "Contact number", control: "phone", max: 30 },
    ],
  },
  { title: "Property Images", part: "pictures", fields: [] },
];

/** The sections of each form in their order (accounts-and-admin.md, section 2), with every field of section 3. */
export const listingFormSections: Record<PropertyKind, readonly ListingFormSection[]> = {
  buy: withRequired("buy", [
    { title: "Basic Information", fields: basics("buy") },
    {
      title: "Pricing",
      fields: [
        {
          name: "price",
          label: requiredFieldLabels.price,
          control: "money",
          min: 0,
          max: mostMoney,
          hint: "US dollars",
        },
      ],
    },
    {
      title: "Property Details",
      fields: [
        ...rooms,
        whole("previous_owners", "Previous owners", 1000),
        year("renovation_year", "Renovation year"),
        ...states,
      ],
    },
    ...shared,
  ]),
  rent: withRequired("rent", [
    { title: "Basic Information", fields: basics("rent") },
    {
      title: "Rental Information",
      fields: [
        {
          name: "monthly_rent",
          label: requiredFieldLabels.monthly_rent,
          control: "money",
          min: 0,
          max: mostMoney,
          hint: "US dollars a month",
        },
        {
          name: "lease_duration",
          label: "Lease duration",
          control: "choice",
          first: leaseDurations,
          empty: "Not said",
        },
        flag("furnished", "Furnished"),
        flag("pets_allowed", "Pets allowed"),
      ],
    },
    {
      title: "Property Details",
      fields: [
        ...rooms,
        whole("previous_tenants", "Previous tenants", 1000),
        year("last_renovation_year", "Last renovated"),
        flag("has_parking", "Parking"),
        ...states,
      ],
    },
    ...shared,
  ]),
};

/** All fields of a kind's form, in the order in which they stand there. */
export function listingFields(kind: PropertyKind): FormField[] {
  return listingFormSections[kind].flatMap(({ fields }) => fields);
}

function withRequired(kind: PropertyKind, sections: ListingFormSection[]): ListingFormSection[] {
  const required: readonly string[] = requiredFields[kind];
  const marked = (field: FormField) => ({ ...field, required: required.includes(field.name) });
  return sections.map((section) => ({ ...section, fields: section.fields.map(marked) }));
}
