import { propertyExportColumns } from "#contract/admin/property-export.ts";
import { csvLine } from "#shared/csv.ts";

const examples: Readonly<Record<string, string>>[] = [
  {
    reference: "R-1",
    kind: "buy",
    title: "House with a mango tree",
    property_type: "House",
    price: "85000",
    address: "12 Broad Street",
    area: "Sinkor",
    city: "Monrovia",
    state: "Montserrado",
    country: "Liberia",
    bedrooms: "3",
    bathrooms: "2",
    amenities: "Parking, Garden",
    contact_number: "+231 886 123 456",
    description: "A quiet family house close to the main road.",
  },
  {
    reference: "R-2",
    kind: "rent",
    title: "Flat above the bakery",
    property_type: "Apartment",
    monthly_rent: "800",
    address: "3 Carey Street",
    city: "Paynesville",
    state: "Montserrado",
    country: "Liberia",
    postal_code: "1000",
    bedrooms: "2",
    furnished: "true",
    lease_duration: "1 Year",
    description: "Two rooms and a balcony.",
  },
];

/** Returns a CSV table with the names of all columns and two examples. */
export function buildTemplate(): string {
  const lines = examples.map((example) => csvLine(propertyExportColumns.map((column) => example[column] ?? "")));
  return [csvLine([...propertyExportColumns]), ...lines].join("");
}
