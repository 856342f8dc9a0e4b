/** The two kinds of listing: offered for sale or for rent. */
export const propertyKinds = ["buy", "rent"] as const;
export type PropertyKind = (typeof propertyKinds)[number];

/** What differs between the kinds wherever they are shown or stored. */
export const propertyKindTraits = {
  buy: {
    badge: "For Sale",
    priceField: "price",
    priceLabel: "Purchase Price",
    priceSuffix: "",
    imageFolder: "buy-properties",
  },
  rent: {
    badge: "For Rent",
    priceField: "monthly_rent",
    priceLabel: "Monthly Rent",
    priceSuffix: "/mo",
    imageFolder: "rent-properties",
  },
} as const satisfies Record<PropertyKind, Record<string, string>>;

/** The kind whose pictures live in this folder of the image store, or undefined for any other name. */
export function kindOfImageFolder(folder: string): PropertyKind | undefined {
  return propertyKinds.find((kind) => propertyKindTraits[kind].imageFolder === folder);
}
