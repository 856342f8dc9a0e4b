import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { toSearchKey } from "#shared/listings/words.ts";
import { median } from "#shared/prices/fit-effects.ts";
import { fitPrices } from "#shared/prices/fit-prices.ts";
import type { PricedHome } from "#shared/prices/price-figures.ts";
import { findUsualPrice } from "#shared/prices/usual-price.ts";
import type { Report } from "./report.ts";

const splits = 200;
const heldOutShare = 0.2;
/** Areas with at most so many homes are those whose plain median is a poor guess. */
const smallArea = 15;

/** Reads a file of rents with the columns price, area, type and bedrooms, hides homes from the model and asks it for them. */
export function priceIntervals(report: Report, file: string | undefined): void {
  if (!file) throw new Error("npm run bench -- prices FILE.csv, with the columns price, area, type and bedrooms");
  const homes = readHomes(file);
  const random = seededRandom(1);
  let [asked, held, small, modelError, plainError] = [0, 0, 0, 0, 0];
  const [widths, factors]: [number[], number[]] = [[], []];
  for (let split = 0; split < splits; split += 1) {
    const { known = [], hidden = [] } = Object.groupBy(homes, () => (random() < heldOutShare ? "hidden" : "known"));
    const figures = fitPrices({ buy: [], rent: known }, "");
    const byArea = Map.groupBy(known, ({ area }) => area);
    asked += hidden.length;
    for (const { price, ...home } of hidden) {
      const usual = findUsualPrice(figures, { kind: "rent", ...home, types: [home.type] });
      if (!usual) continue;
      widths.push(usual.high - usual.low);
      factors.push(usual.high / usual.low);
      if (price >= usual.low && price <= usual.high) held += 1;
      const neighbours = byArea.get(home.area) ?? [];
      if (neighbours.length === 0 || neighbours.length > smallArea) continue;
      small += 1;
      modelError += Math.abs(Math.log(usual.usual / price));
      plainError += Math.abs(Math.log(median(neighbours.map((neighbour) => neighbour.price)) / price));
    }
  }
  const [holds, lower] = [held / widths.length, 1 - modelError / plainError];
  report.heading(`Prices: ${file}, ${homes.length} homes, ${splits} splits`);
  report.line("held-out homes with an answer", [percent(widths.length / asked)], "-");
  report.line("of them within the 80 % interval", [percent(holds)], "78–82 %", holds >= 0.78 && holds <= 0.82);
  const width = [Math.round(median(widths)).toLocaleString("en"), `× ${median(factors).toFixed(2)}`];
  report.line("median width: in money, high / low", width, "-");
  const errors = [modelError, plainError].map((total) => (total / small).toFixed(3));
  report.line(`mean |ln| error, plain median, areas ≤ ${smallArea}`, errors, "-");
  report.line("lower than that of the plain median by", [percent(lower)], "≥ 20 %", lower >= 0.2);
}

function readHomes(file: string): PricedHome[] {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(file, "utf8"), {
    header: true,
    skipEmptyLines: true,
  });
  return data.flatMap(({ price = "", area = "", type = "", bedrooms = "" }) => {
    const home = {
      area: toSearchKey(area),
      city: "",
      type: toSearchKey(type),
      price: Number(price.replaceAll(",", "")),
    };
    return home.price > 0 ? [{ ...home, bedrooms: bedrooms === "" ? null : Number(bedrooms) }] : [];
  });
}

/** Returns the same numbers in each run (a linear congruential generator), so that two runs compare models. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
