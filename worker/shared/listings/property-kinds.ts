/** A property is for sale or for rent. */
export const propertyKinds = ["buy", "rent"] as const;
export type PropertyKind = (typeof propertyKinds)[number];

/** The differences between the kinds in texts, fields and folders. */
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

/** Returns the kind whose images are in a folder of the image store. */
export function kindOfImageFolder(folder: string): PropertyKind | undefined {
  return propertyKinds.find((kind) => propertyKindTraits[kind].imageFolder === folder);
}
