import { describe, expect, it } from "vitest";
import { catalogueFormat } from "#shared/catalogue/catalogue-document.ts";
import { prepareCatalogue } from "#shared/catalogue/search/prepared-catalogue.ts";
import { fitPrices } from "#shared/prices/fit-prices.ts";
import { answerQuery } from "#web/lib/catalogue/worker/answers/answer-query.ts";
import { buildHome } from "../support/catalogue-homes.ts";

const homes = [
  buildHome({ kind: "rent", area: "Sinkor", property_type: "Apartment", bedrooms: 2, title: "Flat" }),
  buildHome({ kind: "rent", area: "Mamba Point", title: "House", is_available: false }),
];

const priced = { price: 500, area: "sinkor", city: "monrovia", type: "apartment", bedrooms: 2 };
const prices = fitPrices({ buy: [], rent: Array(6).fill(priced) }, "2026-11-28");

/** Answers from a phone that has these homes, which are all or a part. */
const answer = (key: string, complete: boolean, has_descriptions = true) =>
  answerQuery(
    {
      head: {
        format: catalogueFormat,
        version: "v",
        made_at: "2026-11-28T08:00:00.000Z",
        total_homes: 2,
        complete,
        has_descriptions,
      },
      prices,
      prepared: prepareCatalogue(homes),
    },
    key,
  );

describe.each(["/public/facets", "/public/rent/summary", "/public/areas/rent/sinkor"])("%s", (key) => {
  it("is exact on a phone that has all homes", () => expect(answer(key, true)).toMatchObject({ exact: true }));
  it("is a lower bound on a phone that has a part of the homes", () =>
    expect(answer(key, false)).toMatchObject({ exact: false }));
});

it.each(["/public/facets?q=flat", "/public/rent/summary?q=flat"])("%s is a lower bound without descriptions", (key) => {
  expect(answer(key, true, true)).toMatchObject({ exact: true });
  expect(answer(key, true, false)).toMatchObject({ exact: false });
});

it("does not say that an area has no available home if the phone has a part of the homes", () => {
  expect(answer("/public/areas/rent/mamba-point", true)).toMatchObject({ data: { available: 0 } });
  expect(answer("/public/areas/rent/mamba-point", false)).toBeUndefined();
});

it("says what such homes usually cost, as the server does", () => {
  const usual = { usual: 500, homes: 6, level: "area", as_of: "2026-11-28" };
  expect(answer(`/public/properties/${homes[0]?.uuid}`, true)).toMatchObject({
    data: { property: { usual_price: usual } },
  });
  expect(answer("/public/areas/rent/sinkor", true)).toMatchObject({
    data: {
      usual_prices: [
        { ...usual, bedrooms: null },
        { ...usual, bedrooms: 2 },
      ],
    },
  });
});
