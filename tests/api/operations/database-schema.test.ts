import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { properties } from "#worker/db/tables/properties.ts";
import { followStorageClock } from "../../support/clocks/noon-clock.ts";
import { storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

const columns = getTableConfig(properties).columns.map(({ name }) => name);

describe("the schema", () => {
  it("has only strict tables", async () => {
    const results = await queryRows<{
      name: string;
      strict: number;
    }>("SELECT name, strict FROM pragma_table_list WHERE type = 'table'");
    const tables = results.filter(({ name }) => !/^(sqlite|d1|_cf)_/.test(name));
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["properties", "users", "token_pairs"]));
    const loose = tables.filter(({ strict }) => !strict).map(({ name }) => name);
    expect(loose, "add STRICT to these tables in the migration").toEqual([]);
  });

  it("can be read by SQLite 3.40: no ORDER BY in a function, and no function nested too deeply", async () => {
    const results = await queryRows<{
      sql: string;
    }>("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL");
    const inFunction = /(group_array|group_concat)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))* ORDER BY/;
    for (const { sql } of results) {
      expect(sql).not.toMatch(inFunction);
      expect(sql).not.toMatch(/(replace\(){15}/);
    }
  });

  it("has the columns of the table definition", async () => {
    const results = await queryRows<{
      name: string;
    }>("SELECT name FROM pragma_table_xinfo('properties')");
    expect(results.map(({ name }) => name).sort()).toEqual([...columns].sort());
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
    await expect(runSql(`UPDATE properties SET ${change}`)).rejects.toThrow(/constraint|datatype|cannot store/i);
  });
});

it("an audit entry is never changed, and deleted only after 24 months", async () => {
  followStorageClock();
  const insertEntry = (id: string, at: string) =>
    runSql(`INSERT INTO audit (at, action, entity, entity_id) VALUES ('${at}', 'update', 'user', '${id}')`);
  await insertEntry("old", "2020-01-01T00:00:00.000Z");
  await insertEntry("new", new Date().toISOString());
  await expect(runSql("UPDATE audit SET action = 'create'")).rejects.toThrow("audit entries are never changed");
  await expect(runSql("DELETE FROM audit WHERE entity_id = 'new'")).rejects.toThrow("kept for 24 months");
  await runSql("DELETE FROM audit WHERE entity_id = 'old'");
  expect(await queryRows("SELECT entity_id FROM audit")).toEqual([{ entity_id: "new" }]);
});
