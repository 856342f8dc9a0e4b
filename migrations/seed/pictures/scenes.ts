import { readFileSync } from "node:fs";
import { URL } from "node:url";
import type { Hour } from "./kit/palette.ts";
import { apartments } from "./scenes/apartments.ts";
import { moreApartments } from "./scenes/apartments-more.ts";
import { bathrooms } from "./scenes/bathrooms.ts";
import { bedrooms } from "./scenes/bedrooms.ts";
import type { Picture } from "./scenes/compose.ts";
import { condos } from "./scenes/condos.ts";
import { gatherings } from "./scenes/gatherings.ts";
import { houses } from "./scenes/houses.ts";
import { moreHouses } from "./scenes/houses-more.ts";
import { kitchens } from "./scenes/kitchens.ts";
import { livingRooms } from "./scenes/living-rooms.ts";
import { offices } from "./scenes/offices.ts";
import { roofs } from "./scenes/roofs.ts";
import { rows } from "./scenes/rows.ts";
import { streets } from "./scenes/streets.ts";
import { moreStreets } from "./scenes/streets-more.ts";
import { studios } from "./scenes/studios.ts";
import { tradeAndLand } from "./scenes/trade-and-land.ts";
import { verandas } from "./scenes/verandas.ts";
import { villas } from "./scenes/villas.ts";
import { workrooms } from "./scenes/workrooms.ts";
import { yards } from "./scenes/yards.ts";

/** The reference drawings stay as they were drawn; they are the measure of the others. */
const original = (name: string, file: string, hour: Hour, alt: string): Picture => ({
  name,
  role: "cover",
  type: name.replace(/-\d+$/, ""),
  hour,
  alt,
  draw: () => readFileSync(new URL(`./originals/${file}.svg`, import.meta.url), "utf8"),
});

export const pictures: readonly Picture[] = [
  original("villa-01", "villa-dawn", "dawn", "Two-storey villa with a red roof on the Atlantic coast at dawn"),
  original(
    "apartment-01",
    "sinkor-noon",
    "noon",
    "Four-storey apartment block with shops and a yellow kehkeh in Sinkor at noon",
  ),
  original(
    "house-01",
    "compound-afternoon",
    "afternoon",
    "Compound house with a zinc roof and a mango tree, late afternoon",
  ),
  ...houses,
  ...moreHouses,
  ...apartments,
  ...moreApartments,
  ...villas,
  ...rows,
  ...condos,
  ...offices,
  ...studios,
  ...gatherings,
  ...tradeAndLand,
  ...livingRooms,
  ...bedrooms,
  ...kitchens,
  ...bathrooms,
  ...verandas,
  ...yards,
  ...streets,
  ...moreStreets,
  ...workrooms,
  ...roofs,
];
