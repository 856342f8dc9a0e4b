import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { formTypes, leaseDurations, propertyTypes } from "#contract/listings/property-options.ts";
import { requiredFieldLabels, requiredFields } from "#contract/listings/required-fields.ts";
import { statusesOfKind } from "#contract/listings/status/listing-status.ts";
import { statusLabels } from "#web/features/admin/listings/status-labels.ts";
import type { FormField } from "#web/ui/admin/form-field.ts";

export interface ListingFormSection {
  title: string;
  /** Content that is no plain field. */
  content?: "amenities" | "location" | "images";
  fields: readonly FormField[];
}

const whole = (name: string, label: string, hint?: string): FormField => ({ name, label, control: "whole", hint });
const year = (name: string, label: string): FormField => ({ name, label, control: "year" });
const flag = (name: string, label: string): FormField => ({ name, label, control: "flag" });
const yesNo = (name: string, label: string): FormField => ({ name, label, control: "yes-no" });
const text = (
  name: string,
  label: string,
  max: number,
  options: { hint?: string; wide?: boolean } = {},
): FormField => ({
  name,
  label,
  control: "text",
  max,
  ...options,
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

const money = (name: string, label: string, hint: string): FormField => ({ name, label, control: "money", hint });
const agencyFee = money("agency_fee", "Agency fee", "US dollars, empty if unknown");

const buyPricing: FormField[] = [money("price", requiredFieldLabels.price, "US dollars"), agencyFee];

const rentalTerms: FormField[] = [
  money("monthly_rent", requiredFieldLabels.monthly_rent, "US dollars a month"),
  whole("advance_months", "Months paid in advance", "From 0 to 36, empty if unknown"),
  money("deposit", "Deposit", "US dollars, empty if unknown"),
  agencyFee,
  {
    name: "lease_duration",
    label: "Lease duration",
    control: "choice",
    first: leaseDurations,
    empty: "Not specified",
  },
  yesNo("furnished", "Furnished"),
  yesNo("pets_allowed", "Pets allowed"),
];

const sharedDetails = [
  whole("bedrooms", "Bedrooms"),
  whole("bathrooms", "Bathrooms"),
  whole("area_sqft", "Floor space (sq ft)"),
  year("year_built", "Year built"),
];

const location: FormField[] = [
  text("address", requiredFieldLabels.address, 200, { wide: true }),
  text("area", "Neighbourhood or landmark", 100, { hint: "Sinkor, ELWA Junction …" }),
  text("city", requiredFieldLabels.city, 100),
  text("state", requiredFieldLabels.state, 100),
  text("country", requiredFieldLabels.country, 100),
  text("postal_code", requiredFieldLabels.postal_code, 20),
  { name: "latitude", label: "Latitude", control: "decimal", startsRow: true },
  { name: "longitude", label: "Longitude", control: "decimal" },
];

const statusFields = (kind: PropertyKind): FormField[] => [
  yesNo("is_new_construction", "New construction"),
  {
    name: "status",
    label: "Status",
    control: "choice",
    first: statusesOfKind[kind],
    initial: "available",
    labels: statusLabels,
  },
  text("status_note", "Note about the status", 500, { hint: "Only colleagues see it", wide: true }),
  flag("featured", "Featured"),
];

const sharedSections: ListingFormSection[] = [
  { title: "Amenities", content: "amenities", fields: [] },
  { title: "Location", content: "location", fields: location },
  {
    title: "Contact Information",
    fields: [
      text("listed_by", "Listed by", 100),
      { name: "contact_number", label: "Contact number", control: "phone", max: 30 },
    ],
  },
  { title: "Property Images", content: "images", fields: [] },
];

/** The sections of each form, in order. The contract's schema for a new property has the same fields. */
export const listingFormSections: Record<PropertyKind, readonly ListingFormSection[]> = {
  buy: markRequired("buy", [
    { title: "Basic Information", fields: basics("buy") },
    { title: "Pricing", fields: buyPricing },
    {
      title: "Property Details",
      fields: [
        ...sharedDetails,
        whole("previous_owners", "Previous owners"),
        year("renovation_year", "Renovation year"),
        ...statusFields("buy"),
      ],
    },
    ...sharedSections,
  ]),
  rent: markRequired("rent", [
    { title: "Basic Information", fields: basics("rent") },
    { title: "Rental Information", fields: rentalTerms },
    {
      title: "Property Details",
      fields: [
        ...sharedDetails,
        whole("previous_tenants", "Previous tenants"),
        year("last_renovation_year", "Last renovated"),
        yesNo("has_parking", "Parking"),
        ...statusFields("rent"),
      ],
    },
    ...sharedSections,
  ]),
};

/** Returns all fields of a form, in order. */
export function listingFields(kind: PropertyKind): FormField[] {
  return listingFormSections[kind].flatMap(({ fields }) => fields);
}

function markRequired(kind: PropertyKind, sections: ListingFormSection[]): ListingFormSection[] {
  const required: readonly string[] = requiredFields[kind];
  const mark = (field: FormField) => ({ ...field, required: required.includes(field.name) });
  return sections.map((section) => ({ ...section, fields: section.fields.map(mark) }));
}
