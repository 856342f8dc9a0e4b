import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { migrateBefore, migrateTo, migrateToNewest } from "../../../support/migrations.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0020_price_reductions.sql";
const setPrice = (n: number, dollars: number, at: string) =>
  env.DB.prepare("UPDATE properties SET price_cents = ?, updated_at = ? WHERE n = ?")
    .bind(dollars * 100, `${at}T09:00:00.000Z`, n)
    .run();
const previousPrices = async () => {
  const { results } = await env.DB.prepare("SELECT previous_price_cents FROM properties ORDER BY n").all();
  return results.map(({ previous_price_cents }) => previous_price_cents);
};

/** Stores properties of 1 January 2026, however many other tests have built. */
async function storeOld(...listings: Parameters<typeof storeProperties>) {
  await storeProperties(...listings);
  await env.DB.prepare("UPDATE properties SET created_at = '2026-01-01T00:00:00.000Z'").run();
}

beforeEach(() => migrateBefore(migration));

it("keeps stored reductions that follow the rule and removes the others", async () => {
  await storeOld(...Array.from({ length: 5 }, () => buildProperty({ price: 12_000 })));
  await setPrice(1, 11_000, "2026-01-08");
  await setPrice(2, 1200, "2026-01-03");
  await setPrice(3, 11_900, "2026-02-01");
  await setPrice(4, 10_000, "2026-02-01");
  await setPrice(4, 11_000, "2026-02-02");
  await setPrice(5, 12_500, "2026-02-01");
  await setPrice(5, 12_000, "2026-02-03");
  expect(await previousPrices()).toEqual([1_200_000, 1_200_000, 1_200_000, 1_200_000, 1_250_000]);
  await migrateTo(migration);
  expect(await previousPrices()).toEqual([1_200_000, null, null, null, null]);
  await migrateToNewest();
  await expectDerivedDataToMatch();
});

it("counts from the last change of price or publication that is known", async () => {
  await storeOld(buildProperty({ price: 12_000 }), buildProperty({ price: 12_000 }), buildProperty({}));
  await setPrice(1, 13_000, "2026-03-01");
  await env.DB.prepare("UPDATE properties SET published = 0 WHERE n = 3").run();
  await migrateTo(migration);
  const { results } = await env.DB.prepare("SELECT price_public_since FROM properties ORDER BY n").all();
  expect(results.map(({ price_public_since }) => price_public_since)).toEqual([
    "2026-03-01T09:00:00.000Z",
    expect.stringMatching(/^2026-01-01/),
    null,
  ]);
  await setPrice(1, 12_000, "2026-03-04");
  await setPrice(2, 11_000, "2026-03-04");
  expect((await previousPrices()).slice(0, 2)).toEqual([null, 1_200_000]);
});

it("works with the statements of the version before", async () => {
  await migrateTo(migration);
  // It neither stores when a price became public nor whether a hidden field was filled in.
  await storeProperties(buildProperty({ price: 12_000 }));
  await env.DB.prepare("UPDATE properties SET published = 0, updated_at = '2026-02-01T09:00:00.000Z'").run();
  await env.DB.prepare("UPDATE properties SET published = 1, updated_at = '2026-02-02T09:00:00.000Z'").run();
  await setPrice(1, 11_000, "2026-02-09");
  expect(await previousPrices()).toEqual([1_200_000]);
  await env.DB.prepare("UPDATE properties SET price_reduced_at = NULL, previous_price_cents = NULL").run();
  await env.DB.prepare(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at)
     VALUES ('a', 'E-1', 'general', 'Ma', 'ma@example.org', '0770 000 000', '2026-02-01T09:00:00.000Z')`,
  ).run();
  expect(await env.DB.prepare("SELECT spam, possible_spam FROM enquiries").first()).toEqual({
    spam: 0,
    possible_spam: 0,
  });
  await migrateToNewest();
  await expectDerivedDataToMatch();
});
