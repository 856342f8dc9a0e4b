import { csvLine } from "#shared/csv.ts";
import { buildWorkbook } from "../support/files/workbook.ts";

const types = ["house", "Apartments", "flat", "Villa", "Land", "Office", "shop"];
const areas = ["Sinkor", "Congo Town", "ELWA Junction", "Mamba Point", "Duport Road"];
const cities = ["Monrovia", "Paynesville", "Buchanan", "Gbarnga", ""];
const columns =
  "Listing ID,Headline,Listing Type,Category,Asking Price (USD),Beds,Baths,Size,Location,Town,Street Address,Ad Text,Agent,Phone,Photos,Last Updated,Views";

type Cells = (string | number)[];

export const portalFormats = ["comma", "semicolon", "workbook"] as const;
export type PortalFormat = (typeof portalFormats)[number];

/** Returns the export of another program as a file of this format. */
export function createPortalExport(format: PortalFormat, rowCount: number) {
  const sheet = createPortalSheet(rowCount);
  if (format === "workbook") return { name: "portal.xlsx", mimeType: workbookType, buffer: buildWorkbook(sheet) };
  const toLine = format === "comma" ? csvLine : semicolonLine;
  return { name: "portal.csv", mimeType: "text/csv", buffer: Buffer.from(sheet.map(toLine).join("")) };
}
const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Commas inside cells are not quoted. */
const semicolonLine = (cells: Cells) => `${cells.join(";")}\r\n`;

/**
 * Returns a title above names that differ from ours, prices and sizes with units, dates as numbers, empty cells and a sum
 * at the end.
 */
function createPortalSheet(rowCount: number): Cells[] {
  const rows = Array.from({ length: rowCount }, (_, n) => portalRow(n));
  return [["Export of all homes"], columns.split(","), ...rows, ["Total", "", "", "", rowCount]];
}

function portalRow(n: number): Cells {
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
