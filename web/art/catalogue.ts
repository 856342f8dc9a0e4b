import { readFileSync } from "node:fs";
import type { Hour } from "./kit/palette.ts";
import { apartments02to07 } from "./scenes/covers/apartments-02-07.ts";
import { apartments08to13 } from "./scenes/covers/apartments-08-13.ts";
import { commercialAndLand } from "./scenes/covers/commercial-and-land.ts";
import { condos } from "./scenes/covers/condos.ts";
import { houses02to07 } from "./scenes/covers/houses-02-07.ts";
import { houses08to13 } from "./scenes/covers/houses-08-13.ts";
import { offices } from "./scenes/covers/offices.ts";
import { penthousesAndEventCenters } from "./scenes/covers/penthouses-and-event-centers.ts";
import { studios } from "./scenes/covers/studios.ts";
import { townhouses } from "./scenes/covers/townhouses.ts";
import { villas } from "./scenes/covers/villas.ts";
import type { Scene } from "./scenes/scene.ts";
import { bathrooms } from "./scenes/views/bathrooms.ts";
import { bedrooms } from "./scenes/views/bedrooms.ts";
import { kitchens } from "./scenes/views/kitchens.ts";
import { livingRooms } from "./scenes/views/living-rooms.ts";
import { roofs } from "./scenes/views/roofs.ts";
import { streets } from "./scenes/views/streets.ts";
import { verandas } from "./scenes/views/verandas.ts";
import { workrooms } from "./scenes/views/workrooms.ts";
import { yards } from "./scenes/views/yards.ts";

/** A hand-drawn SVG file. The style of the generated scenes follows these drawings. */
const original = (name: string, file: string, hour: Hour, alt: string): Scene => ({
  name,
  role: "cover",
  type: name.replace(/-\d+$/, ""),
  hour,
  alt,
  draw: () => readFileSync(new URL(`./originals/${file}.svg`, import.meta.url), "utf8"),
});

const originals: readonly Scene[] = [
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
];

/** All scenes, in the order of the index. */
export const scenes: readonly Scene[] = [
  originals,
  houses02to07,
  houses08to13,
  apartments02to07,
  apartments08to13,
  villas,
  townhouses,
  condos,
  offices,
  studios,
  penthousesAndEventCenters,
  commercialAndLand,
  livingRooms,
  bedrooms,
  kitchens,
  bathrooms,
  verandas,
  yards,
  streets,
  workrooms,
  roofs,
].flat();
