import { readFileSync } from "node:fs";
import type { Hour } from "./kit/palette.ts";
import type { Picture } from "./scenes/compose.ts";
import { apartments } from "./scenes/covers/apartments.ts";
import { moreApartments } from "./scenes/covers/apartments-more.ts";
import { condos } from "./scenes/covers/condos.ts";
import { gatherings } from "./scenes/covers/gatherings.ts";
import { houses } from "./scenes/covers/houses.ts";
import { moreHouses } from "./scenes/covers/houses-more.ts";
import { offices } from "./scenes/covers/offices.ts";
import { rows } from "./scenes/covers/rows.ts";
import { studios } from "./scenes/covers/studios.ts";
import { tradeAndLand } from "./scenes/covers/trade-and-land.ts";
import { villas } from "./scenes/covers/villas.ts";
import { bathrooms } from "./scenes/views/bathrooms.ts";
import { bedrooms } from "./scenes/views/bedrooms.ts";
import { kitchens } from "./scenes/views/kitchens.ts";
import { livingRooms } from "./scenes/views/living-rooms.ts";
import { roofs } from "./scenes/views/roofs.ts";
import { streets } from "./scenes/views/streets.ts";
import { verandas } from "./scenes/views/verandas.ts";
import { workrooms } from "./scenes/views/workrooms.ts";
import { yards } from "./scenes/views/yards.ts";

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
  ...workrooms,
  ...roofs,
];
