import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { livingFilterNames, livingFilters } from "#shared/listings/details/living-filters.ts";
import { homeTypeKeys } from "#shared/listings/matching/type-families.ts";

const facets: Record<string, string> = {
  all: "''",
  type: "type_key",
  city: "city_key",
  area: "area_key",
  band: "CAST(price_band AS TEXT)",
  bedrooms: "CAST(coalesce(bedrooms, '') AS TEXT)",
  bathrooms: "CAST(coalesce(bathrooms, '') AS TEXT)",
  available: "CAST(is_available AS TEXT)",
  status: "status",
  move_in: "CAST(coalesce(move_in_band, '') AS TEXT)",
};
const factValues = livingFilterNames.flatMap((name) =>
  livingFilters[name].map((value) => [name, value === "true" ? "1" : value === "false" ? "0" : value]),
);
const isHome = `type_key IN (${homeTypeKeys.map((key) => `'${key}'`)})`;
const sums: Record<string, string> = {
  home_bedrooms: `iif(${isHome}, coalesce(bedrooms, 0), 0)`,
  homes_with_bedrooms: `${isHome} AND bedrooms IS NOT NULL`,
  price: "price_cents",
  size: "coalesce(area_sqft, 0)",
  sized: "area_sqft IS NOT NULL",
};

const all = async (query: string) => (await env.DB.prepare(query).all()).results;

/** Recomputes the counters, the search index and the image columns of all properties and compares them. */
export async function expectDerivedDataToMatch() {
  const counted = Object.entries(facets).map(
    ([facet, key]) =>
      `SELECT kind, '${facet}' AS facet, ${key} AS key, count(*) AS count FROM properties WHERE is_listed = 1 GROUP BY 1, 3`,
  );
  const summed = Object.entries(sums).map(
    ([facet, sum]) => `SELECT kind, '${facet}', '', sum(${sum}) FROM properties WHERE is_listed = 1 GROUP BY 1`,
  );
  const amenities = `SELECT kind, 'amenities', CAST(value AS TEXT), count(*) FROM properties
    CROSS JOIN json_each('[1, 2, 4, 8, 16, 32, 64]') WHERE is_listed = 1 AND amenity_bits & value GROUP BY 1, 3`;
  const living = `SELECT kind, json_extract(value, '$[0]'), json_extract(value, '$[1]'), count(*)
    FROM properties CROSS JOIN json_each('${JSON.stringify(factValues)}')
    WHERE is_listed = 1 AND instr(living_words || words, ' _' || json_extract(value, '$[0]') || '_' || json_extract(value, '$[1]') || ' ')
    GROUP BY 1, 2, 3`;
  const expected = (await Promise.all([...counted, ...summed, amenities, living].map(all))).flat().map(Object.values);
  const stored = (await all("SELECT kind, facet, key, count FROM property_counts WHERE count <> 0")).map(Object.values);
  expect(stored.sort()).toEqual(expected.filter((row) => row[3] !== 0).sort());

  for (const [status] of (await all("SELECT DISTINCT status FROM properties")).map(Object.values)) {
    const matching = await all(
      `SELECT rowid AS n FROM property_index WHERE property_index MATCH '"_status_${status}"'`,
    );
    const rows = await all(`SELECT n FROM properties WHERE is_listed = 1 AND status = '${status}'`);
    expect(matching.map(({ n }) => n).sort()).toEqual(rows.map(({ n }) => n).sort());
  }
  const reduced = await all("SELECT rowid AS n FROM property_index WHERE property_index MATCH '\"_reduced_1\"'");
  expect(reduced.map(({ n }) => n).sort()).toEqual(
    (await all("SELECT n FROM properties WHERE is_listed = 1 AND price_reduced_at IS NOT NULL"))
      .map(({ n }) => n)
      .sort(),
  );

  for (const [power] of (await all("SELECT DISTINCT power FROM properties WHERE power IS NOT NULL")).map(
    Object.values,
  )) {
    const rows = (await all(`SELECT n FROM properties WHERE power = '${power}'`)).map(({ n }) => n).sort();
    const found = await all(
      `SELECT rowid AS n FROM property_index_all WHERE property_index_all MATCH '"_power_${power}"'`,
    );
    expect(found.map(({ n }) => n).sort()).toEqual(rows);
  }

  const indexed = await all(
    'SELECT rowid AS n FROM property_index WHERE property_index MATCH \'"_kind_buy" OR "_kind_rent"\'',
  );
  expect(indexed.map(({ n }) => n).sort()).toEqual(
    (await all("SELECT n FROM properties WHERE is_listed = 1")).map(({ n }) => n).sort(),
  );

  const states = { published: "deleted_at IS NULL AND published = 1", draft: "deleted_at IS NULL AND published = 0" };
  for (const [word, where] of Object.entries({ ...states, bin: "deleted_at IS NOT NULL" })) {
    const matching = await all(
      `SELECT rowid AS n FROM property_index_all WHERE property_index_all MATCH '"_state_${word}"'`,
    );
    const rows = await all(`SELECT n FROM properties WHERE ${where}`);
    expect(matching.map(({ n }) => n).sort(), word).toEqual(rows.map(({ n }) => n).sort());
  }

  for (const row of await all(
    "SELECT p.images, (SELECT json_group_array(id ORDER BY position) FROM images WHERE property_n = n) AS ids FROM properties AS p",
  )) {
    const ids = (JSON.parse(row.images as string) as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(JSON.parse(row.ids as string));
  }
}

/** Expects a stored file for every image in the database. */
export async function expectEveryImageStored() {
  for (const { key } of await all("SELECT key FROM images UNION SELECT key FROM uploads")) {
    expect(await env.IMAGES.head(key as string), key as string).not.toBeNull();
  }
}
