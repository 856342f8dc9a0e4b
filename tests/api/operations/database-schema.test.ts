import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { bandThresholdCents, toPriceBand } from "#contract/listings/matching/price-bands.ts";
import { type NewProperty, newPropertySchemas } from "#contract/listings/property-input.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";

const columns = getTableConfig(properties).columns.map(({ name }) => name);

describe("the schema", () => {
  it("has only strict tables", async () => {
    const { results } = await env.DB.prepare("SELECT name, strict FROM pragma_table_list WHERE type = 'table'").all<{
      name: string;
      strict: number;
    }>();
    const tables = results.filter(({ name }) => !/^(sqlite|d1|_cf)_/.test(name));
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["properties", "users", "token_pairs"]));
    const loose = tables.filter(({ strict }) => !strict).map(({ name }) => name);
    expect(loose, "add STRICT to these tables in the migration").toEqual([]);
  });

  it("has the columns of the table definition", async () => {
    const { results } = await env.DB.prepare("SELECT name FROM pragma_table_xinfo('properties')").all<{
      name: string;
    }>();
    expect(results.map(({ name }) => name).sort()).toEqual([...columns].sort());
  });

  it("computes the same price bands as the code", async () => {
    const cents = bandThresholdCents.flatMap((bound) => [bound - 1, bound, bound + 1]);
    await storeProperties(...cents.map((price) => buildProperty({ price: price / 100 })));
    const { results } = await env.DB.prepare("SELECT price_cents, price_band FROM properties").all<
      Record<string, number>
    >();
    for (const row of results) expect(row.price_band, String(row.price_cents)).toBe(toPriceBand(row.price_cents ?? 0));
  });

  it.each([
    ["kind = 'lease'"],
    ["price_cents = 0"],
    ["price_cents = 100000000001"],
    ["bedrooms = 101"],
    ["bathrooms = -1"],
    ["latitude = 90.5"],
    ["is_available = 2"],
    ["furnished = 1"],
    ["title = NULL"],
    ["area_sqft = 'large'"],
  ])("rejects %s for a property for sale", async (change) => {
    await storeProperty();
    await expect(env.DB.prepare(`UPDATE properties SET ${change}`).run()).rejects.toThrow(
      /constraint|datatype|cannot store/i,
    );
  });
});

it("an audit entry is never changed, and deleted only after 24 months", async () => {
  const insertEntry = (id: string, at: string) =>
    env.DB.prepare(
      `INSERT INTO audit (at, action, entity, entity_id) VALUES ('${at}', 'update', 'user', '${id}')`,
    ).run();
  const run = (statement: string) => env.DB.prepare(statement).run();
  await insertEntry("old", "2020-01-01T00:00:00.000Z");
  await insertEntry("new", new Date().toISOString());
  await expect(run("UPDATE audit SET action = 'create'")).rejects.toThrow("audit entries are never changed");
  await expect(run("DELETE FROM audit WHERE entity_id = 'new'")).rejects.toThrow("kept for 24 months");
  await run("DELETE FROM audit WHERE entity_id = 'old'");
  expect((await env.DB.prepare("SELECT entity_id FROM audit").all()).results).toEqual([{ entity_id: "new" }]);
});

describe("a new property", () => {
  const {
    uuid: _uuid,
    reference: _reference,
    createdAt: _createdAt,
    property,
  } = buildProperty({ kind: "rent", area_sqft: 900 });
  const { kind: _kind, ...rent } = property as Extract<NewProperty, { kind: "rent" }>;
  const problems = (change: Record<string, unknown>) => {
    const result = newPropertySchemas.rent.safeParse({ ...rent, ...change });
    return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  };

  it.each([
    [{ title: "  " }, "title: Title is required"],
    [{ postal_code: "" }, "postal_code: Postal code is required"],
    [{ monthly_rent: 0 }, "monthly_rent: Monthly rent must be above 0"],
    [{ monthly_rent: 10.001 }, "monthly_rent: Monthly rent may have at most two decimals"],
    [{ bedrooms: 101 }, "bedrooms: "],
    [{ bedrooms: 1.5 }, "bedrooms: "],
    [{ year_built: 1799 }, "year_built: "],
    [{ year_built: new Date().getUTCFullYear() + 6 }, "year_built: Must be at most 5 years from now"],
    [{ property_type: "Castle" }, "property_type: "],
    [{ title: "x".repeat(151) }, "title: Must be at most 150 characters"],
    [{ longitude: 181 }, "longitude: "],
  ])("with %j is rejected with the name of the field", (change, problem) => {
    expect(problems(change)).toHaveLength(1);
    expect(problems(change)[0]).toContain(problem);
  });

  it("keeps its text, trimmed and without NUL", () => {
    const parsed = newPropertySchemas.rent.parse({ ...rent, title: "  <b>Maison\u0000 Crème</b> " });
    expect(parsed.title).toBe("<b>Maison Crème</b>");
  });

  it("may have 0 bedrooms, which differs from an unknown number", () => {
    expect(newPropertySchemas.rent.parse({ ...rent, bedrooms: 0 }).bedrooms).toBe(0);
    expect(newPropertySchemas.rent.parse({ ...rent, bedrooms: undefined }).bedrooms).toBeNull();
  });
});
