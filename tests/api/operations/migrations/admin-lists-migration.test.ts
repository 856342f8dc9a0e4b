import { env } from "cloudflare:workers";
import { it } from "vitest";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0013_admin_lists.sql";
const run = (statement: string) => env.DB.prepare(statement).run();

it("indexes the properties of the version before, and those that it still changes", async () => {
  await migrateBefore(migration);
  await storeProperties(buildProperty({}), buildProperty({}), buildProperty({}), buildProperty({}));
  await run("UPDATE properties SET published = 0 WHERE n = 2");
  await run("UPDATE properties SET deleted_at = updated_at WHERE n = 3");

  await migrateTo(migration);
  await expectDerivedDataToMatch();

  await run("UPDATE properties SET published = 1, deleted_at = NULL, price_cents = price_cents - 1 WHERE n IN (2, 3)");
  await run("UPDATE properties SET deleted_at = updated_at WHERE n = 1");
  await run("DELETE FROM properties WHERE n = 4");
  await expectDerivedDataToMatch();
});
