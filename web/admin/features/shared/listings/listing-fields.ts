import { pins } from "#contract/listings/place/pins.ts";
import { requiredFieldLabels, requiredFields } from "#contract/listings/required-fields.ts";
import { listLivingFacts } from "#shared/listings/details/living-facts.ts";
import type { PropertyDetail } from "#shared/listings/details/property-detail.ts";
import { listDetails } from "#shared/listings/details/property-details.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { formTypes, propertyTypes } from "#shared/listings/property-options.ts";
import { statusesOfKind } from "#shared/listings/status/listing-status.ts";
import type { NumberKind } from "#web/admin/lib/forms/typed-number.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { statusLabels } from "./status-labels.ts";

type Layout = Pick<FormField, "share" | "isShort" | "hint">;
type NumberOptions = Layout & { reads?: NumberKind };

const whole = (name: string, label: string, { reads = "whole", ...layout }: NumberOptions = {}): FormField => ({
  name,
  label,
  control: "whole",
  reads,
  share: "third",
  ...layout,
});
const text = (name: string, label: string, max: number, layout?: Layout): FormField => ({
  name,
  label,
  control: "text",
  max,
  share: "third",
  ...layout,
});
const money = (name: string, label: string, reads: NumberKind = "money"): FormField => ({
  name,
  label,
  control: "money",
  reads,
  isShort: true,
  share: "third",
});

/** The form field of a detail. A number has a row of its own on a phone. */
function detailField(name: string, detail: PropertyDetail): FormField {
  const { label } = detail;
  switch (detail.type) {
    case "flag":
      return { name, label, control: "yes-no", share: "third" };
    case "year":
      return { name, label, control: "year", share: "third" };
    case "whole":
      return whole(name, label, { isShort: false });
    case "text":
      return text(name, label, detail.max);
    case "choice":
      if (detail.texts) {
        const labels = detail.texts;
        return {
          name,
          label,
          control: "choice",
          first: detail.choices,
          labels,
          empty: "Not known",
          isTapped: true,
          share: "full",
        };
      }
      return { name, label, control: "choice", first: detail.choices, empty: "Not specified", share: "third" };
  }
}

const detailFields = (kind: PropertyKind, section: PropertyDetail["section"]): FormField[] =>
  listDetails(kind).flatMap(([name, detail]) => (detail.section === section ? [detailField(name, detail)] : []));

/** One tap answers each. */
const livingTaps = listLivingFacts.filter(([, fact]) => fact.type === "choice");
const moreLiving = listLivingFacts.filter(([, fact]) => fact.type !== "choice");

const basics = (kind: PropertyKind): FormField[] => [
  text("title", requiredFieldLabels.title, 150, { share: "two-thirds" }),
  {
    name: "property_type",
    label: requiredFieldLabels.property_type,
    control: "choice",
    first: formTypes[kind],
    rest: propertyTypes.filter((type) => !(formTypes[kind] as readonly string[]).includes(type)),
    empty: "Choose a type",
    share: "third",
  },
  { name: "description", label: requiredFieldLabels.description, control: "lines", max: 10_000, share: "full" },
];

const buyPricing: FormField[] = [money("price", requiredFieldLabels.price), money("agency_fee", "Agency fee")];

const rentalPrice: FormField[] = [
  money("monthly_rent", requiredFieldLabels.monthly_rent, "rent"),
  money("deposit", "Deposit"),
];

const rentalTerms: FormField[] = [
  money("agency_fee", "Agency fee"),
  whole("advance_months", "Months in advance", { reads: "months" }),
  ...detailFields("rent", "rental terms"),
];

const rooms: FormField[] = [
  whole("bedrooms", "Bedrooms"),
  { name: "bathrooms", label: "Bathrooms", control: "decimal", reads: "halves", share: "third" },
];

const floorSpace = whole("area_sqft", "Floor space (sq ft)", { reads: "area", isShort: false });

const status = (kind: PropertyKind): FormField => ({
  name: "status",
  label: "Status",
  control: "choice",
  first: statusesOfKind[kind],
  initial: "available",
  labels: statusLabels,
  share: "third",
});

const statusNote = text("status_note", "Note about the status", 500, {
  hint: "Only colleagues see it",
  share: "two-thirds",
});

const featured: FormField = {
  name: "featured",
  label: "Featured",
  control: "flag",
  hint: "The home page shows the newest four featured homes.",
};

const address: FormField[] = [
  text("address", requiredFieldLabels.address, 200, { share: "full" }),
  text("area", "Neighbourhood or landmark", 100, { hint: "Sinkor, ELWA Junction …", share: "two-thirds" }),
];

/** A new form starts with the usual city. */
const city: FormField[] = [
  ...(["city", "state", "country"] as const).map((name) =>
    text(name, requiredFieldLabels[name], 100, { isShort: true }),
  ),
  text("postal_code", requiredFieldLabels.postal_code, 20, { isShort: true }),
];

const place: FormField[] = [
  text("landmark", "Landmark", 160, { hint: "What people ask for nearby: behind ELWA hospital", share: "full" }),
  {
    name: "pin",
    label: "On the map, visitors see",
    control: "choice",
    first: pins,
    initial: "approximate",
    labels: { approximate: "About where it is", exact: "The exact place" },
    share: "two-thirds",
  },
  { name: "latitude", label: "Latitude", control: "decimal", share: "third" },
  { name: "longitude", label: "Longitude", control: "decimal", share: "third" },
  text("plus_code", "Plus Code", 200, { hint: "Empty: from the coordinates" }),
  text("house_number", "House number", 20, { isShort: true }),
  text("snoocode", "SnooCODE", 20, { isShort: true }),
];

/** The fields of a form by subject. */
interface FieldGroups {
  basics: FormField[];
  price: FormField[];
  /** The further terms of a rental. */
  terms: FormField[];
  rooms: FormField[];
  details: FormField[];
  living: FormField[];
  address: FormField[];
  city: FormField[];
  place: FormField[];
  contact: FormField[];
}

const commonGroups = {
  rooms,
  living: [...livingTaps, ...moreLiving].map(([name, fact]) => detailField(name, fact)),
  place,
  contact: [
    text("listed_by", "Listed by", 100),
    { name: "contact_number", label: "Contact number", control: "phone", max: 30, share: "third" },
  ],
} satisfies Partial<FieldGroups>;

function createGroups(kind: PropertyKind): FieldGroups {
  const required: readonly string[] = requiredFields[kind];
  const mark = (fields: FormField[]) => fields.map((field) => ({ ...field, required: required.includes(field.name) }));
  return {
    basics: mark(basics(kind)),
    price: mark(kind === "rent" ? rentalPrice : buyPricing),
    terms: kind === "rent" ? rentalTerms : [],
    ...commonGroups,
    details: [floorSpace, status(kind), statusNote, ...detailFields(kind, "more details"), featured],
    address: mark(address),
    city: mark(city),
  };
}

/** The groups of each form. The contract's schema for a new property has the same fields. */
export const fieldGroups: Record<PropertyKind, FieldGroups> = { buy: createGroups("buy"), rent: createGroups("rent") };

/** Returns all fields of a form. */
export const listingFields = (kind: PropertyKind): FormField[] => Object.values(fieldGroups[kind]).flat();
