import { expect, it } from "vitest";
import { addressText } from "#web/site/lib/format/place-text.ts";
import { visitLabel } from "#web/site/lib/format/visit-label.ts";

const place = { address: "Broad Street", area: "Central Monrovia", city: "Monrovia", state: "Montserrado" };

it.each([
  [place, "Broad Street, Central Monrovia, Montserrado"],
  [{ ...place, area: "Sinkor" }, "Broad Street, Sinkor, Monrovia, Montserrado"],
  [{ ...place, address: "Sinkor", area: "Sinkor" }, "Sinkor, Monrovia, Montserrado"],
  [{ ...place, area: null }, "Broad Street, Monrovia, Montserrado"],
])("names each part of an address once", (parts, text) => expect(addressText(parts)).toBe(text));

it.each([
  ["Studio", "Visit this home"],
  ["Office Space", "Visit this place"],
  ["Event Center", "Visit this place"],
  ["Land", "Visit this land"],
  ["A type of tomorrow", "Visit this place"],
])("invites to visit a property of the type %s by what it is", (property_type, label) =>
  expect(visitLabel({ property_type })).toBe(label),
);
