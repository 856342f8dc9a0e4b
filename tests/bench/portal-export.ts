import { csvLine } from "#contract/admin/csv.ts";

const types = ["house", "Apartments", "flat", "Villa", "Land", "Office", "shop"];
const areas = ["Sinkor", "Congo Town", "ELWA Junction", "Mamba Point", "Duport Road"];
const cities = ["Monrovia", "Paynesville", "Buchanan", "Gbarnga", ""];
const columns =
  "Listing ID,Headline,Listing Type,Category,Asking Price (USD),Beds,Baths,Size,Location,Town,Street Address,Ad Text,Agent,Phone,Photos,Last Updated,Views";

/**
 * Returns the export of another program as CSV: a title above names that differ from ours, prices and sizes with units,
 * dates as numbers, empty cells and a sum at the end.
 */
export function createPortalExport(rowCount: number): string {
  const rows = Array.from({ length: rowCount }, (_, n) => csvLine(portalRow(n)));
  return ["Export of all homes\r\n", `${columns}\r\n`, ...rows, csvLine(["Total", "", "", "", rowCount])].join("");
}

function portalRow(n: number): (string | number)[] {
  const isRent = n % 3 === 0;
  const [type, area] = [types[n % types.length] ?? "", areas[n % areas.length] ?? ""];
  const amount = isRent ? 300 + (n % 40) * 50 : 20_000 + (n % 400) * 1000;
  const price = [`$${amount.toLocaleString("en-US")}`, isRent ? `USD ${amount}` : `${amount / 1000}k`][n % 2] ?? "";
  const text = `A ${type} near the main road in ${area}, with water and light. `.repeat(4);
  return [
    `PX-${n}`,
    `Spacious ${type} no. ${n} in ${area}`,
    isRent ? "For Rent" : "For Sale",
    type,
    price,
    n % 2 ? `${n % 6} bed` : n % 6,
    n % 4,
    `${(400 + (n % 3000)).toLocaleString("en-US")} sq ft`,
    area,
    cities[n % cities.length] ?? "",
    `${n} Water Street`,
    text,
    "Mary Kollie",
    `0886${String(n).padStart(6, "0")}`,
    `PX-${n}_1.jpg`,
    45_000 + (n % 900),
    n % 1000,
  ];
}
